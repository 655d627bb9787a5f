import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { memberRoles } from '../../lib/member-roles'
import { locale } from './locale'
import { accessRequestText, searchedColumn, trigrams } from './searched-text'

export const memberRole = pgEnum('member_role', memberRoles)
export const accessRequestStatus = pgEnum('access_request_status', ['pending', 'approved', 'rejected', 'withdrawn'])

/** The domain of an address, in lower case. */
export const requestDomain = (email: AnyPgColumn): SQL => sql`lower(split_part(${email}, '@', 2))`

export const accessRequests = pgTable(
  'access_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    organization: text().notNull(),
    role: memberRole().notNull(),
    reason: text().notNull(),
    status: accessRequestStatus().notNull().default('pending'),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    reviewedAt: timestamp({ withTimezone: true }),
    /** Who decided. An id without a foreign key, so that it stays when the account is deleted. */
    reviewedBy: uuid(),
    /** The address of the same person, so that other admins see who decided. */
    reviewerEmail: text(),
    /** For colleagues; the applicant never sees it. */
    notes: text().notNull().default(''),
    /** To the applicant, in the mail about the decision. */
    decisionNote: text(),
    /** When an admin first opened it. */
    reviewStartedAt: timestamp({ withTimezone: true }),
    /** When the applicant last corrected it. */
    correctedAt: timestamp({ withTimezone: true }),
    /** When the applicant was told that the decision takes longer than promised. */
    delayToldAt: timestamp({ withTimezone: true }),
    withdrawnAt: timestamp({ withTimezone: true }),
    searched: searchedColumn((): SQL => accessRequestText(accessRequests)),
  },
  (table) => [
    // One pending request for each address, in any letter case, even when two arrive at once.
    uniqueIndex('access_requests_one_pending').on(sql`lower(${table.email})`).where(sql`${table.status} = 'pending'`),
    // Ascending: read backwards it is newest first, with nulls where the queries expect them.
    index('access_requests_newest').on(table.createdAt),
    // For what was decided within the last seconds, and can be undone.
    index('access_requests_reviewed').on(table.reviewedAt),
    // For the earlier requests of an organisation, and its newest first.
    index('access_requests_domains').on(requestDomain(table.email), table.createdAt, table.id),
    // For the decisions on requests of an organisation.
    index('access_requests_domains_reviewed').on(requestDomain(table.email), table.reviewedAt, table.id),
    // For corrections of them.
    index('access_requests_domains_corrected')
      .on(requestDomain(table.email), table.correctedAt, table.id)
      .where(sql`${table.correctedAt} is not null`),
    // For the requests of a person, in every state.
    index('access_requests_of').on(sql`lower(${table.email})`, table.createdAt, table.id),
    check(
      'access_requests_withdrawn_is_empty',
      sql`${table.withdrawnAt} is null or ${table.name} || ${table.email} || ${table.organization} || ${table.reason} || ${table.notes} = ''`,
    ),
    index('access_requests_search').using('gin', trigrams(table.searched)),
  ],
)

export const requestWordsKind = pgEnum('request_words_kind', ['earlier', 'later'])

type WordsColumns = Record<'name' | 'organization' | 'role' | 'reason', AnyPgColumn>

/** As that of circle requests: only `reason` can have line ends, and it comes last. */
const wordsDigest = ({ name, organization, role, reason }: WordsColumns) =>
  sql`md5(${name} || chr(10) || ${organization} || chr(10) || ${role} || chr(10) || ${reason})`

/**
 * Other words of a pending request. `earlier`: what it said before the applicant corrected it. `later`: what someone has sent
 * with the form for the same address; it is not known to be the same person.
 */
export const requestWords = pgTable(
  'request_words',
  {
    id: uuid().primaryKey().defaultRandom(),
    accessRequestId: uuid()
      .notNull()
      .references(() => accessRequests.id, { onDelete: 'cascade' }),
    kind: requestWordsKind().notNull(),
    name: text().notNull(),
    organization: text().notNull(),
    /** As text, because an index can't contain the text of an enum. */
    role: text().$type<(typeof memberRoles)[number]>().notNull(),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When later words were acknowledged: a job that runs twice mails once. */
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('request_words_once').on(table.accessRequestId, table.kind, wordsDigest(table))],
)

/** Every status link that was mailed to an applicant, by the SHA-256 of its token; the token itself is only in the mail. */
export const applicationLinks = pgTable(
  'application_links',
  {
    hash: text().primaryKey(),
    accessRequestId: uuid()
      .notNull()
      .references(() => accessRequests.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('application_links_of').on(table.accessRequestId)],
)
