import { sql } from 'drizzle-orm'
import {
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
import { engagementPrograms } from '../../lib/engagement-programs'
import { engagementStates } from '../../lib/engagement-states'
import { locale } from './locale'
import { organisations } from './organisations'
import { users } from './users'

export const engagementState = pgEnum('engagement_state', engagementStates)
export const engagementProgram = pgEnum('engagement_program', engagementPrograms)

/** A line of an offer: the level of the program, or an add-on. Amounts are in SEK without VAT. */
export type EngagementLine = {
  kind: 'tier' | 'addOn'
  /** The key in the price list. */
  key: string
  quantity: number
  unitPrice: number
}

/** A program that an organisation takes at a level. Its amounts stay what they were when it was offered. */
export const engagements = pgTable(
  'engagements',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Merging moves it. An organisation that has one is not deleted. */
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id),
    program: engagementProgram().notNull(),
    /** A key of the price list. */
    tier: text().notNull(),
    lines: jsonb().$type<EngagementLine[]>().notNull(),
    /** The sum of the lines, so that lists and figures need not read them. */
    total: integer().notNull(),
    /** Which prices the lines come from. */
    priceRevision: text().notNull(),
    state: engagementState().notNull().default('draft'),
    /** The colleague of our team who leads it. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The language of the offer. */
    locale: locale().notNull(),
    /** What else was agreed; printed in the offer. */
    terms: text().notNull().default(''),
    /** The last day on which the offer can be accepted, on the clock of the office. */
    validUntil: date().notNull(),
    /** The day that due dates are counted from; null until it is known. */
    startsOn: date(),
    /** The engagement whose offer expired and that this one replaces. */
    renews: uuid(),
    /** What the person who accepted has agreed to, word for word. */
    acceptedText: text(),
    /** An id and a name without a foreign key: the acceptance stays when the account is deleted. */
    acceptedById: uuid(),
    acceptedByName: text(),
    offeredAt: timestamp({ withTimezone: true }),
    /** When it was accepted, declined, withdrawn, or expired. */
    decidedAt: timestamp({ withTimezone: true }),
    startedAt: timestamp({ withTimezone: true }),
    closedAt: timestamp({ withTimezone: true }),
    /** Incremented with every change, to detect that someone else has saved meanwhile. */
    version: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('engagements_total', sql`${table.total} >= 0`),
    check('engagements_offered_at', sql`(${table.state} in ('draft', 'discarded')) = (${table.offeredAt} is null)`),
    check(
      'engagements_accepted_text',
      sql`(${table.state} in ('accepted', 'running', 'closed')) = (${table.acceptedText} is not null)`,
    ),
    index('engagements_of_organisation').on(table.organisationId, table.createdAt),
    index('engagements_by_state').on(table.state, table.updatedAt),
    index('engagements_owned_by').on(table.ownerId),
    index('engagements_expire').on(table.validUntil).where(sql`${table.state} = 'offered'`),
  ],
)

/** The members who may accept or decline the offer for their organisation. */
export const engagementSignatories = pgTable(
  'engagement_signatories',
  {
    engagementId: uuid()
      .notNull()
      .references(() => engagements.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.engagementId, table.userId] }),
    index('engagement_signatories_of').on(table.userId),
  ],
)

/** Every change of its state, written in its transaction. Rows are only added. */
export const engagementHistory = pgTable(
  'engagement_history',
  {
    engagementId: uuid()
      .notNull()
      .references(() => engagements.id, { onDelete: 'cascade' }),
    /** Counts up for each engagement. */
    number: integer().notNull(),
    state: engagementState().notNull(),
    /** Why, where a person said so. */
    reason: text().notNull().default(''),
    /** Null for the clock, and for an account that was removed. */
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.engagementId, table.number] }),
    index('engagement_history_by').on(table.byId),
  ],
)

/** A signed-in member asks for a program. It can become an engagement. */
export const engagementRequests = pgTable(
  'engagement_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    program: engagementProgram().notNull(),
    /** A key of the price list; null where the member did not choose a level. */
    tier: text(),
    message: text().notNull().default(''),
    /** The engagement that it became. */
    engagementId: uuid().references(() => engagements.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it became an engagement or was closed without one. */
    doneAt: timestamp({ withTimezone: true }),
    doneBy: text(),
  },
  (table) => [
    // Two clicks, or a question that is asked again while the first waits, are one request.
    uniqueIndex('engagement_requests_one_open')
      .on(table.userId, table.program, sql`coalesce(${table.tier}, '')`)
      .where(sql`${table.doneAt} is null`),
    index('engagement_requests_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
    index('engagement_requests_of').on(table.userId, table.createdAt),
    index('engagement_requests_became').on(table.engagementId),
  ],
)
