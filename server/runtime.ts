import { type DestinationStream, pino } from 'pino'
import type { ServerBuild } from 'react-router'
import type { Settings } from '~/config/settings.server'
import { channels } from '~/db/notifications.server'
import type { Services } from '~/web/scope.server'
import { createApp } from './app'
import { serveBackupRequests } from './backup/backup-requests'
import type { CacheablePages } from './cacheable-routes'
import { addDatabaseMetrics } from './database-metrics'
import { logError } from './log-error'
import { createMetrics } from './metrics'
import { createPageViews } from './page-views'
import { createRequestLog } from './request-log'
import { refreshSamples } from './samples'
import { closeServices, openServices, startWorker, type Worker } from './services'

type Options = {
  settings: Settings
  out: DestinationStream
  build: ServerBuild | (() => Promise<ServerBuild>)
  worker: Worker
  /** Absent in development, where no page is cached. */
  cacheable?: CacheablePages
  /** Runs when the database is open and before anything is served. */
  prepare?: (services: Services) => Promise<void>
}

/** Everything that production (`serve.ts`) and development (`development.ts`) have in common: all but the HTTP server. */
export async function startRuntime({ settings, out, build, worker, cacheable, prepare }: Options) {
  // Logs identify requests by id, method, path and status, and `logError` removes values: nothing says who made them.
  const log = pino({ level: settings.logLevel, base: null, serializers: { err: logError } }, out)
  const metrics = createMetrics(worker.jobNames)
  const services = await openServices(settings, log, worker.jobNames)
  try {
    await prepare?.(services)
    addDatabaseMetrics(metrics.registry, { database: services.database, log, jobs: worker.jobNames })
    const requestLog = createRequestLog(settings, metrics, out)
    const views = createPageViews(services.pageViews)
    let isReady = false
    const { app, pages } = createApp({
      services,
      metrics,
      requestLog,
      views,
      build,
      isReady: () => isReady,
      ...(cacheable && { cacheable }),
    })
    metrics.watchPages(pages)
    await services.database.listen(channels.contentChanged, () => {
      services.content.drop()
      pages.drop()
      refreshSamples(services)
        // Pages that were rendered meanwhile may lack the ribbon, or still have it.
        .then((isChanged) => isChanged && pages.drop())
        .catch((err) => log.error({ err }, 'whether there is sample content could not be read'))
    })
    await services.database.listen(channels.settingsChanged, () => {
      const failed = (err: unknown) => log.error({ err }, 'changed settings could not be read; the last ones stay')
      void services.reloadSettings().then(() => pages.drop(), failed)
    })
    let stopWork = () => {}

    return {
      app,
      pages,
      views,
      services,
      requestLog,
      log,
      setReady(ready: boolean) {
        isReady = ready
      },
      /** Starts what happens besides requests: writing counts, jobs, retention, backups. */
      async startWork() {
        for (const counts of [services.pageViews, services.clicks]) counts.start()
        const stopRetention = await startWorker(services, metrics, worker)
        const stopBackups = serveBackupRequests(services)
        stopWork = () => {
          stopRetention()
          stopBackups()
        }
      },
      stopWork: () => stopWork(),
      /** Waits up to `timeoutMs` for jobs under way. */
      async close(timeoutMs?: number) {
        requestLog.flush()
        await closeServices(services, timeoutMs)
      },
    }
  } catch (error) {
    await closeServices(services)
    throw error
  }
}
