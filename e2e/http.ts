import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { someone, visitorAddress } from './access-requests.ts'
import type { Address, Site } from './server.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** A header that is undefined is not sent. */
type Headers = Record<string, string | undefined>
type RequestOptions = { method?: string; headers?: Headers; body?: string | Buffer }

const formType = 'application/x-www-form-urlencoded'

/** Sends one request as written: no header is added, no path normalised, no redirect followed. */
export function ask(
  site: Pick<Site, 'port'>,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
) {
  const definedHeaders = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: site.port, path, method, headers: definedHeaders, agent: false },
      (received) => resolve(readAnswer(received)),
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Reads the whole answer; throws when it is cut short. */
export async function readAnswer(received: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of received) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return { status: received.statusCode ?? 0, headers: received.headers, body, text: body.toString() }
}

/** Sends half of a form; the other half when `finish` is called. */
export function beginPost(site: Address, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString()
  const half = Math.floor(body.length / 2)
  const answer = Promise.withResolvers<Answer>()
  answer.promise.catch(() => {})
  const outgoing = request(
    {
      ...{ host: '127.0.0.1', port: site.port, path, method: 'POST', agent: false },
      headers: {
        Origin: site.url,
        'Content-Type': formType,
        'Content-Length': body.length,
        'X-Forwarded-For': visitorAddress(),
      },
    },
    (received) => answer.resolve(readAnswer(received)),
  )
  outgoing.on('error', answer.reject)
  outgoing.write(body.slice(0, half))
  return {
    finish() {
      outgoing.end(body.slice(half))
      return answer.promise
    },
  }
}

/** Opens a connection and sends bytes that need not be HTTP. `answer` is everything received until it is closed. */
export function openRaw(site: Pick<Site, 'port'>, bytes: string) {
  const socket = connect(site.port, '127.0.0.1')
  const answer = new Promise<string>((resolve, reject) => {
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
  socket.write(bytes)
  return { socket, answer }
}

/** Sends bytes that need not be HTTP, and returns the head of the answer. */
export function sendRaw(site: Pick<Site, 'port'>, bytes: string) {
  const { socket, answer } = openRaw(site, bytes)
  let received = ''
  socket.on('data', (data) => {
    received += data
    if (received.includes('\r\n\r\n')) socket.destroy()
  })
  return answer
}

/** Matches what no answer may hold: a stack, a query, the name of an error. */
export const leaks = /\n\s+at .+:\d+:\d+|node_modules|TypeError|SyntaxError|Failed query|insert into|relation "/i

/** Sends the access request form as a browser without JavaScript does; `fields` and `headers` override its own. */
export function postRequest(site: Address, fields: Record<string, string>, headers: Headers = {}) {
  const body = new URLSearchParams({ ...someone(), ...fields }).toString()
  return ask(site, '/request-access', {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': formType, ...headers },
    body,
  })
}

/** Mails are sent in the order they were queued: when those of a new request have arrived, all earlier ones have too. */
export async function allMailsSent(site: Site) {
  const later = someone()
  await postRequest(site, later, { 'X-Forwarded-For': visitorAddress() })
  await Promise.all([site.mailTo(later.email), site.noticeAbout(later.email)])
  await new Promise((resolve) => setTimeout(resolve, 300))
}
