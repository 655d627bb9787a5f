import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accessLevels } from '../../lib/access-levels'
import { adminRoles } from '../../lib/admin-roles'
import { viewThemes } from '../../lib/viewed'
import { memberRole } from './access-requests'
import { locale } from './locale'
import { beginning, searchedColumn, trigrams, userText } from './searched-text'

export const accessLevel = pgEnum('access_level', accessLevels)
export const accountLinkPurpose = pgEnum('account_link_purpose', [
  'confirm',
  'reset',
  'setup',
  'not-me',
  'change-address',
])
export const adminRole = pgEnum('admin_role', adminRoles)
export const viewTheme = pgEnum('view_theme', viewThemes)

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case, so that there is one account for each address. */
    email: text().notNull().unique(),
    /** Addresses that the account had before: what was sent from them, or to them, is this person's. */
    formerAddresses: text().array().notNull().default([]),
    name: text().notNull().default(''),
    passwordHash: text().notNull(),
    /** False while nobody knows the password: they sign in at their organisation, or have to choose one. */
    hasPassword: boolean().notNull().default(true),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Stays when the sessions are deleted: an account that nobody uses is ended. */
    lastSignInAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the mails were queued that ask whether the account is still needed; a sign-in empties both. */
    inactiveAskedAt: timestamp({ withTimezone: true }),
    inactiveAskedAgainAt: timestamp({ withTimezone: true }),
    /** When they signed in without the second factor that they must have. Only the first such sign-in is let in. */
    factorGraceAt: timestamp({ withTimezone: true }),
    searched: searchedColumn((): SQL => userText(users)),
  },
  (table) => [
    /** For the copy of the name in `member_profiles`. */
    unique('users_id_and_name').on(table.id, table.name),
    check('users_lower_case', sql`${table.email} = lower(${table.email})`),
    /** Counts matches with an index-only scan. */
    index('users_searched').on(table.id, table.searched),
    index('users_newest').on(table.createdAt),
    index('users_last_sign_in').on(table.lastSignInAt),
    index('users_search').using('gin', trigrams(table.searched)),
    /** Those that begin with what was typed, in this order: the trigrams of a frequent word would lead to every row. */
    index('users_beginnings').on(sql`${beginning(table.searched)} text_pattern_ops`),
  ],
)

/** Permissions of an account; one row each. */
export const userAccessLevels = pgTable(
  'user_access_levels',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: memberRole().notNull(),
    accessLevel: accessLevel().notNull().default('entry'),
    /** Chosen for this user. Without it `accessLevel` follows the level of their organisation. */
    hasOwnLevel: boolean().notNull().default(false),
    /** Null for who is no admin. */
    adminRole: adminRole(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('user_access_levels_newest').on(table.createdAt.desc()),
    index('user_access_levels_roles').on(table.role, table.createdAt.desc()),
    index('user_access_levels_levels').on(table.accessLevel, table.createdAt.desc()),
    /** Admins are few, and every change of a user looks them up. */
    index('user_access_levels_admins').on(table.userId).where(sql`${table.adminRole} is not null`),
    /** For the same index-only count, by role, and for the copy of the role in `member_profiles`. */
    unique('user_access_levels_of').on(table.userId, table.role),
  ],
)

/** Sessions by the SHA-256 of the cookie's token; the token itself is only in the browser. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    hash: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The `User-Agent` header, so that a person recognises their devices. */
    userAgent: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When the person last proved who they are: by signing in, or on /account/confirm. */
    provenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A passkey, a code of the app or a recovery code was used in it. */
    hasSecondFactor: boolean().notNull().default(false),
    /** As what an admin looks at the members' pages, until when; all five or none. */
    viewRole: memberRole(),
    viewLevel: accessLevel(),
    viewLocale: locale(),
    viewTheme: viewTheme(),
    viewUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('sessions_of').on(table.userId),
    check(
      'sessions_view_whole',
      sql`num_nulls(${table.viewRole}, ${table.viewLevel}, ${table.viewLocale}, ${table.viewTheme}, ${table.viewUntil}) in (0, 5)`,
    ),
  ],
)

/** Registrations that wait for the address to be confirmed; then an account is created. */
export const registrations = pgTable('registrations', {
  email: text().primaryKey(),
  passwordHash: text().notNull(),
  locale: locale().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * Links to confirm an address, to choose a new password, to create the first admin, to report what someone else did and to
 * use another address, by the SHA-256 of the token.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    hash: text().primaryKey(),
    purpose: accountLinkPurpose().notNull(),
    /** The recipient; null for the set-up link, which has none. */
    email: text(),
    /** The account that a notice is about, or that gets another address. Null for the other links. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    replacedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('account_links_of').on(table.email, table.purpose)],
)
