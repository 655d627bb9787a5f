import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { schema } from './schema.server'

type Rows<Row> = { rows: Row[] }

/** The result of a query in plain SQL, which is the same in both drivers. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The database or a transaction in it, on either engine. */
export type Db = PgDatabase<RowsHKT, typeof schema>

/** An open database: `db` is for features, the rest for the server process. */
export type Database = {
  engine: 'postgres' | 'embedded'
  db: Db
  /** How the job queue reaches the same database. */
  queue: ConstructorOptions
  migrate: () => Promise<void>
  ping: () => Promise<void>
  /** Counts of the connection pool; absent on the embedded database, which has one connection. */
  connections?: () => { used: number; idle: number; waiting: number }
  /** Calls back when any process notifies the channel, and after a lost connection was opened again. */
  listen: (channel: string, onNotification: () => void) => Promise<void>
  close: () => Promise<void>
}
