// Server CPU of pages behind the sign-in with as many rows as after years of use, and the memory after that load.
import type pg from 'pg'
import { compareCpu, type Effort } from './cpu.ts'
import { addPartner } from './many-rows.ts'
import { memoryMb } from './processes.ts'
import { pageLimit, referencePath, type Servers, timesReference } from './reference.ts'
import { fetchRaw } from './server.ts'
import { startSession } from './session.ts'
import { type Limit, type Row, row, show } from './table.ts'

// Requests that are open when wrk stops are not counted but have cost CPU, so there are only a few.
const connections = 4

type Who = 'admin' | 'supplier'

/** Who opens what; those without a limit are for information. */
const pages: { who: Who; path: string; limit?: Limit }[] = [
  { who: 'admin', path: '/admin/today', limit: pageLimit },
  { who: 'supplier', path: '/engagements' },
  { who: 'supplier', path: '/dialogue' },
  { who: 'admin', path: '/select-role' },
  { who: 'admin', path: '/admin' },
  { who: 'admin', path: '/admin/requests' },
  { who: 'admin', path: '/admin/inbox' },
  { who: 'admin', path: '/admin/engagements' },
  { who: 'admin', path: '/admin/dialogue' },
  { who: 'admin', path: '/admin/mail' },
  { who: 'admin', path: '/admin/insights' },
  { who: 'admin', path: '/search?q=berg' },
]

/** `person` has a long timeline. */
export async function signedInRows(
  servers: Servers,
  client: pg.Client,
  person: string,
  effort: Effort,
): Promise<Row[]> {
  const cookies = { admin: await startSession(client, 'admin'), supplier: await startSession(client, 'supplier') }
  await addPartner(client)
  const rowOf = async (what: string, { who, path, limit }: { who: Who; path: string; limit?: Limit }) => {
    const { milliseconds, ratio } = await pageCpu(servers, path, cookies[who], effort)
    return row(`server CPU, ${what}, as ${who}`, ratio, timesReference, limit, show.milliseconds(milliseconds))
  }
  const opensPerson = { who: 'admin' as const, path: `/admin/people/${person}`, limit: pageLimit }
  const rows = [await rowOf('a person', opensPerson)]
  for (const page of pages) rows.push(await rowOf(page.path, page))
  const { now, peak } = memoryMb(servers.server.pid)
  const memory = row('memory after these', now, show.megabytes, { most: 250 }, `at most ${show.megabytes(peak)}`)
  return [...rows, memory]
}

/** The server's CPU for a request of this page, and how many times that of the reference it is. */
export async function pageCpu({ server, reference }: Servers, path: string, cookie: string, effort: Effort) {
  // As browsers ask: pages are compressed.
  const encoding = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
  const load = { path, headers: { ...encoding, Cookie: cookie }, connections }
  // The first request fills caches, which may take longer than a round of the load lasts.
  const first = await fetchRaw(`${server.url}${path}`, load.headers)
  if (first.status !== 200) throw new Error(`${path} answers ${first.status}`)
  const referenceLoad = { path: referencePath, headers: encoding, connections }
  const { microseconds, ratio } = await compareCpu({ server, load }, { server: reference, load: referenceLoad }, effort)
  return { milliseconds: microseconds / 1000, ratio }
}
