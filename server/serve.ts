import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import { type DestinationStream, pino } from 'pino'
import type { ServerBuild } from 'react-router'
import type { Settings } from '~/config/settings.server'
import { contentChangedChannel } from '~/db/content-changed.server'
import type { Services } from '~/web/scope.server'
import { createApp } from './app'
import { serveBackupRequests } from './backup/backup-requests'
import { cacheablePages } from './cacheable-routes'
import { markTimedOut } from './client-fault'
import { addDatabaseMetrics } from './database-metrics'
import { createDrain } from './drain'
import { baseHeaders, emptyPolicy } from './headers'
import { logError } from './log-error'
import { createMetrics } from './metrics'
import { createPageViews } from './page-views'
import { acceptsUploads } from './request-limits'
import { createRequestLog } from './request-log'
import { serveCachedPages } from './serve-cached-page'
import { closeServices, openServices, startWorker } from './services'
import { offerSetupLink } from './setup-link'
import { isTerminal, terminal } from './terminal'
import { jobNames } from './worker'

const seconds = 1000

/** How long a body may take. Nobody holds a connection by sending a byte a minute; a large file has time for a slow line. */
const bodyTimeoutMs = { usual: 15 * seconds, uploads: 300 * seconds }

/** How long requests and jobs under way have to finish when the process stops, and when it ends whatever is left. */
const drainTimeoutMs = 7 * seconds
const forceExitAfterMs = 9.5 * seconds

// In a quiet moment V8 would else forget the shapes of connections and answers, and with them what it has compiled to
// serve them: for minutes after it a page costs a sixth more.
setFlagsFromString('--no-memory-reducer-favors-memory')

/** Serves until the process is asked to stop. `prepare` runs when the database is open and nobody is served yet. */
export async function serve(settings: Settings, build: ServerBuild, prepare: (services: Services) => Promise<void>) {
  const out = isTerminal() ? terminal : pino.destination({ sync: false, minLength: 16_000, periodicFlush: 1000 })
  const log = createLog(settings, out)
  const metrics = createMetrics(jobNames)
  const services = await openServices(settings, log)
  addDatabaseMetrics(metrics.registry, { database: services.database, log, jobs: jobNames })
  await prepare(services)
  let phase: 'starting' | 'serving' | 'stopping' = 'starting'
  const requestLog = createRequestLog(settings, metrics, out)
  const views = createPageViews(services.pageViews)
  const cacheable = cacheablePages(build)
  const isReady = () => phase === 'serving'
  const { app, pages } = createApp({ services, metrics, requestLog, views, cacheable, build, isReady })
  metrics.watchPages(pages)
  await services.database.listen(contentChangedChannel, () => {
    services.content.drop()
    pages.drop()
  })

  const server = createServer(
    { requestTimeout: bodyTimeoutMs.uploads, headersTimeout: 10 * seconds, connectionsCheckingInterval: 2 * seconds },
    serveCachedPages({
      pages,
      cacheable,
      views,
      record: requestLog.record,
      visionHost: settings.visionHost,
      inner: getRequestListener(app.fetch, { errorHandler: () => refusal(settings) }),
    }),
  )
  const answerBad = answerBadRequest(settings)
  server.on('request', (request) => enforceBodyTimeout(request, answerBad))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const began = performance.now()
    const status = answerBad(error, socket)
    if (status) requestLog.record({ kind: 'malformed', method: '-', path: '-', status, began })
  })
  const drain = createDrain(server)
  await listen(server, settings)
  for (const counts of [services.pageViews, services.clicks]) counts.start()
  await startWorker(services, metrics)
  const stopBackups = serveBackupRequests(services)

  const tellSetupLink = await offerSetupLink(services)
  if (services.database.engine === 'embedded' && settings.secure) {
    log.warn(
      'PUBLIC_URL is https but there is no DATABASE_URL: the embedded database is for one machine and trials. Use PostgreSQL in production.',
    )
  }

  const stop = async () => {
    if (phase === 'stopping') return
    phase = 'stopping'
    stopBackups()
    log.info('stopping: no new work, finishing what is under way')
    drain.begin()
    await wait(settings.stopDelaySeconds * seconds)
    const began = Date.now()
    // A database that has gone silent would keep it longer.
    setTimeout(() => end(1), forceExitAfterMs).unref()
    await services.jobs.stopFetching()
    await drain.finish(drainTimeoutMs)
    requestLog.flush()
    await closeServices(services, began + drainTimeoutMs - Date.now())
    end(0)
  }
  const end = (code: number) => {
    out.flushSync()
    process.exit(code)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Not before: whoever is told that it is ready may ask it to stop.
  phase = 'serving'
  const address = `${settings.brand.product} is on ${settings.publicUrl.origin}`
  if (isTerminal()) console.log(address)
  else log.info(address)
  tellSetupLink?.()
}

function createLog(settings: Settings, out: DestinationStream) {
  // Requests are logged by id, method, path and status: nothing that says who made them. Nor do errors.
  return pino({ level: settings.logLevel, base: null, serializers: { err: logError } }, out)
}

function listen(server: Server, { port, host }: Settings) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
}

/** A Host that is none: there is no address to make a request of. */
const refusal = (settings: Settings) =>
  new Response(null, { status: 400, headers: { ...baseHeaders(settings), 'Content-Security-Policy': emptyPolicy } })

/** Ends a body that takes too long with 408. Node has one time for all requests, which is that of the uploads. */
function enforceBodyTimeout(request: IncomingMessage, answer: ReturnType<typeof answerBadRequest>) {
  const { headers, url = '' } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  if (acceptsUploads(url.split('?', 1)[0] ?? '')) return
  const late = Object.assign(new Error('the body takes too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  const timer = setTimeout(() => {
    // All of it has come and waits to be read: it is the server that takes long.
    if (request.complete) return
    markTimedOut(request)
    answer(late, request.socket)
  }, bodyTimeoutMs.usual)
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}

const badRequests: Record<string, [status: number, phrase: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/**
 * Answers what Node could not read as a request, with the same headers as everything else. Returns the status, or
 * nothing when the client has left: if it left a request behind, that one is counted.
 */
function answerBadRequest(settings: Settings) {
  const headers = [...refusal(settings).headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return (
    error: NodeJS.ErrnoException,
    socket: Duplex & { _httpMessage?: { headersSent: boolean } },
  ): number | undefined => {
    const [status, phrase] = badRequests[error.code ?? ''] ?? [400, 'Bad Request']
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy()
      return undefined
    }
    socket.end(`HTTP/1.1 ${status} ${phrase}\r\nConnection: close\r\nContent-Length: 0\r\n${headers.join('')}\r\n`)
    return status
  }
}
