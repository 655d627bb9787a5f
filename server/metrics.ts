import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type RequestKind = 'page-hit' | 'page' | 'asset' | 'data' | 'operations'
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request, by kind of answer and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'jobs_failed_total',
    help: 'Tries of a job that failed, by job',
    labelNames: ['job'],
    registers: [registry],
  })
  // Looking a series up by its labels costs more than counting in it.
  const series = new Map<string, Histogram.Internal<'kind' | 'status'>>()
  const seriesOf = (kind: RequestKind, status: number) => {
    const name = `${kind} ${status}`
    const found = series.get(name) ?? seconds.labels({ kind, status: String(status) })
    series.set(name, found)
    return found
  }
  return {
    registry,
    request: (kind: RequestKind, status: number, time: number) => seriesOf(kind, status).observe(time),
    jobFailed: (job: string) => failures.inc({ job }),
  }
}
