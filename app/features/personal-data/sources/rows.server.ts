import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Person } from '../model'

/** An id that no account has. */
export const nobody = '00000000-0000-0000-0000-000000000000'
export const byUser = (column: AnyPgColumn) => (person: Person) => eq(column, person.userId ?? nobody)
export const byAddress = (column: AnyPgColumn) => (person: Person) => eq(sql`lower(${column})`, person.email)

/** Rows that refer to rows of another table which belong to the person. */
export const through =
  (column: AnyPgColumn, key: AnyPgColumn, table: PgTable, rows: (person: Person) => SQL | undefined) =>
  (person: Person) =>
    sql`${column} in (select ${key} from ${table} where ${rows(person)})`
