import { desc, sql } from 'drizzle-orm'
import { advisoryLocks } from '~/db/advisory-locks'
import { securityEvents } from '~/db/schema/security-events'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { SecurityEventKind, SecurityEventOutcome } from './model'

export type NewSecurityEvent = {
  kind: SecurityEventKind
  /** Whose account or data it is about; null for an unknown person. */
  userId: string | null
  outcome?: SecurityEventOutcome
  details?: Record<string, string | number | boolean>
}

/**
 * Adds an event to the chain. Call it in the transaction of what happened, as the last step: other events wait until that
 * transaction ends.
 */
export function recordSecurityEvent(ctx: Ctx, event: NewSecurityEvent) {
  const { kind, userId, outcome = 'done', details = {} } = event
  return inTransaction(ctx, async ({ db, actor, network, now, keyedHash }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.securityEvents})`)
    const [last] = await db
      .select({ number: securityEvents.number, hash: securityEvents.hash })
      .from(securityEvents)
      .orderBy(desc(securityEvents.number))
      .limit(1)
    const row = {
      number: (last?.number ?? 0) + 1,
      kind,
      outcome,
      userId,
      actorId: actor && actor.userId !== userId ? actor.userId : null,
      network: network ?? null,
      details,
      createdAt: now,
    }
    await db.insert(securityEvents).values({ ...row, hash: chainHash(keyedHash, last?.hash ?? '', row) })
  })
}

type ChainedRow = Omit<typeof securityEvents.$inferSelect, 'hash'>

/** The hash of a row and of the one before it. The order of the details is that of their names, as it is not stored. */
function chainHash(keyedHash: Ctx['keyedHash'], previous: string, row: ChainedRow) {
  const { number, kind, outcome, userId, actorId, network, details, createdAt } = row
  const sorted = Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const parts = [number, kind, outcome, userId, actorId, network, sorted, createdAt.toISOString()]
  return keyedHash('security-event', previous, JSON.stringify(parts))
}
