import { sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { deadLetters } from './jobs.server'

export type Backlog = {
  /** By name of the job: how many can start now, and how many wait for a retry or for their start time. */
  jobs: Map<string, { due: number; later: number }>
  /** How long the oldest due job has been due, in seconds; 0 when none is. */
  oldestDue: number
  /** How many failed at every attempt. */
  dead: number
}

type Row = { name: string; due: number; later: number; oldest: number | null }

/** Waiting jobs of all processes. Reads the index that fetching uses, so completed jobs do not slow it down. */
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
