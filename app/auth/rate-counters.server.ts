import { and, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { rateLimits } from '~/db/schema/rate-limits'

/** A count that begins anew when `seconds` have passed since its first try. */
export type Counter = { key: string; seconds: number }
export type Count = { tries: number; secondsLeft: number }

const noCount: Count = { tries: 0, secondsLeft: 0 }
const secondsLeft = sql<string>`extract(epoch from ${rateLimits.endsAt} - now())`

/** Counts of the keys, in their order. Rows and not memory: every process sees them, and a restart forgets nothing. */
export async function readCounts(db: Db, keys: string[]): Promise<Count[]> {
  const rows = await db
    .select({ key: rateLimits.key, tries: rateLimits.tries, secondsLeft })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.endsAt, sql`now()`)))
  return inOrder(rows, keys)
}

let added = 0

/** Adds one try to each counter, or takes one back, and gives the new counts in the order of the counters. */
export async function addToCounts(db: Db, counters: Counter[], by: 1 | -1 = 1): Promise<Count[]> {
  // Always in one order, so that two who change the same rows at once wait for each other and never both.
  const sorted = counters.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const isOver = sql`${rateLimits.endsAt} <= now()`
  const first = Math.max(by, 0)
  const rows = await db
    .insert(rateLimits)
    .values(
      sorted.map(({ key, seconds }) => ({ key, tries: first, endsAt: sql`now() + make_interval(secs => ${seconds})` })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tries: sql`case when ${isOver} then ${first} else greatest(${rateLimits.tries} + ${by}, 0) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ key: rateLimits.key, tries: rateLimits.tries, secondsLeft })
  added += 1
  if (added % 100 === 0) await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`))
  return inOrder(
    rows,
    counters.map(({ key }) => key),
  )
}

/** Forgets every count whose key begins so. */
export async function clearCounts(db: Db, prefix: string) {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${prefix})`)
}

function inOrder(rows: { key: string; tries: number; secondsLeft: string }[], keys: string[]): Count[] {
  return keys.map((key) => {
    const row = rows.find((row) => row.key === key)
    return row ? { tries: row.tries, secondsLeft: Math.max(1, Math.ceil(Number(row.secondsLeft))) } : noCount
  })
}
