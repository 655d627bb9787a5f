import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { schema } from './schema.server'

type Rows<Row> = { rows: Row[] }

/** What both drivers answer to a query in plain SQL. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The database or a transaction in it, on either engine. */
export type Db = PgDatabase<RowsHKT, typeof schema>

/** An open database: what features use (`db`), and what the process around them needs. */
export type Database = {
  engine: 'postgres' | 'embedded'
  db: Db
  /** How the job queue reaches the same database. */
  queue: ConstructorOptions
  migrate: () => Promise<void>
  ping: () => Promise<void>
  /** How the connections for requests are doing; absent on the embedded database, which has one. */
  connections?: () => { used: number; idle: number; waiting: number }
  /** Calls back whenever any process notifies the channel, and after a connection was lost and found again. */
  listen: (channel: string, heard: () => void) => Promise<void>
  close: () => Promise<void>
}
