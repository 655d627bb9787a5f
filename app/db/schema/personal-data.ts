import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { locale } from './locale'
import { users } from './users'

/** Copies of a person's data that were asked for. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull(),
    status: text().$type<'queued' | 'ready' | 'failed'>().notNull(),
    locale: locale().notNull(),
    /** SHA-256 of the token of the link that downloads it. */
    hash: text().unique(),
    /** The encrypted file in the store; its key is made from the token, which is only in the mail. */
    fileKey: text().unique(),
    /** In bytes. */
    size: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }),
    fetchedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('data_exports_lower_case', sql`${table.email} = lower(${table.email})`),
    check('data_exports_status', sql`${table.status} in ('queued', 'ready', 'failed')`),
    // One at a time for each person, even when two clicks arrive at once.
    uniqueIndex('data_exports_one_queued').on(table.email).where(sql`${table.status} = 'queued'`),
    index('data_exports_of').on(table.email, table.createdAt),
    index('data_exports_by_age').on(table.createdAt),
  ],
)

/**
 * Links by which someone without an account uses their rights: whoever opens one reads the mail of the address. Works several
 * times, until it ends.
 */
export const rightsLinks = pgTable(
  'rights_links',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('rights_links_lower_case', sql`${table.email} = lower(${table.email})`),
    index('rights_links_of').on(table.email, table.createdAt),
    index('rights_links_by_end').on(table.expiresAt),
  ],
)

/** People whose data will be erased. The row is deleted when it is taken back, and with the data. */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case; one erasure for each person. */
    email: text().notNull().unique(),
    requestedBy: text().$type<'person' | 'admin'>().notNull(),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** When the last mail was sent: a job that runs twice sends it once. */
    toldAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('erasures_lower_case', sql`${table.email} = lower(${table.email})`),
    check('erasures_requested_by', sql`${table.requestedBy} in ('person', 'admin')`),
  ],
)

/** Whether no erasure waits for this user. For columns of other tables. */
export const isStaying = (userId: AnyPgColumn) =>
  sql<boolean>`${userId} not in (select ${users.id} from ${users} where ${users.email} in (select ${erasures.email} from ${erasures}))`

/** Who was erased, by a keyed hash of the address and one of the account's id, so that a restored backup is erased again. */
export const erasedPeople = pgTable('erased_people', {
  hash: text().primaryKey(),
  erasedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Whose data may only be stored (restriction, Art. 18 GDPR), and who objects to what rests on our interest (Art. 21). */
export const processingLimits = pgTable(
  'processing_limits',
  {
    /** In lower case: someone without an account has these rights too. */
    email: text().primaryKey(),
    restrictedAt: timestamp({ withTimezone: true }),
    /** Who has set the restriction that is in effect. */
    restrictedBy: text().$type<'person' | 'admin'>(),
    objectedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('processing_limits_lower_case', sql`${table.email} = lower(${table.email})`),
    check('processing_limits_restricted_by', sql`${table.restrictedBy} in ('person', 'admin')`),
  ],
)

/** Whether the data of this address may only be stored. The condition that mails, lists and commands ask. */
export const isRestricted = (email: AnyPgColumn | string): SQL<boolean> =>
  sql`exists (select from ${processingLimits} where ${processingLimits.email} = lower(${email}) and ${processingLimits.restrictedAt} is not null)`

/** The same for an account. They are few: the database reads them once for a list. */
export const isRestrictedUser = (userId: AnyPgColumn): SQL<boolean> =>
  sql`${userId} in (select ${users.id} from ${users} join ${processingLimits} on ${processingLimits.email} = ${users.email} where ${processingLimits.restrictedAt} is not null)`

/** Whether this address objects to processing that rests on our interest: notes of the team and statistics. */
export const hasObjected = (email: AnyPgColumn | string): SQL<boolean> =>
  sql`exists (select from ${processingLimits} where ${processingLimits.email} = lower(${email}) and ${processingLimits.objectedAt} is not null)`
