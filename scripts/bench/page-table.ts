// A line for every public page, a column for every figure with a limit.
import { openBrowser } from './browser.ts'
import { cachedPage, type Effort, uncachedPage } from './cpu.ts'
import { lighthouse } from './lighthouse.ts'
import type { Running } from './server.ts'
import { lines, show } from './table.ts'
import { visit } from './visit.ts'

const lighthouseRuns = 5

/** Each column: its title, its limit, how its figure is formatted, and whether it is within the limit. */
const columns = {
  performance: scoreAtLeast('performance', 99),
  accessibility: scoreAtLeast('accessibility', 100),
  bestPractices: scoreAtLeast('best practices', 100),
  seo: scoreAtLeast('SEO', 100),
  lcp: atMost('LCP', 1000, (ms) => show.seconds(ms / 1000)),
  scriptBefore: atMost('script before intent', 5000, show.kilobytes),
  scriptAfter: atMost('after', 120_000, show.kilobytes),
  bytes: atMost('first visit', 150_000, show.kilobytes),
  requests: atMost('requests', 10, show.plain),
  layoutShift: atMost('CLS', 0, show.shift),
  cached: atMost('cached, CPU', 1.5, show.times),
  uncached: atMost('uncached, CPU', 7, show.milliseconds),
}

type Figures = Partial<Record<keyof typeof columns, number>>

function scoreAtLeast(title: string, least: number) {
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
    // The limit is on the bytes of scripts without their headers.
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

/** The figures of every page; a ✗ marks those beyond their limit. */
export function pageTable(pages: Map<string, Figures>): string {
  const visibleColumns = Object.entries(columns).filter(([name]) =>
    [...pages.values()].some((pageFigures) => name in pageFigures),
  )
  const cell = (pageFigures: Figures, [name, { write, holds }]: (typeof visibleColumns)[number]) => {
    const value = pageFigures[name as keyof Figures]
    if (value === undefined) return '–'
    return holds(value) ? write(value) : `${write(value)} ✗`
  }
  return lines([
    ['page', ...visibleColumns.map(([, { title }]) => title)],
    ['bar', ...visibleColumns.map(([, { bar }]) => bar)],
    ...[...pages].map(([page, pageFigures]) => [page, ...visibleColumns.map((column) => cell(pageFigures, column))]),
  ])
}
