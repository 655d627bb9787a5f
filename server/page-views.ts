import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import type { CountedView } from '~/features/analytics/model'

type Options = { store: (views: CountedView[]) => Promise<void>; log: Pick<Logger, 'error'>; now?: () => number }

export type PageViews = ReturnType<typeof createPageViews>

/** Far more than the site has pages; what comes on top, should it ever, is not counted. */
const mostPaths = 2000
const mostBrowsers = 500
const flushEvery = 10_000
const oneDay = 24 * 60 * 60 * 1000

/** Counts views of public pages in memory, by day and path alone, and hands the numbers on every ten seconds. */
export function createPageViews({ store, log, now = Date.now }: Options) {
  let waiting = new Map<string, number>()
  let flushing: Promise<void> | undefined
  // Telling a bot takes longer than all else here, and most visitors of ten seconds use the same few browsers.
  const bots = new Map<string, boolean>()

  function isBot(agent: string) {
    const known = bots.get(agent)
    if (known !== undefined) return known
    const found = isbot(agent)
    if (bots.size < mostBrowsers) bots.set(agent, found)
    return found
  }

  function add(key: string, count: number) {
    const before = waiting.get(key)
    if (before !== undefined || waiting.size < mostPaths) waiting.set(key, (before ?? 0) + count)
  }

  async function write() {
    const taken = waiting
    waiting = new Map()
    bots.clear()
    try {
      await store([...taken].map(([key, count]) => ({ day: key.slice(0, 10), path: key.slice(11), count })))
    } catch (err) {
      for (const [key, count] of taken) add(key, count)
      log.error({ err }, 'page views were not stored, and are kept for the next time')
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
      tomorrow = Date.parse(today) + oneDay
    }
    return today
  }

  return {
    /** A page that someone looks at: no bot, no browser that fetches ahead, none that asks not to be counted. */
    count(path: string, headers: IncomingHttpHeaders) {
      const agent = headers['user-agent']
      if (!agent || headers.dnt === '1' || headers['sec-gpc'] === '1' || headers['sec-purpose'] || isBot(agent)) return
      add(`${day()} ${path}`, 1)
    },
    flush,
    start: () => void setInterval(flush, flushEvery).unref(),
  }
}
