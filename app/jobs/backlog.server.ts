import { sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { deadLetters } from './jobs.server'

export type Backlog = {
  /** By job: what could be done now, and what was put off, for a later try or until its time. */
  jobs: Map<string, { due: number; later: number }>
  /** How long the one that is due longest has been so, in seconds; 0 when none is. */
  oldestDue: number
  /** Those that failed at every try. */
  dead: number
}

type Row = { name: string; due: number; later: number; oldest: number | null }

/** What waits, on every process together. Reads the index that fetching uses, so work done long ago costs nothing. */
export async function getBacklog(db: Db): Promise<Backlog> {
  const { rows } = await db.execute<Row>(sql`
    select name,
      count(*) filter (where start_after <= now())::int as due,
      count(*) filter (where start_after > now())::int as later,
      extract(epoch from now() - min(start_after))::float8 as oldest
    from pgboss.job where state < 'active' and not blocked group by name`)
  const [dead] = rows.filter((row) => row.name === deadLetters)
  const waiting = rows.filter((row) => row.name !== deadLetters)
  return {
    jobs: new Map(waiting.map(({ name, due, later }) => [name, { due, later }])),
    oldestDue: Math.max(0, ...waiting.map(({ oldest }) => oldest ?? 0)),
    dead: dead ? dead.due + dead.later : 0,
  }
}
