import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '~/db/db.server'
import { getMailCounts } from '~/email/mail-counts.server'
import { countUploads } from '~/features/uploads/queries.server'
import { getBacklog } from '~/jobs/backlog.server'

/** Whoever reads the metrics, and however many do, the database is asked at most this often. */
const freshFor = 3_000
/** Prometheus waits ten seconds: by then it has heard that the database does not answer. */
const patience = 2_000

type Labels = Record<string, string>
type Sample = [labels: Labels, value: number]
type Asked = Pick<Database, 'db' | 'ping' | 'connections'>
type Options = { database: Asked; log: Pick<Logger, 'warn'>; jobs: string[]; now?: () => number }

/** What only the database knows. It is asked when the metrics are read, and when it is down they say so. */
export function addDatabaseMetrics(registry: Registry, { database, log, jobs, now = Date.now }: Options) {
  let asked = { at: Number.NEGATIVE_INFINITY, found: Promise.resolve<Found>({}) }
  const ask = () => {
    if (now() - asked.at >= freshFor) asked = { at: now(), found: find(database, log) }
    return asked.found
  }

  function gauge(name: string, help: string, labelNames: string[], read: (found: Found) => Sample[]) {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const samples = read(await ask())
        // What is not known now is left out: an old figure would look like a new one.
        this.reset()
        if (labelNames.length === 0) this.remove()
        for (const [labels, value] of samples) this.set(labels, value)
      },
    })
  }
  const single = (name: string, help: string, read: (found: Found) => number | undefined) =>
    gauge(name, help, [], (found) => {
      const value = read(found)
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
    ({ counts }) => counts?.mails.oldestQueued,
  )
  byKind('uploads', 'Uploaded files that are kept, by kind', 'files')
  byKind('uploads_bytes', 'Size of the uploaded files that are kept, by kind', 'bytes')
}

/** Of this process; the job queue and the connection that listens are beside it. */
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
type Found = { ping?: number; counts?: Counts }

async function find(database: Asked, log: Options['log']): Promise<Found> {
  const began = performance.now()
  try {
    await inTime(database.ping())
  } catch {
    return {}
  }
  const ping = (performance.now() - began) / 1000
  try {
    return { ping, counts: await inTime(count(database)) }
  } catch (err) {
    log.warn({ err }, 'metrics of jobs, mail and uploads are left out: the database did not tell them')
    return { ping }
  }
}

const count = async ({ db }: Asked) => ({
  backlog: await getBacklog(db),
  mails: await getMailCounts(db),
  uploads: await countUploads({ db }),
})

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${patience} ms`)), patience)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
