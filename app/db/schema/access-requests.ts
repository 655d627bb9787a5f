import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { memberRoles } from '../../lib/member-roles'
import { locale } from './locale'
import { accessRequestText, searchedColumn, trigrams } from './searched-text'

export const memberRole = pgEnum('member_role', memberRoles)
export const accessRequestStatus = pgEnum('access_request_status', ['pending', 'approved', 'rejected'])

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
    // For the requests of a person, in every state.
    index('access_requests_of').on(sql`lower(${table.email})`, table.createdAt, table.id),
    index('access_requests_search').using('gin', trigrams(table.searched)),
  ],
)
