import type { Logger } from 'pino'
import { createKeyedHash } from '~/auth/keyed-hash.server'
import { endDisallowedSessions } from '~/auth/sessions.server'
import { readSecret } from '~/config/secret.server'
import type { Settings } from '~/config/settings.server'
import type { Db } from '~/db/db.server'
import { openDatabase } from '~/db/open.server'
import { createDelivery } from '~/email/transport.server'
import { addClicks, addPageViews } from '~/features/analytics/commands.server'
import { createContentService } from '~/features/content/queries.server'
import { createDocumentsSource } from '~/features/content/sources/documents.server'
import { deleteExpired } from '~/features/privacy/commands.server'
import { createFileStore } from '~/files/store.server'
import { defaultLocale } from '~/i18n/locales'
import { startJobs } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { createDailyCounts } from '~/web/daily-counts.server'
import { createLimiter } from '~/web/limiter.server'
import { createMemoryLimiter } from '~/web/memory-limiter.server'
import type { Services } from '~/web/scope.server'
import type { Metrics } from './metrics'
import { handlers, jobNames } from './worker'

/** An office that reads the site clicks less; what a script adds on top is not counted. */
const clicksPerNetwork = { tries: 100, windowMs: 10 * 60 * 1000 }

/** Opens all that lives as long as the process, in the order it depends on each other. */
export async function openServices(settings: Settings, log: Logger): Promise<Services> {
  const keyedHash = createKeyedHash(readSecret(settings))
  const database = await openDatabase(settings)
  try {
    await database.migrate()
    const jobs = await startJobs(database, { names: jobNames, report: (err) => log.error({ err }, 'job queue') })
    const { db } = database
    const content = createContentService({ source: await contentSource(settings, db), log })
    const files = await fileStore(settings)
    const pageViews = createDailyCounts({ name: 'page views', store: (counts) => addPageViews({ db }, counts), log })
    const clicks = createDailyCounts({ name: 'clicks', store: (counts) => addClicks({ db }, counts), log })
    const clickLimiter = createMemoryLimiter(clicksPerNetwork)
    return {
      settings,
      log,
      database,
      jobs,
      limiter: createLimiter(db, keyedHash),
      keyedHash,
      content,
      files,
      pageViews,
      clicks,
      clickLimiter,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Sanity's client is loaded only where it is used. */
async function contentSource({ sanity }: Settings, db: Db) {
  if (!sanity) return createDocumentsSource(db)
  const { createSanitySource } = await import('~/features/content/sources/sanity.server')
  return createSanitySource(sanity)
}

/** So is the client of a bucket. */
export async function fileStore(settings: Settings) {
  if (!settings.s3) return createFileStore(settings)
  const { createBucketStore } = await import('~/files/s3.server')
  return createBucketStore(settings.s3)
}

/** The context of what the process does by itself. */
export function processCtx({ settings, database, jobs, content, files, keyedHash }: Services): Ctx {
  const { brand, publicUrl, signInPolicy, sessionLimits, undoSeconds } = settings
  return {
    db: database.db,
    jobs,
    content,
    files,
    brand,
    publicUrl,
    signInPolicy,
    sessionLimits,
    undoSeconds,
    keyedHash,
    locale: defaultLocale,
    actor: null,
    // It lives as long as the process: its time is that of whoever asks.
    get now() {
      return new Date()
    },
  }
}

/** Begins the work that jobs ask for. */
export async function startWorker(services: Services, metrics: Pick<Metrics, 'jobDone' | 'jobFailed'>) {
  const { settings, log, jobs } = services
  const ctx = processCtx(services)
  await endDisallowedSessions(ctx)
  scheduleRetention(services)
  const integrations = { deliver: createDelivery(settings, log), newsletterProvider: settings.beehiiv }
  await jobs.work(handlers(ctx, integrations), {
    done: metrics.jobDone,
    failed: (job, err) => {
      metrics.jobFailed(job)
      log.warn({ job, err }, 'a try of a job failed')
    },
  })
}

const hour = 60 * 60 * 1000

/** Deletes what was promised to be deleted, now and every hour. */
function scheduleRetention({ log, database }: Services) {
  const run = () =>
    deleteExpired({ db: database.db, now: new Date() }).catch((err) => log.error({ err }, 'old data was not deleted'))
  setInterval(run, hour).unref()
  void run()
}

/** `patience`: how long work under way has to finish. */
export async function closeServices({ jobs, database, pageViews, clicks }: Services, timeoutMs?: number) {
  await Promise.all([pageViews.flush(), clicks.flush()])
  await jobs.stop(timeoutMs)
  await database.close()
}
