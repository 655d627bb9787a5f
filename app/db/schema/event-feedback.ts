import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { events } from './events'
import { users } from './users'

/** What a guest answered to the questions after an event. The team sees who wrote it, other guests never do. */
export const eventFeedback = pgTable(
  'event_feedback',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How useful the event was, from 1 to 5. */
    rating: integer().notNull(),
    bestPart: text().notNull().default(''),
    nextTopic: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    check('event_feedback_rating', sql`${table.rating} between 1 and 5`),
    index('event_feedback_of').on(table.userId),
  ],
)
