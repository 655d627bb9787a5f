import { pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Has a row when the database was filled with sample data: only such a database may be filled again. */
export const sampleData = pgTable('sample_data', {
  filledAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
