import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Db } from '~/db/db.server'
import type { Jobs } from '~/jobs/jobs.server'

type WaitingJob = { id: string; name: string; data: object; startAfter: string }

/** Work that is not done, also what is under way: its process may never finish it. Done work is not carried. */
export const waitingJobs = sql`
  select jsonb_build_object('id', id, 'name', name, 'data', data, 'startAfter', start_after)::text as text
  from pgboss.job where state in ('created', 'retry', 'active')`

const twoWeeksSeconds = 14 * 24 * 60 * 60

/** Queues the jobs anew under their old ids, so that each is there once. Their tries are counted from the start. */
export async function requeueJobs(tx: Db, { boss }: Jobs, texts: string[]) {
  const byName = Map.groupBy(
    texts.map((text): WaitingJob => JSON.parse(text)),
    ({ name }) => name,
  )
  for (const [name, jobs] of byName) {
    const inserted = jobs.map(({ id, data, startAfter }) => ({
      id,
      data,
      startAfter,
      retentionSeconds: retentionSeconds(startAfter),
    }))
    await boss.insert(name, inserted, { db: fromDrizzle(tx, sql) })
  }
}

/** The queue forgets what has waited for two weeks; those of an old backup begin today. */
function retentionSeconds(startAfter: string) {
  const waited = Math.ceil((Date.now() - Date.parse(startAfter)) / 1000)
  return Math.max(0, waited) + twoWeeksSeconds
}
