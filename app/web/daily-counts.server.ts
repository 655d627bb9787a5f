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

/** Far more than there are pages or buttons; further keys are not counted. */
const maxKeys = 2000
const flushEveryMs = 10_000
const dayMs = 24 * 60 * 60 * 1000

/** Counts in memory, by day and key, and stores the counts every ten seconds, so that a flood costs one statement. */
export function createDailyCounts({ name, store, log, now = Date.now }: Options) {
  let pending = new Map<string, number>()
  let flushing: Promise<void> | undefined

  function add(entry: string, count: number) {
    const before = pending.get(entry)
    if (before !== undefined || pending.size < maxKeys) pending.set(entry, (before ?? 0) + count)
  }

  async function storePending() {
    const batch = pending
    pending = new Map()
    try {
      await store([...batch].map(([entry, count]) => ({ day: entry.slice(0, 10), key: entry.slice(11), count })))
    } catch (err) {
      for (const [entry, count] of batch) add(entry, count)
      log.error({ err }, `${name} were not stored, and are kept for the next time`)
    }
  }

  function flush(): Promise<void> {
    if (pending.size === 0 && !flushing) return Promise.resolve()
    flushing ??= storePending().finally(() => {
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
