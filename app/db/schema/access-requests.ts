import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { memberRoles } from '../../lib/member-roles'
import { locale } from './locale'

export const memberRole = pgEnum('member_role', memberRoles)
export const accessRequestStatus = pgEnum('access_request_status', ['pending', 'approved', 'rejected'])

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
    /** Who decided. An id without a reference: the decision outlives the account. */
    reviewedBy: uuid(),
    /** Kept beside it, so that the next to look is told by name. */
    reviewerEmail: text(),
    /** For colleagues; the applicant never sees it. */
    notes: text().notNull().default(''),
    /** To the applicant, in the mail about the decision. */
    decisionNote: text(),
  },
  (table) => [
    // One open request an address, whatever its capitals, even when two arrive at once.
    uniqueIndex('access_requests_one_pending').on(sql`lower(${table.email})`).where(sql`${table.status} = 'pending'`),
    // Ascending: read backwards it is newest first, nulls and all as queries order them.
    index('access_requests_newest').on(table.createdAt),
  ],
)
