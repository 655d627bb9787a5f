import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Part, Person } from '../model'

/** How the rows of a table belong to a person, and what the copy and the erasure do with them. */
export type PersonalTable = {
  table: PgTable
  /** The part of the copy that shows them. */
  part: Part
  rows: (person: Person) => SQL | undefined
  /** Columns that are not in the copy: secrets, what is about others, and who of our team did it. */
  hidden?: string[]
  /** If given, only these are in the copy. */
  shown?: string[]
  /** Leaves out of a row what is about others. */
  reduce?: (row: Record<string, unknown>, person: Person) => Record<string, unknown>
  /**
   * `delete`: the rows go. `with`: they go with a row that they refer to, by a foreign key. `rename`: they stay, and the
   * address in them is replaced by a name that says nothing. `keep`: they name nobody.
   */
  erasure: 'delete' | 'with' | 'rename' | 'keep'
  /** Columns of rows that stay, with what takes the place of their name and words. */
  emptied?: Record<string, '' | null>
}

/** An id that no account has. */
export const nobody = '00000000-0000-0000-0000-000000000000'
export const byUser = (column: AnyPgColumn) => (person: Person) => eq(column, person.userId ?? nobody)
export const byAddress = (column: AnyPgColumn) => (person: Person) => eq(sql`lower(${column})`, person.email)

/** Rows that refer to rows of another table which belong to the person. */
export const through =
  (column: AnyPgColumn, key: AnyPgColumn, table: PgTable, rows: PersonalTable['rows']) => (person: Person) =>
    sql`${column} in (select ${key} from ${table} where ${rows(person)})`
