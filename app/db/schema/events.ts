import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Locale } from '../../i18n/locales'
import { memberRole } from './access-requests'
import { locale } from './locale'
import { eventText, trigrams } from './searched-text'
import { accessLevel, users } from './users'

export const eventStatus = pgEnum('event_status', ['scheduled', 'cancelled', 'draft'])
export const eventResponse = pgEnum('event_response', ['attending', 'not_attending'])

/** A line of the agenda, with its time by the clock at the place: 18:30. */
export type AgendaLine = { time: string; text: string }

/** The texts of an event in another language, as far as they are translated. `agenda`: a text for each line. */
export type EventTranslation = Partial<Record<'title' | 'description' | 'hook' | 'city' | 'venue', string>> & {
  agenda?: string[]
}

/**
 * What members are invited to: these roles, from this level up. Without a role only admins see it, and visitors where it is
 * public: it is a circle session then.
 */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In `textLanguage`, as the other texts. */
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
    /** Balance rules: who gets a free seat. Null: no such rule. */
    maxSuppliers: integer(),
    minHospitals: integer(),
    roles: memberRole().array().notNull(),
    minLevel: accessLevel().notNull().default('entry'),
    /** A draft is seen by admins only. `createEvent` sets it: a migration can't use an enum value that it adds. */
    status: eventStatus().notNull().default('scheduled'),
    /** Shown on /circles, with hook, city and venue. */
    isPublic: boolean().notNull().default(false),
    /** Shown there as the next session, whatever comes before it. */
    isNext: boolean().notNull().default(false),
    hook: text().notNull().default(''),
    city: text().notNull().default(''),
    venue: text().notNull().default(''),
    agenda: jsonb().$type<AgendaLine[]>().notNull().default([]),
    /** An admin, or else someone by name. */
    hostId: uuid().references(() => users.id, { onDelete: 'set null' }),
    hostName: text().notNull().default(''),
    /** What is spoken there. */
    language: locale().notNull().default('en'),
    textLanguage: locale().notNull().default('en'),
    translations: jsonb().$type<Partial<Record<Locale, EventTranslation>>>().notNull().default({}),
    /** Whether those who attend are reminded a week before, and a day before. */
    remindsWeekBefore: boolean().notNull().default(true),
    remindsDayBefore: boolean().notNull().default(true),
    /** Incremented with every change, so that calendars replace their entry. */
    sequence: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('events_have_seats', sql`${table.maxParticipants} > 0`),
    check('events_supplier_limit', sql`${table.maxSuppliers} >= 0`),
    check('events_hospital_minimum', sql`${table.minHospitals} > 0`),
    check('events_end_after_they_begin', sql`${table.endsAt} > ${table.eventDate}`),
    check('events_have_one_host', sql`${table.hostId} is null or ${table.hostName} = ''`),
    check('events_in_public_have_a_city', sql`not ${table.isPublic} or ${table.city} <> ''`),
    index('events_by_date').on(table.eventDate),
    index('events_hosted_by').on(table.hostId),
    index('events_search').using('gin', trigrams(eventText(table))),
  ],
)

// Letters that are not mistaken for each other when read aloud or on a small screen.
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const randomLetter = `substr('${codeLetters}', 1 + floor(random() * ${codeLetters.length})::int, 1)`
const randomCode = sql.raw(Array.from({ length: 6 }, () => randomLetter).join(' || '))

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
    /** What a guest shows at the door. It finds them on the list, and opens nothing. */
    code: text().notNull().default(randomCode),
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
