// What is measured, as rows of the table, each beside its bar. The bars are those of the project's quality page.
import { openBrowser } from './browser.ts'
import { cachedPage, type Effort, uncachedPage, unchangedPage } from './cpu.ts'
import { lighthouse } from './lighthouse.ts'
import type { Running } from './server.ts'
import { idleCpu, memoryAfterLoad, startTimes } from './starts.ts'
import { type Limit, type Row, row, show } from './table.ts'
import { visit } from './visit.ts'

const kilobyte = 1000
const lighthouseRuns = 5

export async function startRows({ rounds }: Effort): Promise<Row[]> {
  const { first, later } = await startTimes(rounds)
  const cpu = (start: typeof first) => `CPU ${show.seconds(start.cpuSeconds)}`
  return [
    row('start to /readyz, first', first.seconds, show.seconds, { most: 6 }, cpu(first)),
    row('start to /readyz, later', later.seconds, show.seconds, { most: 2 }, cpu(later)),
  ]
}

export async function cachedRows(server: Running, page: string, effort: Effort): Promise<Row[]> {
  const whole = await cachedPage(server, page, effort)
  const short = await unchangedPage(server, page, effort)
  const range = (of: typeof whole) => (effort.rounds > 1 ? `${of.least.toFixed(2)}–${of.most.toFixed(2)}` : '')
  const bare = (of: typeof whole) => `bare ${show.microseconds(of.bare)}`
  return [
    { ...row(`server CPU, cached ${page}`, whole.ratio, show.times, { most: 1.5 }, range(whole)), ratio: true },
    { ...row(`server CPU, 304 of ${page}`, short.ratio, show.times, undefined, range(short)), ratio: true },
    row(`server CPU, cached ${page}`, whole.ours, show.microseconds, undefined, bare(whole)),
    row(`server CPU, 304 of ${page}`, short.ours, show.microseconds, undefined, bare(short)),
  ]
}

export async function uncachedRow(server: Running, page: string, effort: Effort): Promise<Row[]> {
  const milliseconds = await uncachedPage(server, page, effort)
  return [row(`server CPU, uncached ${page}`, milliseconds, show.milliseconds, { most: 5 })]
}

/** The bars for bytes and requests are the home page's; nothing may jump anywhere. */
export async function visitRows(server: Running, page: string, isHome: boolean): Promise<Row[]> {
  const browser = await openBrowser()
  try {
    const { before, after, inline, layoutShift } = await visit(browser, `${server.url}${page}`)
    const most = (limit: number) => (isHome ? { most: limit } : undefined)
    // The bar is on the script's own bytes; the headers of its files are told beside them.
    const ofWhich = (of: typeof before) =>
      `inline ${show.kilobytes(inline)}, files ${show.kilobytes(of.scriptBodies)}, their headers ${show.kilobytes(of.script - of.scriptBodies)}`
    const parts = before.byKind.map((of) => `${of.kind} ${show.kilobytes(of.bytes)} in ${of.requests}`).join(', ')
    return [
      row(
        `JavaScript before intent ${page}`,
        before.scriptBodies + inline,
        show.kilobytes,
        most(5 * kilobyte),
        ofWhich(before),
      ),
      row(
        `JavaScript after intent ${page}`,
        after.scriptBodies + inline,
        show.kilobytes,
        most(120 * kilobyte),
        ofWhich(after),
      ),
      row(`whole page before intent ${page}`, before.bytes, show.kilobytes, most(150 * kilobyte), parts),
      row(`requests before intent ${page}`, before.requests, show.plain, most(10), `${after.requests} after`),
      row(`layout shift (CLS) ${page}`, layoutShift, show.shift, { most: 0 }),
    ]
  } finally {
    await browser.close()
  }
}

export async function lighthouseRows(server: Running, page: string): Promise<Row[]> {
  const { scores, lcpMs, tbtMs, cls } = await lighthouse(`${server.url}${page}`, lighthouseRuns)
  const others = `TBT ${tbtMs.toFixed(0)} ms, CLS ${show.shift(cls)}`
  return [
    ...scores.map(({ category, score, failed }) => {
      const least = category === 'performance' ? 99 : 100
      return row(`Lighthouse ${category} ${page}`, score, show.plain, { least }, score < least ? failed.join(', ') : '')
    }),
    row(`Lighthouse LCP ${page}`, lcpMs / 1000, show.seconds, undefined, others),
  ]
}

export async function memoryRow(server: Running, name: string, pages: string[], effort: Effort, limit?: Limit) {
  const { now, peak } = await memoryAfterLoad(server, pages, effort.seconds)
  return [row(`memory after load, ${name}`, now, show.megabytes, limit, `at most ${show.megabytes(peak)}`)]
}

export async function idleRow(server: Running): Promise<Row[]> {
  return [row('server CPU while idle, embedded', await idleCpu(server, 10), show.percent, undefined, 'of a core')]
}
