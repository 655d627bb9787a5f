import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { readSettings } from '~/config/settings.server'
import { createApp } from './app'
import { createMetrics } from './metrics'
import { createRequestLog } from './request-log'
import { closeServices, openServices, startWorker } from './services'
import { jobNames } from './worker'

/** The product as `serve` runs it, with pages rebuilt as they are edited and nothing cached. */
export async function startDevelopment(build: () => Promise<ServerBuild>) {
  const settings = readSettings(process.env)
  const log = pino({ level: settings.logLevel, base: null })
  const metrics = createMetrics(jobNames)
  const services = await openServices(settings, log)
  await startWorker(services, metrics)
  services.clicks.start()
  const requestLog = createRequestLog(settings, metrics)
  const { app } = createApp({ services, metrics, requestLog, build, isReady: () => true })
  return { listener: getRequestListener(app.fetch), port: settings.port, stop: () => closeServices(services) }
}
