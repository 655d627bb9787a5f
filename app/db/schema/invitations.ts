import { type SQL, sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accessRequests, memberRole } from './access-requests'
import { locale } from './locale'
import { organisations } from './organisations'
import { searchedColumn, trigrams, userText } from './searched-text'
import { accessLevel, adminRole, users } from './users'

/** Who was asked to create an account. Sending one again adds a row and replaces the earlier one, whose link ends. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case, like that of the account. */
    email: text().notNull(),
    name: text().notNull().default(''),
    role: memberRole().notNull(),
    /** Chosen for this person; null for that of the organisation, or the lowest without one. */
    accessLevel: accessLevel(),
    /** Makes an admin of them, as long as the inviter is an owner; null for a member. */
    adminRole: adminRole(),
    organisationId: uuid().references(() => organisations.id, { onDelete: 'set null' }),
    /** The request that it answers. */
    accessRequestId: uuid().references(() => accessRequests.id, { onDelete: 'set null' }),
    /** An id without a foreign key, so that it stays when the account is deleted; null where nobody is known. */
    inviterId: uuid(),
    inviterEmail: text(),
    locale: locale().notNull(),
    /** SHA-256 of the link's token; null until the mail is written, which makes the token. */
    hash: text().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    replacedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    searched: searchedColumn((): SQL => userText(invitations)),
  },
  (table) => {
    const isOpen = sql`${table.acceptedAt} is null and ${table.revokedAt} is null and ${table.replacedAt} is null`
    return [
      check('invitations_lower_case', sql`${table.email} = lower(${table.email})`),
      /** One for each address, even when two admins invite at once. An expired one is open until it is replaced. */
      uniqueIndex('invitations_one_open').on(table.email).where(isOpen),
      index('invitations_open_by_expiry').on(table.expiresAt).where(isOpen),
      index('invitations_newest').on(table.createdAt),
      index('invitations_of_address').on(table.email, table.createdAt),
      index('invitations_of_request').on(table.accessRequestId),
      index('invitations_of_organisation').on(table.organisationId),
      index('invitations_search').using('gin', trigrams(table.searched)),
    ]
  },
)

export const proposalDecision = pgEnum('proposal_decision', ['confirmed', 'declined'])

/** Colleagues whom a member would like to have invited. */
export const colleagueProposals = pgTable(
  'colleague_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    proposerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** Null while it waits for an admin. */
    decision: proposalDecision(),
    decidedAt: timestamp({ withTimezone: true }),
    /** The address of the admin, so that colleagues see who decided. */
    deciderEmail: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    /** By proposer: a proposal of another member would reveal itself to the second one. */
    uniqueIndex('colleague_proposals_one_open').on(table.proposerId, table.email).where(sql`${table.decision} is null`),
    index('colleague_proposals_waiting').on(table.createdAt).where(sql`${table.decision} is null`),
    index('colleague_proposals_of').on(table.proposerId, table.createdAt),
    index('colleague_proposals_of_address').on(table.email, table.createdAt),
    index('colleague_proposals_of_organisation').on(table.organisationId),
  ],
)
