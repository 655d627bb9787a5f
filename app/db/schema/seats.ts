import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Obstacle, offerStates, type SeatReason, seatChanges } from '../../lib/seat-changes'
import { events } from './events'
import { users } from './users'

export const seatOfferState = pgEnum('seat_offer_state', offerStates)
export const seatChange = pgEnum('seat_change', seatChanges)

const ofEvent = () =>
  uuid()
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })
const ofUser = () => uuid().references(() => users.id, { onDelete: 'cascade' })

/**
 * Who waits for a seat. Someone with a row here neither attends nor has an open offer: all commands write under the lock of
 * the event's row.
 */
export const eventWaitlist = pgTable(
  'event_waitlist',
  {
    eventId: ofEvent(),
    userId: ofUser().notNull(),
    /** The same for two colleagues who want seats together. */
    pairId: uuid(),
    /** The place: the number of the row of history by which they joined. */
    number: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    /** Until when one free seat was held for a pair. Once: null before. */
    heldUntil: timestamp({ withTimezone: true }),
    /** Why someone behind was offered a seat. */
    passedFor: text().$type<Obstacle>(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    uniqueIndex('event_waitlist_places').on(table.eventId, table.number),
    index('event_waitlist_of').on(table.userId),
  ],
)

/** Seats that were offered to someone from the waitlist, for a time. */
export const seatOffers = pgTable(
  'seat_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    eventId: ofEvent(),
    userId: ofUser().notNull(),
    pairId: uuid(),
    reason: text().$type<SeatReason>().notNull(),
    state: seatOfferState().notNull().default('open'),
    offeredAt: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** SHA-256 of the token of the link in the mail; null until it is written. */
    hash: text().unique(),
  },
  (table) => [
    uniqueIndex('seat_offers_one_open').on(table.eventId, table.userId).where(sql`${table.state} = 'open'`),
    index('seat_offers_ends').on(table.until).where(sql`${table.state} = 'open'`),
    index('seat_offers_of').on(table.userId),
  ],
)

/** Every change of an answer, a place or an offer, written in its transaction. Rows are only added. */
export const eventHistory = pgTable(
  'event_history',
  {
    eventId: ofEvent(),
    /** Counts up for each event: the order of its changes. */
    number: integer().notNull(),
    /** Null for an account that was removed. */
    userId: ofUser(),
    what: seatChange().notNull(),
    reason: text().$type<SeatReason>().notNull(),
    pairId: uuid(),
    /** The end of an offer, or of the time for which a seat is held. */
    until: timestamp({ withTimezone: true }),
    /** Who did it; null for the clock. */
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.number] }),
    index('event_history_of').on(table.userId),
    index('event_history_by').on(table.byId),
  ],
)
