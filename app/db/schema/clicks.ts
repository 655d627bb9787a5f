import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Clicks per day. No visitor, address or time is stored. */
export const clicks = pgTable(
  'clicks',
  {
    day: date().notNull(),
    category: text().notNull(),
    label: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.category, table.label] })],
)
