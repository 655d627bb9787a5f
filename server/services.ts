import type { Logger } from 'pino'
import { createKeyedHash } from '~/auth/keyed-hash.server'
import { endDisallowedSessions } from '~/auth/sessions.server'
import { readSecret } from '~/config/secret.server'
import { applyStored, type Settings } from '~/config/settings.server'
import type { Db } from '~/db/db.server'
import { openDatabase } from '~/db/open.server'
import { deleteOldMailFiles } from '~/email/mail-files.server'
import { createDelivery } from '~/email/transport.server'
import { addClicks, addPageViews } from '~/features/analytics/commands.server'
import { enqueueDelayMails } from '~/features/application-status/commands.server'
import { enqueueReminders } from '~/features/attendance-mails/commands.server'
import { createContentService, getBrand } from '~/features/content/queries.server'
import { createDocumentsSource } from '~/features/content/sources/documents.server'
import { beginAllDue } from '~/features/deliverables/sources/write.server'
import { expireOffers, remindOfOffers } from '~/features/engagements/sources/end-offers.server'
import { endInactiveAccounts } from '~/features/inactive-accounts/commands.server'
import { deleteExpiredCopies } from '~/features/personal-data/commands.server'
import { erasureDue } from '~/features/personal-data/jobs.server'
import { deleteExpired } from '~/features/privacy/commands.server'
import { settleDue } from '~/features/seats/sources/settle.server'
import { readStoredSettings } from '~/features/site-settings/queries.server'
import { enqueueDigests } from '~/features/today/commands.server'
import { createFileStore } from '~/files/store.server'
import { defaultLocale } from '~/i18n/locales'
import { startJobs } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { createDailyCounts } from '~/web/daily-counts.server'
import type { JobCtx } from '~/web/job-ctx.server'
import { createLimiter } from '~/web/limiter.server'
import { createMemoryLimiter } from '~/web/memory-limiter.server'
import type { Services } from '~/web/scope.server'
import { storeErasedPeople } from './backup/erased-people'
import { backupsFolder } from './backup/folder'
import type { Metrics } from './metrics'

/** The module `worker.ts`. It is passed in and not imported, so that development can reload it without a restart. */
export type Worker = Pick<typeof import('./worker'), 'jobNames' | 'handlers'>

/** More than the people of one office click; beyond it, clicks from this network are not counted. */
const clicksPerNetwork = { tries: 100, windowMs: 10 * 60 * 1000 }

