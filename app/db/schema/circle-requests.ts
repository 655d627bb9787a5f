import { type SQL, sql } from 'drizzle-orm'
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
import { requestDomain } from './access-requests'
import { handling } from './handling'
import { locale } from './locale'
import { circleRequestText, searchedColumn, trigrams } from './searched-text'

export const circleInterest = pgEnum('circle_interest', circleInterests)
export const circleRequestStatus = pgEnum('circle_request_status', ['new', 'invited', 'declined'])

type DigestColumns = Record<'name' | 'organization' | 'role' | 'country' | 'why', AnyPgColumn>

/**
 * A digest of the typed fields, because together they may be longer than an index row. Only `why` can have line ends, and it comes
 * last, so two different requests are never joined to the same text.
 */
export const circleRequestDigest = ({ name, organization, role, country, why }: DigestColumns) =>
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
    /**
     * The session for which a seat is asked; null: whichever fits. No foreign key: with `set null` two requests that differ in
     * their session alone would be the same in the unique index once both sessions are deleted, and the deletion would fail.
     */
    eventId: uuid(),
    status: circleRequestStatus().notNull().default('new'),
    /** The consent as it was shown in `locale`: the messages of the site may change later. */
    consentText: text().notNull(),
    consentVersion: integer().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull(),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...handling(),
    searched: searchedColumn((): SQL => circleRequestText(circleRequests)),
  },
  (table) => [
    // An equal request is stored once as long as it is new, even when two arrive at once. A different one is another row.
    uniqueIndex('circle_requests_same_new')
      .on(
        sql`lower(${table.email})`,
        table.interests,
        circleRequestDigest(table),
        sql`coalesce(${table.eventId}::text, '')`,
      )
      .where(sql`${table.status} = 'new'`),
    index('circle_requests_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
    index('circle_requests_newest').on(table.createdAt.desc()),
    // For the page of a person, and for that of an organisation.
    index('circle_requests_of').on(sql`lower(${table.email})`, table.createdAt, table.id),
    index('circle_requests_domains').on(requestDomain(table.email), table.createdAt, table.id),
    index('circle_requests_of_event').on(table.eventId, table.createdAt),
    index('circle_requests_search').using('gin', trigrams(table.searched)),
  ],
)
