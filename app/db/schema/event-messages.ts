import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Locale } from '../../i18n/locales'
import { eventResponse, events } from './events'
import { users } from './users'

export const eventMessageKind = pgEnum('event_message_kind', ['announcement', 'message', 'thanks'])
/** Held: sent by an admin, and not mailed before `sendAt`, so that it can be taken back. */
export const eventMessageStatus = pgEnum('event_message_status', ['draft', 'held', 'sent'])
export const eventReminderKind = pgEnum('event_reminder_kind', ['week', 'day'])

export type MessageTexts = Partial<Record<Locale, { subject: string; body: string }>>
export type MessageFile = { key: string; fileName: string; mediaType: string; size: number }

const eventId = () =>
  uuid()
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })
const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Announcements of an event, and what is written to its guests. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    eventId: eventId(),
    kind: eventMessageKind().notNull(),
    status: eventMessageStatus().notNull().default('draft'),
    /** Names of `recipientGroups`. */
    groups: text().array().notNull(),
    /** The people of the group `chosen`. */
    userIds: uuid().array().notNull().default([]),
    /** The organisations of the group `chosen`; of the other groups only members of these, unless it is empty. */
    organisationIds: uuid().array().notNull().default([]),
    /** Empty for an announcement, whose text is that of the event. */
    texts: jsonb().$type<MessageTexts>().notNull().default({}),
    files: jsonb().$type<MessageFile[]>().notNull().default([]),
    /** Increased by every change of a draft: what is sent is what was previewed. */
    version: integer().notNull().default(0),
    authorEmail: text().notNull(),
    /** Who pressed 'Send'. */
    senderEmail: text(),
    sendAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    /** How many were left out, for each reason; no names. */
    skipped: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('event_messages_held_until', sql`(${table.status} = 'draft') = (${table.sendAt} is null)`),
    check('event_messages_sent_at', sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`),
    check('event_messages_to_someone', sql`cardinality(${table.groups}) > 0`),
    index('event_messages_of').on(table.eventId, table.createdAt),
  ],
)

/** Who gets a message, once for each person, however often its job runs. */
export const eventMessageRecipients = pgTable(
  'event_message_recipients',
  {
    messageId: uuid()
      .notNull()
      .references(() => eventMessages.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** The event, if the message announces it; else null. An event is announced to a person once. */
    announcedEventId: uuid().references(() => events.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the mail was queued; null until then. */
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    uniqueIndex('event_message_recipients_announced').on(table.announcedEventId, table.userId),
    index('event_message_recipients_of').on(table.userId, table.createdAt, table.messageId),
    index('event_message_recipients_not_mailed').on(table.messageId).where(sql`${table.mailedAt} is null`),
    index('event_message_recipients_by_age').on(table.createdAt),
  ],
)

/** The reminders that were mailed. An event that moves is reminded of again, because its date is part of the key. */
export const eventReminders = pgTable(
  'event_reminders',
  {
    eventId: eventId(),
    userId: userId(),
    kind: eventReminderKind().notNull(),
    eventDate: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId, table.kind, table.eventDate] }),
    index('event_reminders_of').on(table.userId),
    index('event_reminders_by_date').on(table.eventDate),
  ],
)

/** The answer that the last mail to a person has confirmed: changing it to and fro mails nothing. */
export const eventConfirmations = pgTable(
  'event_confirmations',
  {
    eventId: eventId(),
    userId: userId(),
    response: eventResponse().notNull(),
    mailedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index('event_confirmations_of').on(table.userId)],
)
