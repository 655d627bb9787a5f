import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Views of public pages per day. No visitor, address or time is stored. */
export const pageViews = pgTable(
  'page_views',
  { day: date().notNull(), path: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
