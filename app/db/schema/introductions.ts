import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { engagements } from './engagements'
import { organisations } from './organisations'
import { users } from './users'

/** Whom a partner was introduced to within an engagement, when, and whether they have met. */
export const introductions = pgTable(
  'introductions',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: uuid()
      .notNull()
      .references(() => engagements.id, { onDelete: 'cascade' }),
    /** Texts: most of those whom a partner is introduced to have no account. */
    organisationName: text().notNull(),
    personName: text().notNull(),
    personRole: text().notNull().default(''),
    /** The same organisation in the network, if it belongs to it. Merging moves it. */
    organisationId: uuid().references(() => organisations.id, { onDelete: 'set null' }),
    /** Both on the clock of the office. */
    introducedOn: date().notNull(),
    metOn: date(),
    /** For the partner. */
    note: text().notNull().default(''),
    /** The colleague of our team who made it. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Incremented with every change, to detect that someone else has saved meanwhile. */
    version: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('introductions_met_on', sql`${table.metOn} >= ${table.introducedOn}`),
    index('introductions_of').on(table.engagementId, table.introducedOn),
    index('introductions_to').on(table.organisationId),
    index('introductions_by').on(table.authorId),
  ],
)
