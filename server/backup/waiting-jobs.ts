import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Db } from '~/db/db.server'
import type { Jobs } from '~/jobs/jobs.server'

type WaitingJob = { id: string; name: string; data: object; startAfter: string }

/** Unfinished jobs, also active ones, because their process may never finish them. */
export const waitingJobs = sql`
  select jsonb_build_object('id', id, 'name', name, 'data', data, 'startAfter', start_after)::text as text
  from pgboss.job where state in ('created', 'retry', 'active')`

const twoWeeksSeconds = 14 * 24 * 60 * 60

/** Queues the jobs with their old ids, so that each exists once. Their attempts are counted from zero. */
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

/** The queue deletes jobs after two weeks of waiting; for jobs of an old backup they start today. */
function retentionSeconds(startAfter: string) {
  const waitedSeconds = Math.ceil((Date.now() - Date.parse(startAfter)) / 1000)
  return Math.max(0, waitedSeconds) + twoWeeksSeconds
}
