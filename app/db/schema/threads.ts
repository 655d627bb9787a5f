import { type SQL, sql } from 'drizzle-orm'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Locale } from '../../i18n/locales'
import { engagements } from './engagements'
import { events } from './events'
import { introductions } from './introductions'
import { organisations } from './organisations'
import { searchedColumn, threadText, trigrams } from './searched-text'
import { users } from './users'

export const messageVia = pgEnum('message_via', ['site', 'mail'])

/** A dialogue between an organisation and our team: general, or about an engagement, an event or an introduction. */
export const threads = pgTable(
  'threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Merging moves it. */
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    engagementId: uuid().references(() => engagements.id, { onDelete: 'set null' }),
    eventId: uuid().references(() => events.id, { onDelete: 'set null' }),
    introductionId: uuid().references(() => introductions.id, { onDelete: 'set null' }),
    /** The colleague of our team who looks after it. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** How many messages it has: the number of the next one, under the lock of this row. */
    messageCount: integer().notNull().default(0),
    /** The first message of the organisation that nobody has answered, which the 48 hours run from; null when none waits. */
    waitingSince: timestamp({ withTimezone: true }),
    lastMessageAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    searched: searchedColumn((): SQL => threadText(threads)),
  },
  (table) => [
    check(
      'threads_about_one',
      sql`num_nonnulls(${table.engagementId}, ${table.eventId}, ${table.introductionId}) <= 1`,
    ),
    index('threads_of_organisation').on(table.organisationId, table.lastMessageAt),
    index('threads_waiting').on(table.waitingSince).where(sql`${table.waitingSince} is not null`),
    index('threads_newest').on(table.lastMessageAt),
    index('threads_of_engagement').on(table.engagementId),
    index('threads_of_event').on(table.eventId),
    index('threads_of_introduction').on(table.introductionId),
    index('threads_owned_by').on(table.ownerId),
    index('threads_search').using('gin', trigrams(table.searched)),
  ],
)

/** Rows are only added; one whose author was erased loses its text. */
export const threadMessages = pgTable(
  'thread_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: uuid()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Counts up for each thread. */
    number: integer().notNull(),
    /** Null for an account that was removed. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Their name or address when it was written; empty after an erasure. */
    authorName: text().notNull(),
    isFromTeam: boolean().notNull(),
    body: text().notNull(),
    via: messageVia().notNull().default('site'),
    /** Colleagues of the thread who were mentioned with `@`. */
    mentions: uuid().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('thread_messages_order').on(table.threadId, table.number),
    index('thread_messages_by').on(table.authorId, table.createdAt),
  ],
)

export const threadFiles = pgTable(
  'thread_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid()
      .notNull()
      .references(() => threadMessages.id, { onDelete: 'cascade' }),
    /** Key in the file store. `fileName` and `mediaType` are sent with a download. */
    fileKey: text().notNull().unique(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
  },
  (table) => [index('thread_files_of').on(table.messageId)],
)

/** How far each person has read. */
export const threadReaders = pgTable(
  'thread_readers',
  {
    threadId: uuid()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of the last message that they have seen. */
    readUpTo: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.userId] }), index('thread_readers_of').on(table.userId)],
)

/** Texts that our team uses again and again, in three languages. */
export const messageSnippets = pgTable('message_snippets', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull().unique(),
  texts: jsonb().$type<Partial<Record<Locale, string>>>().notNull(),
  version: integer().notNull().default(0),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Mails that came in as replies, by their Message-ID: one that is delivered twice is stored once. */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    /** SHA-256 of the Message-ID. */
    hash: text().primaryKey(),
    messageId: uuid().references(() => threadMessages.id, { onDelete: 'set null' }),
    /** Why it was not stored as a message; null if it was. */
    refusal: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('inbound_mails_of').on(table.messageId), index('inbound_mails_by_age').on(table.createdAt)],
)
