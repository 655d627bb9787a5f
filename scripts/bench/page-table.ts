// A line for every public page, a column for every bar.
import { openBrowser } from './browser.ts'
import { cachedPage, type Effort, uncachedPage } from './cpu.ts'
import { lighthouse } from './lighthouse.ts'
import type { Running } from './server.ts'
import { lines, show } from './table.ts'
import { visit } from './visit.ts'

const lighthouseRuns = 5

/** Each column: its title, its bar, how its figure is written, and whether the figure holds. */
const columns = {
  performance: most100('performance', 99),
  accessibility: most100('accessibility', 100),
  bestPractices: most100('best practices', 100),
  seo: most100('SEO', 100),
  lcp: { title: 'LCP', bar: '', write: (ms: number) => show.seconds(ms / 1000), holds: () => true },
  scriptBefore: atMost('script before intent', 5000, show.kilobytes),
  scriptAfter: atMost('after', 120_000, show.kilobytes),
  bytes: atMost('first visit', 150_000, show.kilobytes),
  requests: atMost('requests', 10, show.plain),
  layoutShift: atMost('CLS', 0, show.shift),
  cached: atMost('cached, CPU', 1.5, show.times),
  uncached: atMost('uncached, CPU', 7, show.milliseconds),
}

type Figures = Partial<Record<keyof typeof columns, number>>

function most100(title: string, least: number) {
  const bar = least === 100 ? '= 100' : `≥ ${least}`
  return { title, bar, write: show.plain, holds: (value: number) => value >= least }
}

function atMost(title: string, most: number, write: (value: number) => string) {
  return { title, bar: `≤ ${write(most)}`, write, holds: (value: number) => value <= most }
}

export async function measureVisit(server: Running, page: string): Promise<Figures> {
  const browser = await openBrowser()
  try {
    const { before, after, inline, layoutShift } = await visit(browser, `${server.url}${page}`)
    // The bar is on the script's own bytes, not on the headers of its files.
    return {
      scriptBefore: before.scriptBodies + inline,
      scriptAfter: after.scriptBodies + inline,
      bytes: before.bytes,
      requests: before.requests,
      layoutShift,
    }
  } finally {
    await browser.close()
  }
}

export async function measureLighthouse(server: Running, page: string): Promise<Figures> {
  const { scores, lcpMs } = await lighthouse(`${server.url}${page}`, lighthouseRuns)
  const [performance, accessibility, bestPractices, seo] = scores
  for (const { category, failed } of scores)
    if (failed.length > 0) console.error(`  ${page} ${category}: ${failed.join(', ')}`)
  return {
    performance: performance?.score ?? 0,
    accessibility: accessibility?.score ?? 0,
    bestPractices: bestPractices?.score ?? 0,
    seo: seo?.score ?? 0,
    lcp: lcpMs,
  }
}

export const measureCached = async (server: Running, page: string, effort: Effort): Promise<Figures> => ({
  cached: (await cachedPage(server, page, effort)).ratio,
})

export const measureUncached = async (server: Running, page: string, effort: Effort): Promise<Figures> => ({
  uncached: await uncachedPage(server, page, effort),
})

/** The figures of every page; a ✗ stands by what is over its bar. */
export function pageTable(pages: Map<string, Figures>): string {
  const shown = Object.entries(columns).filter(([name]) => [...pages.values()].some((of) => name in of))
  const cell = (of: Figures, [name, { write, holds }]: (typeof shown)[number]) => {
    const value = of[name as keyof Figures]
    if (value === undefined) return '–'
    return holds(value) ? write(value) : `${write(value)} ✗`
  }
  return lines([
    ['page', ...shown.map(([, { title }]) => title)],
    ['bar', ...shown.map(([, { bar }]) => bar)],
    ...[...pages].map(([page, of]) => [page, ...shown.map((column) => cell(of, column))]),
  ])
}
