import type { Logger } from 'pino'
import type { Metrics, RequestKind } from './metrics'

type Seen = { kind: RequestKind; method: string; path: string; status: number; began: number; id?: string }

export type Observe = (seen: Seen) => void

/** Every answer is counted and logged, by path and never by query: what a link carries is nobody's to read. */
export function createObserver(log: Logger, metrics: Metrics): Observe {
  return ({ kind, method, path, status, began, id }) => {
    const ms = performance.now() - began
    metrics.request(kind, status, ms / 1000)
    log.info({ req: id, method, path, status, ms: Math.round(ms * 10) / 10 })
  }
}
