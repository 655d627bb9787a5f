import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What happened to accounts and personal data: sign-ins, changes of factors, exports, reads. Rows are only ever added.
 * Each hash covers the row and the hash before it, so that a changed or missing row is noticed. Ids have no foreign keys:
 * when an account is deleted, its rows stay and name nobody.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    /** The place in the chain, without gaps. */
    number: bigint({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    outcome: text().notNull(),
    /** Whose account or data it is about. */
    userId: uuid(),
    /** Who did it, if it was someone else. */
    actorId: uuid(),
    /** The network that it came from, shortened to /24 or /64; null for jobs and commands. */
    network: text(),
    /** Without names, addresses or texts of a person. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    hash: text().notNull(),
  },
  (table) => [
    check('security_events_outcome', sql`${table.outcome} in ('done', 'refused')`),
    index('security_events_of').on(table.userId, table.number.desc()),
    index('security_events_by').on(table.actorId, table.number.desc()),
    index('security_events_kinds').on(table.kind, table.number.desc()),
    index('security_events_newest').on(table.createdAt),
  ],
)

/**
 * The last event that was deleted because its time was over; one row at most. The check of the chain begins after it, so
 * that a missing oldest event is noticed too. `seal` is a hash of the row with the server's secret: whoever deletes events
 * in the database can't write a row that fits.
 */
export const deletedSecurityEvents = pgTable(
  'deleted_security_events',
  {
    id: integer().primaryKey().default(1),
    number: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    seal: text().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('deleted_security_events_one_row', sql`${table.id} = 1`)],
)
