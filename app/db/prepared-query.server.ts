import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './db.server'

/**
 * A query that is built once for a database, and that PostgreSQL plans once for each connection: for what every page asks, where
 * that takes longer than to read the rows. Only the values of its placeholders differ; a transaction builds it anew.
 */
export function preparedQuery<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>()
  return (db) => {
    const query = queries.get(db) ?? prepare(db)
    queries.set(db, query)
    return query
  }
}

/** As `inArray`, for the values of a placeholder: their number may differ from call to call. */
export const isOneOf = (column: AnyPgColumn, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)})`
