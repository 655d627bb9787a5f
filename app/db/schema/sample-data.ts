import { pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Holds a row when the database was filled with samples: only such a one may be filled again. */
export const sampleData = pgTable('sample_data', {
  filledAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
