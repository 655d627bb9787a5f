import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import type { DailyCounts } from '~/web/daily-counts.server'

export type PageViews = ReturnType<typeof createPageViews>

const maxBrowsers = 500

/** Counts views of public pages, by day and path alone. */
export function createPageViews(counts: Pick<DailyCounts, 'count'>) {
  // `isbot` is the slowest step here, and most clients send one of a few user agents.
  const bots = new Map<string, boolean>()

  function isBot(agent: string) {
    const cached = bots.get(agent)
    if (cached !== undefined) return cached
    const found = isbot(agent)
    if (bots.size >= maxBrowsers) bots.clear()
    bots.set(agent, found)
    return found
  }

  return {
    /** Ignores bots, prefetching browsers, and browsers that ask not to be tracked. */
    count(path: string, headers: IncomingHttpHeaders) {
      const agent = headers['user-agent']
      if (!agent || headers.dnt === '1' || headers['sec-gpc'] === '1' || headers['sec-purpose'] || isBot(agent)) return
      counts.count(path)
    },
  }
}
