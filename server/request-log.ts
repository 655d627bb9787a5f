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

/** The address of a member's calendar is the permission to read it. */
const withoutSecret = (path: string) => path.replace(/^\/calendar\/.+/, '/calendar/…')

export type RequestLog = ReturnType<typeof createRequestLog>

const flushAfterMs = 250
/** Longer batches save no time and keep more objects alive through a garbage collection. */
const maxBatch = 100

/**
 * Counts and logs every request, by path only: a query may hold tokens. Entries are written in batches, every 250 ms or
 * 100 entries, because writing one between two responses costs four times as much. Healthy probes are not logged.
 *
 * The lines have pino's format but are written without it: pino takes some 12 µs more for each, a tenth of what sending a
 * cached page costs (docs/decisions/020).
 */
export function createRequestLog(
  { logLevel }: { logLevel: string },
  metrics: Pick<Metrics, 'request'>,
  out: DestinationStream = process.stdout,
) {
  const { values } = pino.levels
  const level = values.info ?? 0
  // `silent` has no value: it is above all levels.
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
      metrics.request(kind, status, ms / 1000)
      const shouldLog = isLogged && (kind !== 'operations' || status !== 200)
      if (!shouldLog) continue
      // The time of the response, not of this flush.
      const time = Math.round(clock + ended)
      lines += `${JSON.stringify({ level, time, req: id, method, path, status, ms: Math.round(ms * 10) / 10 })}\n`
    }
    if (lines) out.write(lines)
  }

  return {
    record({ kind, method, path, status, began, id }: LogEntry) {
      pending.push({ kind, method, path: withoutSecret(path), status, began, id, ended: performance.now() })
      if (pending.length >= maxBatch) flush()
      else timer ??= setTimeout(flush, flushAfterMs).unref()
    },
    /** Writes what is pending at once: before metrics are read, and before the process ends. */
    flush,
  }
}
