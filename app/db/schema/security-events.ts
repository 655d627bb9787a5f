import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
