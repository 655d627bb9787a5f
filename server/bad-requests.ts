import { type IncomingMessage, maxHeaderSize, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Settings } from '~/config/settings.server'
import { markTimedOut } from './client-fault'
import type { Drain } from './drain'
import { baseHeaders, emptyPolicy } from './headers'
import { acceptsUploads } from './request-limits'
import type { RequestLog } from './request-log'

const seconds = 1000

/**
 * The time a body may take, so that nobody holds a connection open by sending a byte a minute. Node has one limit for all
 * requests, which is set for uploads; all others get a separate timer.
 */
const bodyTimeoutMs = { usual: 15 * seconds, uploads: 300 * seconds }

type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** Limits that Node enforces itself, and reports as `clientError`. */
export const serverTimeouts = {
  requestTimeout: bodyTimeoutMs.uploads,
  headersTimeout: 10 * seconds,
  connectionsCheckingInterval: 2 * seconds,
}

const statuses: Record<string, [status: number, phrase: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/** The response to a request whose Host header is not a host name, so that no URL can be built from it. */
export const invalidHost = (settings: Settings) =>
  new Response(null, { status: 400, headers: { ...baseHeaders(settings), 'Content-Security-Policy': emptyPolicy } })

/** Answers and logs what Node could not parse as a request, and bodies that take too long. */
export function answerBadRequests(server: Server, settings: Settings, drain: Drain, requestLog: RequestLog) {
  const headers = [...invalidHost(settings).headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')

  /** Only the beginning of the request is known; a line that has no end in it is one with too long an address. */
  function statusOf({ code = '', rawPacket }: ParserError): [status: number, phrase: string] {
    if (code === 'HPE_HEADER_OVERFLOW' && rawPacket && !rawPacket.subarray(0, maxHeaderSize).includes('\r\n')) {
      return [414, 'URI Too Long']
    }
    return statuses[code] ?? [400, 'Bad Request']
  }

  /** Returns the status, or undefined when nothing can be sent: the client has left, or a response has begun. */
  function answer(error: ParserError, socket: Duplex): number | undefined {
    if (error.code === 'ECONNRESET' || !socket.writable || drain.hasBegunResponse(socket)) {
      socket.destroy()
      return undefined
    }
    const [status, phrase] = statusOf(error)
    const type = 'Content-Type: text/plain; charset=utf-8'
    const lines = `HTTP/1.1 ${status} ${phrase}\r\nConnection: close\r\n${type}\r\nContent-Length: ${phrase.length}\r\n`
    socket.end(`${lines}${headers}\r\n${phrase}`)
    return status
  }

  function enforceBodyTimeout(request: IncomingMessage) {
    const { headers, url = '' } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    if (acceptsUploads(url.split('?', 1)[0] ?? '')) return
    const error = Object.assign(new Error('the body takes too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const timer = setTimeout(() => {
      // The whole body has arrived and waits to be read: the server is slow, not the client.
      if (request.complete) return
      markTimedOut(request)
      answer(error, request.socket)
    }, bodyTimeoutMs.usual)
    request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  }

  server.on('request', enforceBodyTimeout)
  server.on('clientError', (error: ParserError, socket) => {
    const began = performance.now()
    const status = answer(error, socket)
    // Without a status there is nothing to count; a request that was under way is counted by the pipeline.
    if (status) requestLog.record({ kind: 'malformed', method: '-', path: '-', status, began })
  })
}
