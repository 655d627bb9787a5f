import { sql } from 'drizzle-orm'
import { boolean, check, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accessLevels } from '../../lib/access-levels'
import { accessRequests, memberRole } from './access-requests'
import { locale } from './locale'

export const accessLevel = pgEnum('access_level', accessLevels)
export const accountLinkPurpose = pgEnum('account_link_purpose', ['confirm', 'reset', 'invite', 'setup'])

/** Someone with an account. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One account an address, whatever its capitals: it is kept in lower case. */
    email: text().notNull().unique(),
    name: text().notNull().default(''),
    passwordHash: text().notNull(),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('users_lower_case', sql`${table.email} = lower(${table.email})`),
    /** Finds a part of an address without reading them all. */
    index('users_email_parts').using('gin', sql`${table.email} gin_trgm_ops`),
    /** Counts many that match without fetching a row of them. */
    index('users_addresses').on(table.id, table.email),
  ],
)

/** What someone with an account may see and do; one row each. */
export const userAccessLevels = pgTable(
  'user_access_levels',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: memberRole().notNull(),
    accessLevel: accessLevel().notNull().default('entry'),
    isAdmin: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('user_access_levels_newest').on(table.createdAt.desc()),
    index('user_access_levels_roles').on(table.role, table.createdAt.desc()),
    index('user_access_levels_levels').on(table.accessLevel, table.createdAt.desc()),
    /** Admins are few among many, and every change of a user asks who they are. */
    index('user_access_levels_admins').on(table.userId).where(sql`${table.isAdmin}`),
    /** For the same counting, by role. */
    index('user_access_levels_of').on(table.userId, table.role),
  ],
)

/** Who is signed in where, by the SHA-256 of the cookie's token; the token itself is in the browser and nowhere here. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    hash: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's own words for itself, so that a person knows their devices. */
    userAgent: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_of').on(table.userId)],
)

/** What was typed at registration; an account comes of it when the address is confirmed. */
export const registrations = pgTable('registrations', {
  email: text().primaryKey(),
  passwordHash: text().notNull(),
  locale: locale().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Every link that was mailed or printed, by the SHA-256 of its token. */
export const accountLinks = pgTable(
  'account_links',
  {
    hash: text().primaryKey(),
    purpose: accountLinkPurpose().notNull(),
    /** Whom it is for; the set-up link is for whoever holds it. */
    email: text(),
    /** The request that an invitation answers, and the role it gives. */
    accessRequestId: uuid().references(() => accessRequests.id, { onDelete: 'set null' }),
    name: text(),
    role: memberRole(),
    locale: locale().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    replacedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('account_links_of').on(table.email, table.purpose)],
)
