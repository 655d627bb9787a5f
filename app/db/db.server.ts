import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { schema } from './schema.server'

type Rows<Row> = { rows: Row[] }

/** What both drivers answer to a query in plain SQL. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The database or a transaction in it, on either engine. */
export type Db = PgDatabase<RowsHKT, typeof schema>
