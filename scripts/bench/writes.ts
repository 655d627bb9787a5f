// Writes: signing in, requesting access, answering an event. How many a second one process handles, and the CPU of each.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { cpuMs } from './processes.ts'
import { fetchRaw, type Running } from './server.ts'
import { type Row, row, show } from './table.ts'

/** The sample accounts of the demo. */
const password = 'fjord-ridge-aurora-41'
const members = ['supplier', 'hospital', 'embassy', 'admin'].map((name) => `${name}@nordbro.example`)

const connections = 8

type Send = { path: string; fields: Record<string, string>; cookie?: string }
type Cost = { perSecond: number; cpuMs: number }

const perSecond = (value: number) => `${value.toFixed(0)} a second`

/** On a server that runs the demo and trusts `X-Forwarded-For` of this machine. */
export async function writeRows(server: Running, engine: string): Promise<Row[]> {
  const costs = await measureWrites(server)
  return Object.entries(costs).map(([what, cost]) =>
    row(`${what}, ${engine}`, cost.perSecond, perSecond, undefined, `CPU ${show.milliseconds(cost.cpuMs)} each`),
  )
}

export async function measureWrites(server: Running, which: 'all' | 'growing' = 'all'): Promise<Record<string, Cost>> {
  const signIns = () => members.flatMap((email) => Array.from({ length: 6 }, () => signIn(email)))
  const cookie = await signInCookie(server, members[0] ?? '')
  const event = await findEventAction(server, cookie)
  const loads: Record<string, Send[]> = {
    ...(which === 'all' && { 'sign-ins': signIns() }),
    'access requests': Array.from({ length: 400 }, requestAccess),
    'answers to an event': Array.from({ length: 400 }, (_, index) => answer(event, cookie, index)),
  }
  const costs: Record<string, Cost> = {}
  for (const [what, requests] of Object.entries(loads)) costs[what] = await measure(server, requests)
  return costs
}

/** Eight connections send the requests, each from another address. All have to succeed. */
async function measure(server: Running, requests: Send[]): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = [...requests]
  const began = performance.now()
  const before = cpuMs(server.pid)
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await send(server, next, agent)
  }
  await Promise.all(Array.from({ length: connections }, work))
  const tookMs = performance.now() - began
  agent.destroy()
  return { perSecond: (requests.length * 1000) / tookMs, cpuMs: (cpuMs(server.pid) - before) / requests.length }
}

const signIn = (email: string): Send => ({ path: '/login?form=sign-in', fields: { email, password } })

const requestAccess = (): Send => {
  const email = `${randomUUID()}@region.example`
  const reason = 'We plan a new ward.'
  return {
    path: '/request-access',
    fields: { name: 'Kari Berg', email, organization: 'Region', role: 'hospital', reason },
  }
}

const answer = (event: string, cookie: string, index: number): Send => ({
  path: event,
  fields: { response: index % 2 ? 'attending' : 'not_attending' },
  cookie,
})

async function signInCookie(server: Running, email: string) {
  const { headers } = await send(server, signIn(email))
  return /session=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''
}

/** The action of the form that answers the first event on the page. */
async function findEventAction(server: Running, cookie: string) {
  const page = (await fetchRaw(`${server.url}/supplier`, { cookie })).body.toString()
  const found = /action="(\/events\/[^"?]+)/.exec(page)?.[1]
  if (!found) throw new Error('the page of suppliers shows no event to answer')
  return found
}

let visitors = 0
/** Another address each time, so that no limit applies. */
const nextAddress = () => {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

function send({ url }: Running, { path, fields, cookie }: Send, agent?: Agent) {
  const headers = {
    Origin: url,
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Forwarded-For': nextAddress(),
    ...(cookie && { Cookie: cookie }),
  }
  return new Promise<{ headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const sent = request(`${url}${path}`, { method: 'POST', headers, ...(agent && { agent }) }, (received) => {
      received.resume().on('end', () => {
        const { statusCode = 0 } = received
        if (statusCode < 400) resolve({ headers: received.headers })
        else reject(new Error(`${path} answered ${statusCode}`))
      })
    })
    sent.on('error', reject).end(new URLSearchParams(fields).toString())
  })
}
