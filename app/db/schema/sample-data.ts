import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Has a row when the database was filled with sample data: only such a database may be filled again. */
export const sampleData = pgTable('sample_data', {
  filledAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The rows that 'Load sample content' has added, so that exactly these can be removed. */
export const sampleContent = pgTable(
  'sample_content',
  {
    /** The kind of row, such as `document`, `event` or `picture`. */
    kind: text().notNull(),
    id: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
