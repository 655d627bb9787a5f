import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { users } from './users'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Where someone lands after signing in: the choice of a role, the page of their own role, or the admins' Today. */
export const startPage = pgEnum('start_page', ['select-role', 'own-role', 'today'])

/** The first steps on a member's page: not ended yet, ended or dismissed, or asked for again. */
export const firstStepsState = pgEnum('first_steps_state', ['new', 'ended', 'again'])

/** How someone wants to work; without a row, the defaults. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    userId: userId().primaryKey(),
    startPage: startPage().notNull().default('select-role'),
    /** The hour of the daily digest by mail, on the clock of the office; null: no digest. */
    digestHour: integer(),
    /** The last day for which the digest was sent. */
    digestSentOn: date(),
    /** Rows of lists are lower. */
    isCompact: boolean().notNull().default(false),
    /** Others who attend the same events see the name. */
    showsAttendance: boolean().notNull().default(false),
    firstSteps: firstStepsState().notNull().default('new'),
    /** The first steps that were skipped. */
    skippedSteps: text().array().notNull().default([]),
    /** False for who does not want to be told of new events by mail. */
    wantsAnnouncements: boolean().notNull().default(true),
  },
  (table) => [check('user_preferences_hour_of_day', sql`${table.digestHour} between 0 and 23`)],
)

/** The filter of a list under a name; only its owner sees it. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** The list, by the path of its page. */
    page: text().notNull(),
    name: text().notNull(),
    /** The query string. */
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_views_of').on(table.userId, table.page, table.name)],
)

/** What someone has typed into a form and not yet saved; only they see it. Deleted when the form is saved. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    userId: userId(),
    /** The form and what it changes, such as `event:<id>`. */
    form: text().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The version of the object when the typing began, where it has one. */
    baseVersion: integer(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.form] }),
    /** For deleting those whose retention has ended. */
    index('form_drafts_by_age').on(table.updatedAt),
  ],
)
