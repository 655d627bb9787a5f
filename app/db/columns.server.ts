import type { PgTable } from 'drizzle-orm/pg-core'

type Columns<Table extends PgTable, Input> = {
  [Field in keyof Input]: Field extends keyof Table['$inferInsert'] ? Table['$inferInsert'][Field] : never
}

/**
 * The input of a form as columns of its table. Does not compile when the table has no column for a field: TypeScript
 * allows excess properties in a spread, and the insert would drop the field silently.
 */
export const columnsOf = <Table extends PgTable, Input extends Columns<Table, Input>>(_table: Table, input: Input) =>
  input
