// What people do that is written down: signing in, asking for access, answering an event. How many a second one process
// takes, and what each costs it.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { cpuMs } from './processes.ts'
import { fetchRaw, type Running } from './server.ts'
import { type Row, row, show } from './table.ts'

/** The sample accounts of the demo. */
const password = 'fjord-ridge-aurora-41'
const members = ['supplier', 'hospital', 'embassy', 'admin'].map((name) => `${name}@nordbro.example`)

const atOnce = 8

type Send = { path: string; fields: Record<string, string>; cookie?: string }
type Cost = { perSecond: number; cpuMs: number }

const perSecond = (value: number) => `${value.toFixed(0)} a second`

/** On a server that runs the demo and believes this machine about addresses. */
export async function writeRows(server: Running, engine: string): Promise<Row[]> {
  const costs = await measureWrites(server)
  return Object.entries(costs).map(([what, cost]) =>
    row(`${what}, ${engine}`, cost.perSecond, perSecond, undefined, `CPU ${show.milliseconds(cost.cpuMs)} each`),
  )
}

export async function measureWrites(server: Running, which: 'all' | 'growing' = 'all'): Promise<Record<string, Cost>> {
  const signIns = () => members.flatMap((email) => Array.from({ length: 6 }, () => signIn(email)))
  const cookie = await sessionOf(server, members[0] ?? '')
  const event = await eventOf(server, cookie)
  const loads: Record<string, Send[]> = {
    ...(which === 'all' && { 'sign-ins': signIns() }),
    'access requests': Array.from({ length: 400 }, askForAccess),
    'answers to an event': Array.from({ length: 400 }, (_, turn) => answer(event, cookie, turn)),
  }
  const costs: Record<string, Cost> = {}
  for (const [what, all] of Object.entries(loads)) costs[what] = await measure(server, all)
  return costs
}

/** Sent by eight at once, each from an address of its own; every one has to succeed. */
async function measure(server: Running, all: Send[]): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const waiting = [...all]
  const began = performance.now()
  const before = cpuMs(server.pid)
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await send(server, next, agent)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const took = performance.now() - began
  agent.destroy()
  return { perSecond: (all.length * 1000) / took, cpuMs: (cpuMs(server.pid) - before) / all.length }
}

const signIn = (email: string): Send => ({ path: '/login?form=sign-in', fields: { email, password } })

const askForAccess = (): Send => {
  const email = `${randomUUID()}@region.example`
  const reason = 'We plan a new ward.'
  return {
    path: '/request-access',
    fields: { name: 'Kari Berg', email, organization: 'Region', role: 'hospital', reason },
  }
}

const answer = (event: string, cookie: string, turn: number): Send => ({
  path: event,
  fields: { response: turn % 2 ? 'attending' : 'not_attending' },
  cookie,
})

async function sessionOf(server: Running, email: string) {
  const { headers } = await send(server, signIn(email))
  return /session=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''
}

/** Where the first event that a member sees takes its answers. */
async function eventOf(server: Running, cookie: string) {
  const page = (await fetchRaw(`${server.url}/supplier`, { cookie })).body.toString()
  const found = /action="(\/events\/[^"?]+)/.exec(page)?.[1]
  if (!found) throw new Error('the page of suppliers shows no event to answer')
  return found
}

let visitors = 0
/** A visitor of another address each time: limits are for those who come again and again. */
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
