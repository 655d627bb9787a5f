import { type DestinationStream, pino } from 'pino'
import type { Metrics, RequestKind } from './metrics'

type LogEntry = {
  kind: RequestKind
  method: string
  path: string
  status: number
  began: number
  id?: string | undefined
}

export type RequestLog = ReturnType<typeof createRequestLog>

const flushAfterMs = 250
/** More at a time gain nothing, and are old enough to cost the collector of garbage. */
const maxBatch = 100

/**
 * Every answer is counted, and logged if it is news, by path and never by query: what a link carries is nobody's to
 * read. Those of a quarter of a second are told together, up to a hundred: between two answers it costs four times as
 * much. The lines are the log's own, written without it: they are most of all lines and known beforehand, and pino
 * takes six times as long.
 */
export function createRequestLog(
  { logLevel }: { logLevel: string },
  metrics: Pick<Metrics, 'request'>,
  out: DestinationStream = process.stdout,
) {
  const { values } = pino.levels
  const level = values.info ?? 0
  // `silent` is above all levels, and none of them.
  const isLogged = (values[logLevel] ?? Number.POSITIVE_INFINITY) <= level
  let pending: (LogEntry & { ended: number })[] = []

  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const batch = pending
    pending = []
    const clock = Date.now() - performance.now()
    let lines = ''
    for (const { kind, method, path, status, began, ended, id } of batch) {
      const ms = ended - began
      // The time of the answer, not the one at which it is told.
      const time = Math.round(clock + ended)
      metrics.request(kind, status, ms / 1000)
      // Proxies ask every other second whether all is well: that it is, is no news.
      const shouldLog = kind !== 'operations' || status !== 200
      if (isLogged && shouldLog)
        lines += `${JSON.stringify({ level, time, req: id, method, path, status, ms: Math.round(ms * 10) / 10 })}\n`
    }
    if (lines) out.write(lines)
  }

  return {
    record({ kind, method, path, status, began, id }: LogEntry) {
      pending.push({ kind, method, path, status, began, id, ended: performance.now() })
      if (pending.length >= maxBatch) flush()
      else timer ??= setTimeout(flush, flushAfterMs).unref()
    },
    /** What has been seen, at once: before someone reads it, and before the end. */
    flush,
  }
}