/** Opens everything that exists once for the process. */
export async function openServices(settings: Settings, log: Logger, jobNames: string[]): Promise<Services> {
  const keyedHash = createKeyedHash(readSecret(settings))
  const database = await openDatabase(settings)
  try {
    await database.migrate()
    const reloadSettings = settingsReader(settings, database.db, log)
    await reloadSettings()
    const jobs = await startJobs(database, { names: jobNames, report: (err) => log.error({ err }, 'job queue') })
    const { db } = database
    const content = createContentService({ source: await contentSource(settings, db), log })
    const files = await fileStore(settings)
    const pageViews = createDailyCounts({ name: 'page views', store: (counts) => addPageViews({ db }, counts), log })
    const clicks = createDailyCounts({ name: 'clicks', store: (counts) => addClicks({ db }, counts), log })
    const clickLimiter = createMemoryLimiter(clicksPerNetwork)
    return {
      settings,
      reloadSettings,
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

/** One after the other, so that of two readings the later one counts. */
function settingsReader(settings: Settings, db: Db, log: Logger) {
  let last = Promise.resolve()
  const read = async () => applyStored(settings, await readStoredSettings({ db, log }))
  return () => {
    last = last.then(read, read)
    return last
  }
}

/** Imported only when configured: Sanity's client takes memory and time at start. */
async function contentSource({ sanity }: Settings, db: Db) {
  if (!sanity) return createDocumentsSource(db)
  const { createSanitySource } = await import('~/features/content/sources/sanity.server')
  return createSanitySource(sanity)
}

/** The S3 client is imported only when configured, for the same reason. */
export async function fileStore(settings: Settings) {
  if (!settings.s3) return createFileStore(settings)
  const { createBucketStore } = await import('~/files/s3.server')
  return createBucketStore(settings.s3)
}

/** The context of jobs and of other work without a request. */
export function processCtx({ settings, database, jobs, content, files, keyedHash }: Services): Ctx {
  const { publicUrl, signInPolicy, sessionLimits, privateHosts } = settings
  return {
    db: database.db,
    jobs,
    content,
    files,
    publicUrl,
    signInPolicy,
    sessionLimits,
    privateHosts,
    inboundMail: settings.inboundMail?.mailbox,
    keyedHash,
    locale: defaultLocale,
    actor: null,
    // Getters, because this context outlives a request and a change of the settings.
    get brand() {
      return settings.brand
    },
    get factorPolicy() {
      return settings.factorPolicy
    },
    get undoSeconds() {
      return settings.undoSeconds
    },
    get digestHour() {
      return settings.digestHour
    },
    get now() {
      return new Date()
    },
  }
}

/** Starts handling jobs and what is repeated. Returns the function that stops what is repeated; jobs stop with the queue. */
export async function startWorker(
  services: Services,
  metrics: Pick<Metrics, 'jobDone' | 'jobFailed'>,
  { handlers }: Worker,
) {
  const { settings, log, jobs } = services
  const ctx = processCtx(services)
  await endDisallowedSessions(ctx)
  const stopRetention = scheduleRetention(services, ctx)
  const integrations = { deliver: createDelivery(settings, log), newsletterProvider: settings.beehiiv }
  // Reads the published brand for every job, so that mails have the same names and addresses as the pages.
  const createContext = async (): Promise<JobCtx> => ({ ...ctx, ...integrations, brand: await getBrand(ctx) })
  await jobs.work(handlers, createContext, {
    done: (job) => {
      metrics.jobDone(job)
      if (job === erasureDue.name) void keepErasedPeople(services, ctx)
    },
    failed: (job, err) => {
      metrics.jobFailed(job)
      log.warn({ job, err }, 'a try of a job failed')
    },
  })
  const stopDigests = scheduleDigests(services, ctx)
  const stopDelayMails = scheduleDelayMails(services, ctx)
  const stopReminders = scheduleReminders(services, ctx)
  const stopSeats = scheduleSeats(services, ctx)
  const stopOffers = scheduleOffers(services, ctx)
  const stopDeliverables = scheduleDeliverables(services, ctx)
  return () => {
    stopRetention()
    stopDigests()
    stopDelayMails()
    stopReminders()
    stopSeats()
    stopOffers()
    stopDeliverables()
  }
}

/** At once, because a backup may be restored before the hour is over. */
const keepErasedPeople = ({ settings, log }: Pick<Services, 'settings' | 'log'>, ctx: Ctx) =>
  storeErasedPeople(ctx, backupsFolder(settings.dataDir)).catch((err) =>
    log.error({ err }, 'who was erased was not written beside the backups'),
  )

const minute = 60 * 1000
const hour = 60 * minute

/** Deletes expired data at start and every hour, asks about unused accounts, and writes who was erased beside the backups. */
const scheduleRetention = ({ log, settings }: Services, ctx: Ctx) =>
  repeat(hour, async () => {
    // Each by itself: one that fails does not stop the others.
    const failed = (what: string) => (err: unknown) => log.error({ err }, what)
    await deleteExpiredCopies(ctx).catch(failed('old copies of personal data were not deleted'))
    const deleted = await deleteExpired(ctx).catch(failed('old data was not deleted'))
    if (deleted && Object.keys(deleted).length > 0) log.info({ deleted }, 'old data was deleted')
    const accounts = await endInactiveAccounts(ctx).catch(failed('unused accounts were not ended'))
    if (accounts && accounts.asked + accounts.ended > 0) log.info(accounts, 'unused accounts')
    await keepErasedPeople({ settings, log }, ctx)
    await deleteOldMailFiles(ctx, settings.dataDir).catch(failed('old files of mails were not deleted'))
  })

/** Looks at start and every quarter of an hour whose daily digest is due. */
const scheduleDigests = ({ log }: Services, ctx: Ctx) =>
  repeat(15 * minute, () => enqueueDigests(ctx).catch((err) => log.error({ err }, 'digests were not enqueued')))

/** Looks at start and every quarter of an hour which requests will not be decided as promised. */
const scheduleDelayMails = ({ log }: Services, ctx: Ctx) =>
  repeat(15 * minute, () => enqueueDelayMails(ctx).catch((err) => log.error({ err }, 'delays were not told')))

/** Looks at start and every quarter of an hour which events those who attend are to be reminded of. */
const scheduleReminders = ({ log }: Services, ctx: Ctx) =>
  repeat(15 * minute, () => enqueueReminders(ctx).catch((err) => log.error({ err }, 'reminders were not enqueued')))
/** Looks at start and every minute which offers of seats have ended, and who is next: a job for it may be late or lost. */
const scheduleSeats = ({ log }: Services, ctx: Ctx) =>
  repeat(minute, () => settleDue(ctx).catch((err) => log.error({ err }, 'seats were not settled')))

/** Looks at start and every quarter of an hour which offers to organisations have ended or end soon. */
const scheduleOffers = ({ log }: Services, ctx: Ctx) =>
  repeat(15 * minute, async () => {
    await expireOffers(ctx).catch((err) => log.error({ err }, 'offers were not ended'))
    await remindOfOffers(ctx).catch((err) => log.error({ err }, 'nobody was reminded of offers'))
  })

/** Looks at start and every quarter of an hour which deliverables have become pending, because they are due soon. */
const scheduleDeliverables = ({ log }: Services, ctx: Ctx) =>
  repeat(15 * minute, () => beginAllDue(ctx).catch((err) => log.error({ err }, 'deliverables did not become pending')))

/** Runs at once and after every interval. Returns the function that stops it. */
function repeat(intervalMs: number, run: () => Promise<unknown>) {
  const timer = setInterval(run, intervalMs).unref()
  void run()
  return () => clearInterval(timer)
}

/** Writes pending counts, waits up to `timeoutMs` for jobs under way, and closes the database. */
export async function closeServices({ jobs, database, pageViews, clicks }: Services, timeoutMs?: number) {
  await Promise.all([pageViews.flush(), clicks.flush()])
  await jobs.stop(timeoutMs)
  await database.close()
}
