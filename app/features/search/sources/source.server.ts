import { getTableName, is, SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Candidate, ResultKind } from '../model'

export type Part = SQL | AnyPgColumn
export type Row = { id: string; title: string; detail: string; variant: string; at: number; text: string }

type Searched = {
  kind: ResultKind
  table: PgTable
  id: Part
  title: Part
  detail: Part
  /** What the address of a row depends on beside its id. */
  variant?: Part
  at: Part
  /** The order of its index on `at`, for tables that grow: with other nulls the index could not be used. */
  newest?: SQL
  /** The column or the expression of its index. */
  text: Part
  /** It has an index by order too. */
  hasBeginnings?: true
  /** So many of the newest rows are compared for typing errors; else all. */
  comparedNewest?: number
  /** The address of a row, and a detail that is not in the row. */
  present: (row: Row) => Pick<Candidate, 'to'> & Partial<Candidate>
}

/** A table that is searched, with its parts of a statement, and how a row of it becomes a result. */
export type Source = Pick<Searched, 'kind' | 'present' | 'hasBeginnings'> & {
  table: string
  columns: SQL
  text: SQL
  from: SQL
  /** The newest rows, of tables that grow. */
  recent?: SQL | undefined
  /** The rows that are compared for typing errors. */
  compared: SQL
  where?: SQL | undefined
}

/** So many of the newest rows are looked at before an index on text is asked. */
const recentRows = 200

export const nothing = sql`''`

const dialect = new PgDialect({ casing: 'snake_case' })
/** Compiled once: to build a statement of all tables from its smallest parts takes longer than to run it. */
export const compiled = (part: SQL) => sql.raw(dialect.sqlToQuery(part).sql)

export function searched({ table, id, title, detail, at, newest, text, comparedNewest, ...rest }: Searched): Source {
  const { variant = nothing, ...source } = rest
  const rows = is(text, SQL) ? sql`(select *, ${text} as searched from ${table})` : sql`${table}`
  const from = compiled(sql`${rows} as ${table}`)
  const newestRows = (limit: number) =>
    newest && compiled(sql`(select * from ${table} order by ${newest} limit ${sql.raw(`${limit}`)}) as ${table}`)
  return {
    ...source,
    table: getTableName(table),
    columns: compiled(sql`${id}::text as id, ${title} as title, ${detail} as detail, ${variant} as variant,
      (extract(epoch from ${at}) * 1000)::float8 as at, ${table}.searched as text`),
    text: compiled(sql`${table}.searched`),
    from,
    recent: newestRows(recentRows),
    compared: (comparedNewest && newestRows(comparedNewest)) || from,
  }
}
