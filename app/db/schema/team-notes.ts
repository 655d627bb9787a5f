import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations } from './organisations'

/** What our team writes down about a person or an organisation; members never see it. */
export const teamNotes = pgTable(
  'team_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The person, by their address in lower case: they may have no account, and one is created or removed later. */
    email: text(),
    organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Who wrote it. An id without a foreign key, so that it stays when the account is deleted. */
    authorId: uuid().notNull(),
    authorEmail: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('team_notes_about_one', sql`num_nonnulls(${table.email}, ${table.organisationId}) = 1`),
    check('team_notes_lower_case', sql`${table.email} = lower(${table.email})`),
    index('team_notes_of_person').on(table.email, table.createdAt, table.id),
    index('team_notes_of_organisation').on(table.organisationId, table.createdAt, table.id),
    /** For deleting those whose retention has ended. */
    index('team_notes_by_age').on(table.createdAt),
  ],
)
