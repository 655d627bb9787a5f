import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What an admin has set; the environment has precedence over it. Without a row, the default. */
export const siteSettings = pgTable('site_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
