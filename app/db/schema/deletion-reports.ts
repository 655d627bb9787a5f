import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How many rows of a table were deleted on a day because their time was over. Without the rows of other tables that went with them. */
export const deletionReports = pgTable(
  'deletion_reports',
  { day: date().notNull(), table: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.table] })],
)
