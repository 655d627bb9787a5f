import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How many tries there were in the window that ends at `endsAt`. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  tries: integer().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
})
