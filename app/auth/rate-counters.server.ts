import { and, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { rateLimits } from '~/db/schema/rate-limits'

/** A count that begins anew when `seconds` have passed since its first try. */
export type Counter = { key: string; seconds: number }
export type Count = { tries: number; secondsLeft: number }

const noCount: Count = { tries: 0, secondsLeft: 0 }
const secondsLeft = sql<string>`extract(epoch from ${rateLimits.endsAt} - now())`

/** Counts of the keys, in their order. Stored in rows, so that all processes share them and a restart loses none. */
export async function readCounts(db: Db, keys: string[]): Promise<Count[]> {
  const rows = await db
    .select({ key: rateLimits.key, tries: rateLimits.tries, secondsLeft })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.endsAt, sql`now()`)))
  return inOrder(rows, keys)
}

let additions = 0

/** Adds one try to each counter, or subtracts one, and returns the new counts in the order of the counters. */
export async function addToCounts(db: Db, counters: Counter[], delta: 1 | -1 = 1): Promise<Count[]> {
  // Sorted, so that concurrent statements lock the rows in the same order and can't deadlock.
  const sorted = counters.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const windowIsOver = sql`${rateLimits.endsAt} <= now()`
  const initialTries = Math.max(delta, 0)
  const rows = await db
    .insert(rateLimits)
    .values(
      sorted.map(({ key, seconds }) => ({
        key,
        tries: initialTries,
        endsAt: sql`now() + make_interval(secs => ${seconds})`,
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tries: sql`case when ${windowIsOver} then ${initialTries} else greatest(${rateLimits.tries} + ${delta}, 0) end`,
        endsAt: sql`case when ${windowIsOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ key: rateLimits.key, tries: rateLimits.tries, secondsLeft })
  additions += 1
  if (additions % 100 === 0) await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`))
  return inOrder(
    rows,
    counters.map(({ key }) => key),
  )
}

/** Deletes every count whose key starts with `prefix`. */
export async function clearCounts(db: Db, prefix: string) {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${prefix})`)
}

function inOrder(rows: { key: string; tries: number; secondsLeft: string }[], keys: string[]): Count[] {
  return keys.map((key) => {
    const row = rows.find((row) => row.key === key)
    return row ? { tries: row.tries, secondsLeft: Math.max(1, Math.ceil(Number(row.secondsLeft))) } : noCount
  })
}
