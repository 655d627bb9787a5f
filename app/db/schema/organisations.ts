import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisationKinds } from '../../lib/organisation-kinds'
import { accessRequests } from './access-requests'
import { organisationText, searchedColumn, trigrams } from './searched-text'
import { accessLevel, users } from './users'

export const organisationKind = pgEnum('organisation_kind', organisationKinds)

/** Where members work: a region, a hospital, a supplier, an embassy. */
export const organisations = pgTable(
  'organisations',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    kind: organisationKind().notNull(),
    /** Code of two letters (ISO 3166); null where it is not known. */
    country: text(),
    /** The level of its members who have none of their own. */
    level: accessLevel().notNull().default('entry'),
    /** The colleague of our team who looks after it. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** For our team; its members never see them. */
    notes: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    /** Incremented with every change, to detect that another admin has saved meanwhile. */
    version: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    searched: searchedColumn((): SQL => organisationText(organisations)),
  },
  (table) => [
    index('organisations_newest').on(table.createdAt),
    index('organisations_by_name').on(table.name, table.id),
    index('organisations_search').using('gin', trigrams(table.searched)),
  ],
)

/** Domains whose addresses belong to an organisation. */
export const organisationDomains = pgTable(
  'organisation_domains',
  {
    domain: text().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check('organisation_domains_lower_case', sql`${table.domain} = lower(${table.domain})`),
    index('organisation_domains_of').on(table.organisationId),
  ],
)

/** Who belongs where: at most one organisation for each user. */
export const organisationMembers = pgTable(
  'organisation_members',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('organisation_members_of').on(table.organisationId, table.userId)],
)

export const approvalEffect = pgEnum('approval_effect', ['invitation', 'role', 'none'])

/**
 * What the approval of a request does once it can't be undone any more. In this file and no column of `access_requests`,
 * because the two schema files would import each other.
 */
export const approvals = pgTable(
  'approvals',
  {
    accessRequestId: uuid()
      .primaryKey()
      .references(() => accessRequests.id, { onDelete: 'cascade' }),
    /** For someone with an account: another role, or only a mail that says so. */
    effect: approvalEffect().notNull(),
    /** Where the person will belong; with `newOrganisation` it is created. Null for both means nowhere. */
    organisationId: uuid().references(() => organisations.id, { onDelete: 'set null' }),
    newOrganisation: text(),
    /** When it took effect: a job that runs twice does so once. */
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('approvals_of_organisation').on(table.organisationId)],
)
