import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users'

/** An admin has changed something, and not only looked at it. Without parameters, so that the indexes are used. */
export const isNoView = (action: AnyPgColumn): SQL => sql`${action} not in ('person.viewed', 'organisation.viewed')`

/** An admin has invited someone, or changed the invitation. */
export const isInvitation = (action: AnyPgColumn): SQL =>
  sql`${action} in ('user.invited', 'invitation.resent', 'invitation.revoked', 'invitation.readdressed')`

/** Of which organisation its object has got everything or a part. */
export const origin = (details: AnyPgColumn): SQL => sql`(${details} ->> 'fromId')`
export const isMerge = (action: AnyPgColumn): SQL => sql`${action} = 'organisation.merged'`

/** Who did what to whom, when: one row for every action of an admin. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Stored beside the id, so that the log still names the person when the account is deleted. */
    actorEmail: text().notNull(),
    /** `noun.past-tense`, like the jobs. */
    action: text().notNull(),
    /** What it was done to: an id, and a name that a person knows it by. */
    objectId: text().notNull(),
    objectName: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt),
    index('audit_log_of').on(table.objectId, table.createdAt),
    // Without views, of which someone who is looked at every day has thousands.
    index('audit_log_changes_of').on(table.objectId, table.createdAt, table.id).where(isNoView(table.action)),
    index('audit_log_invitations_of').on(table.objectId, table.createdAt, table.id).where(isInvitation(table.action)),
    // For what an organisation was merged into, and what was split off it.
    index('audit_log_origins')
      .on(origin(table.details), table.createdAt, table.id)
      .where(sql`${table.action} in ('organisation.merged', 'organisation.split')`),
    index('audit_log_merges_into').on(table.objectId).where(isMerge(table.action)),
    index('audit_log_changes_by').on(table.actorId, table.createdAt, table.id).where(isNoView(table.action)),
  ],
)
