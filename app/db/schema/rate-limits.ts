import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counters of rate-limiter-flexible, which names these columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
})
