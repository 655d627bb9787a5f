import type { Logger } from 'pino'
import type { Settings } from '~/config/settings.server'
import { openDatabase } from '~/db/open.server'
import { createDelivery } from '~/email/transport.server'
import { defaultLocale } from '~/i18n/locales'
import { startJobs } from '~/jobs/jobs.server'
import { createLimiter } from '~/web/limiter.server'
import type { Services } from '~/web/scope.server'
import { handlers, jobNames } from './worker'

/** Opens all that lives as long as the process, in the order it depends on each other. */
export async function openServices(settings: Settings, log: Logger): Promise<Services> {
  const database = await openDatabase(settings)
  try {
    await database.migrate()
    const jobs = await startJobs(database, { names: jobNames, report: (err) => log.error({ err }, 'job queue') })
    const { db } = database
    return { settings, log, database, jobs, limiter: createLimiter(db) }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Begins the work that jobs ask for. */
export async function startWorker({ settings, log, database, jobs }: Services, failed: (job: string) => void) {
  const { brand, publicUrl } = settings
  const ctx = { db: database.db, jobs, brand, publicUrl, locale: defaultLocale, now: new Date() }
  await jobs.work(handlers(ctx, createDelivery(settings, log)), (job, err) => {
    failed(job)
    log.warn({ job, err }, 'a try of a job failed')
  })
}

export async function closeServices({ jobs, database }: Services) {
  await jobs.stop()
  await database.close()
}
