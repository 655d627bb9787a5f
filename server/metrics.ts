import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ReplyOutcome } from '~/features/inbound-mail/model'
import type { PageCache } from './page-cache'

/** `page-hit`: from the cache. `page`: rendered. `malformed`: could not be parsed as HTTP. */
export type RequestKind = 'page-hit' | 'page' | 'asset' | 'operations' | 'malformed'
export type Metrics = ReturnType<typeof createMetrics>

/** Metrics of this process; `addDatabaseMetrics` adds those that need a query. */
export function createMetrics(jobs: string[]) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request, by kind of answer and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const done = new Counter({ name: 'jobs_done_total', help: 'Jobs done, by job', labelNames: ['job'], registers })
  const failures = new Counter({
    name: 'jobs_failed_total',
    help: 'Tries of a job that failed, by job',
    labelNames: ['job'],
    registers,
  })
  const cspReports = new Counter({
    name: 'csp_reports_total',
    help: 'Reports of browsers that the policy of a page has blocked something, by directive',
    labelNames: ['directive'],
    registers,
  })
  const inboundMails = new Counter({
    name: 'inbound_mails_total',
    help: 'Mails that came in as replies, by what became of them',
    labelNames: ['outcome'],
    registers,
  })
  // Prometheus's `increase` needs a first sample of 0, or it misses the first failure.
  for (const job of jobs) for (const counter of [done, failures]) counter.inc({ job }, 0)

  // Cached, because looking a series up by its labels costs more than observing a value.
  const series = new Map<string, Histogram.Internal<'kind' | 'status'>>()
  const seriesOf = (kind: RequestKind, status: number) => {
    const name = `${kind} ${status}`
    const found = series.get(name) ?? seconds.labels({ kind, status: String(status) })
    series.set(name, found)
    return found
  }

  /** Reads the counts of the cache whenever the metrics are read. */
  function watchPages({ counts }: Pick<PageCache, 'counts'>) {
    new Gauge({
      name: 'page_cache_pages',
      help: 'Finished pages kept in memory',
      registers,
      collect() {
        this.set(counts().stored)
      },
    })
    const total = (name: string, help: string, read: () => number) =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      })
    total('page_cache_renders_total', 'Pages rendered for the cache', () => counts().rendered)
    total('page_cache_drops_total', 'Times that all pages were dropped, since content changed', () => counts().dropped)
  }

  return {
    registry,
    request: (kind: RequestKind, status: number, time: number) => seriesOf(kind, status).observe(time),
    jobDone: (job: string) => done.inc({ job }),
    jobFailed: (job: string) => failures.inc({ job }),
    cspReport: (directive: string) => cspReports.inc({ directive }),
    inboundMail: (outcome: ReplyOutcome) => inboundMails.inc({ outcome }),
    watchPages,
  }
}
