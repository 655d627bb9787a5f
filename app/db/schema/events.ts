import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { memberRole } from './access-requests'
import { eventText, trigrams } from './searched-text'
import { accessLevel, users } from './users'

export const eventStatus = pgEnum('event_status', ['scheduled', 'cancelled'])
export const eventResponse = pgEnum('event_response', ['attending', 'not_attending'])

/** What members are invited to: these roles, from this level up. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    description: text().notNull().default(''),
    eventType: text().notNull(),
    /** When it begins. */
    eventDate: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    /** IANA name of the zone at the location: 18:00 in Helsinki is shown as 18:00 to everyone. */
    timeZone: text().notNull(),
    location: text().notNull(),
    /** Null: no limit. */
    maxParticipants: integer(),
    roles: memberRole().array().notNull(),
    minLevel: accessLevel().notNull().default('entry'),
    status: eventStatus().notNull().default('scheduled'),
    /** Incremented with every change, so that calendars replace their entry. */
    sequence: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('events_have_seats', sql`${table.maxParticipants} > 0`),
    check('events_end_after_they_begin', sql`${table.endsAt} > ${table.eventDate}`),
    check('events_are_for_someone', sql`cardinality(${table.roles}) > 0`),
    index('events_by_date').on(table.eventDate),
    index('events_search').using('gin', trigrams(eventText(table))),
  ],
)

/** One row for each person and event: the latest answer. */
export const eventResponses = pgTable(
  'event_responses',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    response: eventResponse().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index('event_responses_of').on(table.userId)],
)

/** Members who want to be notified of the next event. */
export const eventInterests = pgTable('event_interests', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
