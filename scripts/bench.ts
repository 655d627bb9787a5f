// `npm run bench`: measures speed and size of the product on this machine, and shows each figure beside its limit.
// `-- --quick` runs one round of each and leaves Lighthouse out; `-- --signed-in` measures the pages behind the sign-in alone.

import pg from 'pg'
import { growthEmbedded, growthOnPostgres } from './bench/growth.ts'
import { measureCached, measureLighthouse, measureUncached, measureVisit, pageTable } from './bench/page-table.ts'
import { idleRow, memoryRow, startRows } from './bench/rows.ts'
import { type Running, startServer } from './bench/server.ts'
import { signedInRows } from './bench/signed-in.ts'
import { machine, type Row, table } from './bench/table.ts'
import { timelineRows } from './bench/timelines.ts'
import { userListRows } from './bench/users.ts'
import { writeRows } from './bench/writes.ts'
import { leastShare, wrkIsMissing } from './bench/wrk.ts'
import { buildIfNeeded } from './build.ts'

/** The public pages. */
const pages = [
  '/',
  '/?home=new',
  '/circles',
  '/programs/visits',
  '/programs/exchange',
  '/ambassadors',
  '/speed-dial',
  '/pricing',
  '/notes',
  '/notes/after-the-pilot',
  '/contact',
  '/newsletter',
  '/privacy',
  '/vision',
  '/ui',
]

const isQuick = process.argv.includes('--quick')
const effort = isQuick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 4 }

/** Settings of a server with sample accounts that accepts any `X-Forwarded-For`. */
const demo = { TRUSTED_PROXIES: '127.0.0.1' }

const rows: Row[] = []
const figures = new Map<string, Awaited<ReturnType<typeof measureVisit>>>(pages.map((page) => [page, {}]))
const isWrkMissing = wrkIsMissing()

await buildIfNeeded()
console.log(`${machine()}\n`)

const isSignedInOnly = process.argv.includes('--signed-in')
if (isSignedInOnly) await attempt('PostgreSQL', () => onPostgres(measureSignedIn))
else await measureEverything()

if (!isSignedInOnly) console.log(`\n${pageTable(figures)}`)
console.log(`\n${table(rows)}`)
if (isWrkMissing) {
  console.log('\nThere is no wrk on this machine (Debian, Ubuntu: apt install wrk): no figures of CPU and memory.')
}
if (leastShare() < 0.75) {
  const share = Math.round(leastShare() * 100)
  console.log(`\nThe machine had other things to do: a server under load got as little as ${share} % of a core.`)
}

async function measureEverything() {
  await attempt('start', () => startRows(effort))

  await withServer('embedded', {}, async (server) => {
    await measureEveryPage('bytes', (page) => measureVisit(server, page))
    // After the visits, so that work that follows a start is finished.
    await attempt('idle', () => idleRow(server))
    if (!isWrkMissing) await attempt('memory', () => memoryRow(server, 'embedded', pages, effort, { most: 450 }))
    if (!isQuick) await measureEveryPage('Lighthouse', (page) => measureLighthouse(server, page))
  })

  if (!isWrkMissing) {
    // In a new process, as the bare one is: earlier visits of slow browsers would make Node slower.
    await withServer('cached', {}, (server) =>
      measureEveryPage('cached', (page) => measureCached(server, page, effort)),
    )
    await withServer('uncached', { PAGE_CACHE: 'off' }, async (server) => {
      await measureEveryPage('uncached', (page) => measureUncached(server, page, effort))
      await attempt('memory, uncached', () => memoryRow(server, 'embedded, all pages rendered anew', pages, effort))
    })
    await attempt('PostgreSQL', () => onPostgres(measureMemory, measureSignedIn, measureWrites))
  }

  await withServer('writes, embedded', demo, (server) => attempt('writes', () => writeRows(server, 'embedded')), [
    'demo',
  ])
  await attempt('growth, embedded', () => growthEmbedded(demo))
}

async function measureEveryPage(what: string, measure: (page: string) => ReturnType<typeof measureVisit>) {
  for (const page of pages) {
    await attempt(`${what} ${page}`, async () => {
      Object.assign(figures.get(page) ?? {}, await measure(page))
      return []
    })
  }
}

/** Each on a database of its own. */
async function onPostgres(...measurements: ((url: string) => Promise<void>)[]): Promise<Row[]> {
  const { withPostgres } = await import('./postgres.ts')
  let isStarted = false
  try {
    for (const measure of measurements)
      await withPostgres(async (url) => {
        isStarted = true
        await measure(url)
      })
    return []
  } catch (error) {
    if (isStarted) throw error
    return [{ what: 'memory after load, PostgreSQL', measured: `no PostgreSQL on this machine: ${firstLine(error)}` }]
  }
}

function measureMemory(url: string) {
  return withServer('PostgreSQL', { DATABASE_URL: url }, (server) =>
    attempt('memory, PostgreSQL', () => memoryRow(server, 'PostgreSQL', pages, effort, { most: 200 })),
  )
}

async function measureSignedIn(url: string) {
  const client = new pg.Client({ connectionString: url })
  await withServer('signed in', { DATABASE_URL: url }, async (server) => {
    const reference = await startServer({ DATABASE_URL: url, PAGE_CACHE: 'off' })
    const servers = { server, reference }
    await client.connect()
    await attempt('users', () => userListRows(servers, client, effort))
    await attempt('timelines and signed-in pages', async () => {
      const { rows, person } = await timelineRows(servers, client)
      return [...rows, ...(await signedInRows(servers, client, person, effort))]
    }).finally(reference.stop)
  }).finally(() => client.end())
}

async function measureWrites(url: string) {
  const measure = async (server: Running) => {
    await attempt('writes', () => writeRows(server, 'PostgreSQL'))
    await attempt('growth', () => growthOnPostgres(server, url))
  }
  await withServer('writes, PostgreSQL', { ...demo, DATABASE_URL: url }, measure, ['demo'])
}

async function withServer(
  name: string,
  settings: Record<string, string>,
  use: (server: Running) => Promise<void>,
  args: string[] = [],
) {
  await attempt(`server, ${name}`, async () => {
    const server = await startServer(settings, undefined, args)
    await use(server).finally(server.stop)
    return []
  })
}

/** A failure appears in the table and in the exit code, and does not stop the other measurements. */
async function attempt(what: string, measure: () => Promise<Row[]>) {
  console.error(`… ${what}`)
  try {
    rows.push(...(await measure()))
  } catch (error) {
    rows.push({ what, measured: `not measured: ${firstLine(error)}` })
    console.error(error)
    process.exitCode = 1
  }
}

function firstLine(error: unknown) {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
