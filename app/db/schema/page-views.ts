import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Views of public pages a day, counted and nothing else: no visitor, address or time is kept. */
export const pageViews = pgTable(
  'page_views',
  { day: date().notNull(), path: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
