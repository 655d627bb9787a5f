import { sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import type { Job } from './jobs.server'

type TextField<Payload> = { [Field in keyof Payload]: Payload[Field] extends string ? Field : never }[keyof Payload] &
  string

/** When jobs that wait start next, by a text of their payload. Jobs under way are not among them. */
export async function listStartTimes<Payload extends object>(
  db: Db,
  { name }: Job<Payload>,
  field: TextField<Payload>,
  values: readonly string[],
): Promise<Map<string, Date>> {
  if (values.length === 0) return new Map()
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  // As a number, because PostgreSQL and PGlite format timestamps differently.
  const { rows } = await db.execute<{ value: string; starts: number }>(sql`
    select data ->> ${field} as value, (extract(epoch from min(start_after)) * 1000)::float8 as starts
    from pgboss.job where name = ${name} and state < 'active' and data ->> ${field} in (${list}) group by 1`)
  return new Map(rows.map(({ value, starts }) => [value, new Date(starts)]))
}

/** Makes a waiting job due at once. False when none waits: it is under way, or there is none. */
export async function startNow<Payload extends object>(
  db: Db,
  { name }: Job<Payload>,
  field: TextField<Payload>,
  value: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update pgboss.job set start_after = now()
    where name = ${name} and state < 'active' and data ->> ${field} = ${value} returning id`)
  return rows.length > 0
}

/** Whether a job with this text in its payload is under way. */
export async function isUnderWay<Payload extends object>(
  db: Db,
  { name }: Job<Payload>,
  field: TextField<Payload>,
  value: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pgboss.job where name = ${name} and state = 'active' and data ->> ${field} = ${value} limit 1`)
  return rows.length > 0
}
