import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import type { Settings } from '~/config/settings.server'
import type { Services } from '~/web/scope.server'
import { answerBadRequests, invalidHost, serverTimeouts } from './bad-requests'
import { cacheablePages } from './cacheable-routes'
import { createDrain } from './drain'
import { startRuntime } from './runtime'
import { serveCachedPages } from './serve-cached-page'
import { offerSetupLink } from './setup-link'
import { isTerminal, terminal } from './terminal'
import * as worker from './worker'

const seconds = 1000

/** How long open requests and jobs have to finish when the process stops, and when it exits whatever is left. */
const drainTimeoutMs = 7 * seconds
const forceExitAfterMs = 9.5 * seconds

/** Serves until the process is asked to stop. `prepare` runs when the database is open and before anything is served. */
export async function serve(settings: Settings, build: ServerBuild, prepare: (services: Services) => Promise<void>) {
  const out = isTerminal() ? terminal : pino.destination({ sync: false, minLength: 16_000, periodicFlush: 1000 })
  const cacheable = cacheablePages(build)
  const runtime = await startRuntime({ settings, out, build, worker, cacheable, prepare })
  const { app, pages, views, services, requestLog, log } = runtime

  const server = createServer(
    serverTimeouts,
    serveCachedPages({
      pages,
      cacheable,
      views,
      record: requestLog.record,
      visionHost: settings.visionHost,
      inner: getRequestListener(app.fetch, { errorHandler: () => invalidHost(settings) }),
    }),
  )
  const drain = createDrain(server)
  answerBadRequests(server, settings, drain, requestLog)
  await listen(server, settings)
  await runtime.startWork()

  const announceSetupLink = await offerSetupLink(services)
  if (services.database.engine === 'embedded' && settings.secure) {
    log.warn(
      'PUBLIC_URL is https but there is no DATABASE_URL: the embedded database is for one machine and trials. Use PostgreSQL in production.',
    )
  }

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    runtime.setReady(false)
    runtime.stopWork()
    log.info('stopping: no new work, finishing what is under way')
    drain.begin()
    await wait(settings.stopDelaySeconds * seconds)
    const began = Date.now()
    // A database that no longer answers would otherwise block the exit.
    setTimeout(() => end(1), forceExitAfterMs).unref()
    await services.jobs.stopFetching()
    await drain.finish(drainTimeoutMs)
    await runtime.close(began + drainTimeoutMs - Date.now())
    end(0)
  }
  const end = (code: number) => {
    out.flushSync()
    process.exit(code)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Only after the signal handlers are set: a supervisor may send a signal as soon as the process is ready.
  runtime.setReady(true)
  const address = `${settings.brand.product} is on ${settings.publicUrl.origin}`
  if (isTerminal()) console.log(address)
  else log.info(address)
  announceSetupLink?.()
}

function listen(server: Server, { port, host }: Settings) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
}
