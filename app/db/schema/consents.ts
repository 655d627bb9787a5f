import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { consentPurposes, consentWays } from '../../lib/consent-terms'
import type { DirectoryAudience } from '../../lib/directory-audiences'
import { locale } from './locale'
import { users } from './users'

export const consentPurpose = pgEnum('consent_purpose', consentPurposes)
export const consentWay = pgEnum('consent_way', consentWays)

/**
 * Receipts: one row each time a person agrees to something or withdraws it. Rows are only ever added. Members are named by
 * their account where the consent is of no use without one, everybody else by the address.
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text(),
    purpose: consentPurpose().notNull(),
    /** False for a withdrawal. */
    isGiven: boolean().notNull(),
    /** The words as they were shown in `locale`: the messages of the site may change later. */
    words: text().notNull(),
    version: integer().notNull(),
    locale: locale().notNull(),
    way: consentWay().notNull(),
    /** The audience of each field from then on; null for all but the directory. */
    choices: jsonb().$type<Record<string, DirectoryAudience>>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('consents_of_one', sql`num_nonnulls(${table.userId}, ${table.email}) = 1`),
    check('consents_lower_case', sql`${table.email} = lower(${table.email})`),
    index('consents_of_user').on(table.userId, table.purpose, table.createdAt),
    index('consents_of_email').on(table.email, table.purpose, table.createdAt),
  ],
)
