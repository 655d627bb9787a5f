import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { circleInterests } from '../../lib/circle-interests'
import { handling } from './handling'
import { locale } from './locale'

export const circleInterest = pgEnum('circle_interest', circleInterests)
export const circleRequestStatus = pgEnum('circle_request_status', ['new', 'invited', 'declined'])

type Written = Record<'name' | 'organization' | 'role' | 'country' | 'why', AnyPgColumn>

/**
 * What was typed, as one digest: together it may be longer than an index row. Only `why` can have line ends, and it comes
 * last, so two different requests are never joined to the same text.
 */
export const circleRequestDigest = ({ name, organization, role, country, why }: Written) =>
  sql`md5(${name} || chr(10) || coalesce(${organization}, '') || chr(10) || coalesce(${role}, '') || chr(10) || coalesce(${country}, '') || chr(10) || ${why})`

export const circleRequests = pgTable(
  'circle_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    organization: text(),
    role: text(),
    country: text(),
    why: text().notNull(),
    interests: circleInterest().array().notNull(),
    status: circleRequestStatus().notNull().default('new'),
    /** The words agreed to, as they were shown in `locale`: the texts of the site may change, what was agreed may not. */
    consentText: text().notNull(),
    consentVersion: integer().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull(),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...handling(),
  },
  (table) => [
    // The very same request, unanswered, is kept once, even when two arrive at once. Another one is another row.
    uniqueIndex('circle_requests_same_new')
      .on(sql`lower(${table.email})`, table.interests, circleRequestDigest(table))
      .where(sql`${table.status} = 'new'`),
    index('circle_requests_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
    index('circle_requests_newest').on(table.createdAt.desc()),
  ],
)
