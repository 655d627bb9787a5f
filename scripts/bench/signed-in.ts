// Server CPU of pages behind the sign-in with as many rows as after years of use, and the memory after that load.
import type pg from 'pg'
import { compareWithBare, type Effort } from './cpu.ts'
import { addPartner } from './many-rows.ts'
import { memoryMb, times } from './processes.ts'
import { fetchRaw, type Running } from './server.ts'
import { startSession } from './session.ts'
import { type Limit, type Row, row, show } from './table.ts'

// Requests that are open when wrk stops are not counted but have cost CPU, so there are only a few.
const connections = 4

/** Who opens what; those without a limit are for information. */
const pages: { who: 'admin' | 'supplier'; path: string; limit?: Limit }[] = [
  { who: 'admin', path: '/admin/today', limit: { most: 15 } },
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

export type PageCpu = { milliseconds: number; timesBare: number }

export async function signedInRows(server: Running, client: pg.Client, effort: Effort): Promise<Row[]> {
  const cookies = { admin: await startSession(client, 'admin'), supplier: await startSession(client, 'supplier') }
  await addPartner(client)
  const rows = await times(pages.length, async (index) => {
    const { who, path, limit } = pages[index] ?? { who: 'admin', path: '/admin' }
    const { milliseconds, timesBare } = await pageCpu(server, path, cookies[who], effort)
    return row(`server CPU, ${path}, as ${who}`, milliseconds, show.milliseconds, limit, show.times(timesBare))
  })
  const { now, peak } = memoryMb(server.pid)
  const memory = row('memory after these', now, show.megabytes, { most: 250 }, `at most ${show.megabytes(peak)}`)
  return [...rows, memory]
}

/** The server's CPU for a request of this page. */
export async function pageCpu(server: Running, path: string, cookie: string, effort: Effort): Promise<PageCpu> {
  const load = { path, headers: { Cookie: cookie }, connections }
  // The first request fills caches, which may take longer than a round of the load lasts.
  const first = await fetchRaw(`${server.url}${path}`, load.headers)
  if (first.status !== 200) throw new Error(`${path} answers ${first.status}`)
  const { ours, ratio } = await compareWithBare(server, load, first, effort)
  return { milliseconds: ours / 1000, timesBare: ratio }
}
