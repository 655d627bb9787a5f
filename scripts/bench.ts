// `npm run bench`: every figure of the product's speed and size, measured on this machine, beside its bar.
// `-- --quick` makes one round of each and leaves Lighthouse out.
import { openBrowser } from './bench/browser.ts'
import { cachedPage, uncachedPage, unchangedPage } from './bench/cpu.ts'
import { lighthouse } from './bench/lighthouse.ts'
import { type Running, startServer } from './bench/server.ts'
import { idleCpu, memoryAfterLoad, startTimes } from './bench/starts.ts'
import { type Limit, machine, type Row, row, show, table } from './bench/table.ts'
import { visit } from './bench/visit.ts'
import { wrkIsMissing } from './bench/wrk.ts'
import { buildIfNeeded } from './build.ts'

/** The public pages. The bars for bytes are those of the home page. */
const home = '/'
const pages = [home, '/ui']

const quick = process.argv.includes('--quick')
const effort = quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 4 }
const lighthouseRuns = 5
const kilobyte = 1000

const rows: Row[] = []
const noWrk = wrkIsMissing()

await buildIfNeeded()
console.log(`${machine()}\n`)

await attempt('start', async () => {
  const { first, later } = await startTimes(effort.rounds)
  rows.push(row('start to /readyz, first', first, show.seconds, { most: 6 }))
  rows.push(row('start to /readyz, later', later, show.seconds, { most: 2 }))
})

await withServer('embedded', {}, async (server) => {
  await attempt('idle', async () => {
    rows.push(row('server CPU while idle, embedded', await idleCpu(server, effort.seconds), show.percent))
  })
  await attempt('bytes', () => measureVisits(server))
  if (!noWrk) {
    for (const page of pages) await attempt(`cached ${page}`, () => measureCached(server, page))
    await attempt('memory', () => measureMemory('embedded', server, { most: 450 }))
  }
  if (!quick) for (const page of pages) await attempt(`Lighthouse ${page}`, () => measureLighthouse(server, page))
})

if (!noWrk) {
  await withServer('uncached', { PAGE_CACHE: 'off' }, async (server) => {
    for (const page of pages) {
      await attempt(`uncached ${page}`, async () => {
        const { milliseconds } = await uncachedPage(server, page, effort)
        rows.push(row(`server CPU, uncached ${page}`, milliseconds, show.milliseconds, { most: 5 }))
      })
    }
    await attempt('memory, uncached', () => measureMemory('embedded, every page rendered anew', server))
  })
  await attempt('PostgreSQL', measurePostgres)
}

console.log(`\n${table(rows)}`)
if (noWrk)
  console.log('\nThere is no wrk on this machine (Debian, Ubuntu: apt install wrk): no figures of CPU and memory.')

async function measureCached(server: Running, page: string) {
  const whole = await cachedPage(server, page, effort)
  const short = await unchangedPage(server, page, effort)
  const range = (of: typeof whole) => (quick ? '' : `${of.least.toFixed(2)}–${of.most.toFixed(2)}`)
  rows.push(
    { ...row(`server CPU, cached ${page}`, whole.ratio, show.times, { most: 1.5 }, range(whole)), ratio: true },
    { ...row(`server CPU, 304 of ${page}`, short.ratio, show.times, undefined, range(short)), ratio: true },
    row(
      `server CPU, cached ${page}`,
      whole.ours,
      show.microseconds,
      undefined,
      `bare ${show.microseconds(whole.bare)}`,
    ),
    row(
      `server CPU, 304 of ${page}`,
      short.ours,
      show.microseconds,
      undefined,
      `bare ${show.microseconds(short.bare)}`,
    ),
  )
}

async function measureVisits(server: Running) {
  const browser = await openBrowser()
  try {
    for (const page of pages) {
      const { before, after, inline, layoutShift } = await visit(browser, `${server.url}${page}`)
      const most = (limit: number) => (page === home ? { most: limit } : undefined)
      const inlinePart = `inline ${show.kilobytes(inline)}`
      const parts = before.byKind.map((of) => `${of.kind} ${show.kilobytes(of.bytes)} in ${of.requests}`).join(', ')
      rows.push(
        row(`JavaScript before intent ${page}`, before.script + inline, show.kilobytes, most(5 * kilobyte), inlinePart),
        row(`JavaScript after intent ${page}`, after.script + inline, show.kilobytes, most(120 * kilobyte), inlinePart),
        row(`whole page before intent ${page}`, before.bytes, show.kilobytes, most(150 * kilobyte), parts),
        row(`requests before intent ${page}`, before.requests, show.plain, most(10), `${after.requests} after`),
        row(`layout shift (CLS) ${page}`, layoutShift, show.shift, { most: 0 }),
      )
    }
  } finally {
    await browser.close()
  }
}

async function measureLighthouse(server: Running, page: string) {
  const { scores, lcpMs, tbtMs, cls } = await lighthouse(`${server.url}${page}`, lighthouseRuns)
  for (const { category, score, failed } of scores) {
    const least = category === 'performance' ? 99 : 100
    const why = score < least ? failed.join(', ') : ''
    rows.push(row(`Lighthouse ${category} ${page}`, score, show.plain, { least }, why))
  }
  const others = `TBT ${tbtMs.toFixed(0)} ms, CLS ${show.shift(cls)}`
  rows.push(row(`Lighthouse LCP ${page}`, lcpMs / 1000, show.seconds, undefined, others))
}

async function measureMemory(engine: string, server: Running, limit?: Limit) {
  const { now, peak } = await memoryAfterLoad(server, pages, effort.seconds)
  rows.push(row(`memory after load, ${engine}`, now, show.megabytes, limit, `at most ${show.megabytes(peak)}`))
}

async function measurePostgres() {
  const { withPostgres } = await import('./postgres.ts')
  let started = false
  const measured = withPostgres(async (url) => {
    started = true
    await withServer('PostgreSQL', { DATABASE_URL: url }, (server) =>
      measureMemory('PostgreSQL', server, { most: 200 }),
    )
  })
  await measured.catch((error: Error) => {
    if (started) throw error
    rows.push({ what: 'memory after load, PostgreSQL', measured: `no PostgreSQL on this machine: ${firstLine(error)}` })
  })
}

async function withServer(name: string, settings: Record<string, string>, use: (server: Running) => Promise<void>) {
  await attempt(`server, ${name}`, async () => {
    const server = await startServer(settings)
    await use(server).finally(server.stop)
  })
}

/** What can't be measured is said in the table and by the exit code; the rest is measured all the same. */
async function attempt(what: string, measure: () => Promise<void>) {
  console.error(`… ${what}`)
  await measure().catch((error: Error) => {
    rows.push({ what, measured: `not measured: ${firstLine(error)}` })
    console.error(error)
    process.exitCode = 1
  })
}

function firstLine(error: Error) {
  return error.message.split('\n')[0] ?? ''
}
