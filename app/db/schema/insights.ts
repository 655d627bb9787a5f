import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { memberRole } from './access-requests'
import { libraryText, trigrams } from './searched-text'
import { accessLevel, users } from './users'

/** In English, and in the other languages once it has been translated. */
type InLanguages = { en: string; sv?: string | undefined; no?: string | undefined }

/** What the Content Hub offers for download: to these roles, from this level up, once it is published. */
export const insights = pgTable(
  'insights',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: jsonb().$type<InLanguages>().notNull(),
    summary: jsonb().$type<InLanguages>(),
    /** Key in the file store. `fileName` and `mediaType` are sent with a download. */
    fileKey: text().notNull().unique(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    roles: memberRole().array().notNull(),
    minLevel: accessLevel().notNull().default('entry'),
    /** Null: only admins see it. */
    publishedAt: timestamp({ withTimezone: true }),
    /** Incremented with every change, so that a save from a stale page is detected. */
    version: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('insights_have_a_size', sql`${table.size} >= 0`),
    check('insights_are_for_someone', sql`cardinality(${table.roles}) > 0`),
    index('insights_newest').on(table.publishedAt.desc()),
    index('insights_search').using('gin', trigrams(libraryText(table))),
  ],
)

/** One row for each time a member downloaded an item. */
export const insightDownloads = pgTable(
  'insight_downloads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    insightId: uuid()
      .notNull()
      .references(() => insights.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('insight_downloads_of').on(table.userId, table.createdAt, table.id, table.insightId),
    /** For deleting those of an item. */
    index('insight_downloads_of_insight').on(table.insightId),
    /** For deleting those whose retention has ended. */
    index('insight_downloads_by_age').on(table.createdAt),
  ],
)
