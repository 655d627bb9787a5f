import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '~/db/db.server'
import { getMailCounts } from '~/email/mail-counts.server'
import { countUploads } from '~/features/uploads/queries.server'
import { getBacklog } from '~/jobs/backlog.server'

/** The database is queried at most this often, however many clients read the metrics. */
const maxAgeMs = 3_000
/** Well below Prometheus's own timeout of ten seconds, so that it still gets the other metrics. */
const timeoutMs = 2_000

type Labels = Record<string, string>
type Sample = [labels: Labels, value: number]
type Queried = Pick<Database, 'db' | 'ping' | 'connections'>
type Options = { database: Queried; log: Pick<Logger, 'warn'>; jobs: string[]; now?: () => number }

/** Metrics that need a query. It runs when the metrics are read; if the database is down, `database_up` is 0. */
export function addDatabaseMetrics(registry: Registry, { database, log, jobs, now = Date.now }: Options) {
  let last = { at: Number.NEGATIVE_INFINITY, figures: Promise.resolve<Figures>({}) }
  const figures = () => {
    if (now() - last.at >= maxAgeMs) last = { at: now(), figures: query(database, log) }
    return last.figures
  }

  function gauge(name: string, help: string, labelNames: string[], read: (figures: Figures) => Sample[]) {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const samples = read(await figures())
        // Unknown values are removed: an old one would look current.
        this.reset()
        if (labelNames.length === 0) this.remove()
        for (const [labels, value] of samples) this.set(labels, value)
      },
    })
  }
  const single = (name: string, help: string, read: (figures: Figures) => number | undefined) =>
    gauge(name, help, [], (figures) => {
      const value = read(figures)
      return value === undefined ? [] : [[{}, value]]
    })
  const byJob = (name: string, help: string, state: 'due' | 'later') =>
    gauge(name, help, ['job'], ({ counts }) =>
      counts ? jobs.map((job) => [{ job }, counts.backlog.jobs.get(job)?.[state] ?? 0]) : [],
    )
  const byKind = (name: string, help: string, figure: 'files' | 'bytes') =>
    gauge(name, help, ['kind'], ({ counts }) =>
      Object.entries(counts?.uploads ?? {}).map(([kind, figures]) => [{ kind }, figures[figure]]),
    )

  single('database_up', '1 when the database answers within two seconds, else 0', ({ ping }) =>
    ping === undefined ? 0 : 1,
  )
  single('database_ping_seconds', 'Time the database took to answer a query that does nothing', ({ ping }) => ping)
  if (database.connections) addPool(registry, database.connections)
  byJob('jobs_waiting', 'Jobs that could be done now, by job', 'due')
  byJob('jobs_put_off', 'Jobs that wait for a later try or for their time, by job', 'later')
  single(
    'jobs_oldest_waiting_seconds',
    'How long the oldest job that could be done now has waited',
    ({ counts }) => counts?.backlog.oldestDue,
  )
  single(
    'jobs_dead',
    'Jobs that failed at every try and are kept to be looked at',
    ({ counts }) => counts?.backlog.dead,
  )
  gauge('mails', 'Mails of the last 90 days, by status: queued, sent or failed', ['status'], ({ counts }) =>
    [...(counts?.mails.byStatus ?? [])].map(([status, value]) => [{ status }, value]),
  )
  single(
    'mails_oldest_queued_seconds',
    'How long the oldest mail that is not sent yet has waited',
    ({ counts }) => counts?.mails.oldestQueuedSeconds,
  )
  byKind('uploads', 'Uploaded files that are kept, by kind', 'files')
  byKind('uploads_bytes', 'Size of the uploaded files that are kept, by kind', 'bytes')
}

/** The pool for requests. The job queue and the notification listener have connections of their own. */
function addPool(registry: Registry, connections: NonNullable<Database['connections']>) {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections this process holds to answer requests, by state: used or idle',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { used, idle } = connections()
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Queries of this process that wait for a connection',
    registers: [registry],
    collect() {
      this.set(connections().waiting)
    },
  })
}

type Counts = Awaited<ReturnType<typeof count>>
type Figures = { ping?: number; counts?: Counts }

async function query(database: Queried, log: Options['log']): Promise<Figures> {
  const began = performance.now()
  try {
    await withTimeout(database.ping())
  } catch {
    return {}
  }
  const ping = (performance.now() - began) / 1000
  try {
    return { ping, counts: await withTimeout(count(database)) }
  } catch (err) {
    log.warn({ err }, 'metrics of jobs, mail and uploads are left out: the database did not tell them')
    return { ping }
  }
}

const count = async ({ db }: Queried) => ({
  backlog: await getBacklog(db),
  mails: await getMailCounts(db),
  uploads: await countUploads({ db }),
})

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
  return Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer))
}
