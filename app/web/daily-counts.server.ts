import type { Logger } from 'pino'

/** How often something happened on a day. */
export type DailyCount = { day: string; key: string; count: number }

type Options = {
  /** For the log. */
  name: string
  store: (counts: DailyCount[]) => Promise<void>
  log: Pick<Logger, 'error'>
  now?: () => number
}

export type DailyCounts = ReturnType<typeof createDailyCounts>

/** Far more than there are pages or buttons; what comes on top, should it ever, is not counted. */
const maxKeys = 2000
const flushEveryMs = 10_000
const dayMs = 24 * 60 * 60 * 1000

/** Counts in memory, by day and key, and hands the numbers on every ten seconds: a flood costs one statement. */
export function createDailyCounts({ name, store, log, now = Date.now }: Options) {
  let waiting = new Map<string, number>()
  let flushing: Promise<void> | undefined

  function add(entry: string, count: number) {
    const before = waiting.get(entry)
    if (before !== undefined || waiting.size < maxKeys) waiting.set(entry, (before ?? 0) + count)
  }

  async function write() {
    const taken = waiting
    waiting = new Map()
    try {
      await store([...taken].map(([entry, count]) => ({ day: entry.slice(0, 10), key: entry.slice(11), count })))
    } catch (err) {
      for (const [entry, count] of taken) add(entry, count)
      log.error({ err }, `${name} were not stored, and are kept for the next time`)
    }
  }

  function flush(): Promise<void> {
    if (waiting.size === 0 && !flushing) return Promise.resolve()
    flushing ??= write().finally(() => {
      flushing = undefined
    })
    return flushing
  }

  let today = ''
  let tomorrow = 0
  function day() {
    const at = now()
    if (at >= tomorrow) {
      today = new Date(at).toISOString().slice(0, 10)
      tomorrow = Date.parse(today) + dayMs
    }
    return today
  }

  return {
    count: (key: string) => add(`${day()} ${key}`, 1),
    flush,
    start: () => void setInterval(flush, flushEveryMs).unref(),
  }
}
