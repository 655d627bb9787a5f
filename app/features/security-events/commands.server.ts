import { and, desc, eq, gt, gte, isNull, lt, lte, min, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { advisoryLocks } from '~/db/advisory-locks'
import { deletedSecurityEvents, securityEvents } from '~/db/schema/security-events'
import { browserName } from '~/features/profile/model'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { ExportName, SecurityEventDetails, SecurityEventKind, SecurityEventOutcome } from './model'
import { chainHash, getDeletedEnd, sealOf } from './sources/chain.server'

export type NewSecurityEvent = {
  kind: SecurityEventKind
  /** Whose account or data it is about; null for an unknown person. */
  userId: string | null
  outcome?: SecurityEventOutcome
  details?: SecurityEventDetails
}

const lockChain = ({ db }: Pick<Ctx, 'db'>) =>
  db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.securityEvents})`)

/**
 * Adds an event to the chain. Call it in the transaction of what happened, as the last step: other events wait until that
 * transaction ends.
 */
export const recordSecurityEvent = (ctx: Ctx, event: NewSecurityEvent) => recordSecurityEvents(ctx, [event])

/** Adds several at once, as for a change of many members. */
export async function recordSecurityEvents(ctx: Ctx, events: NewSecurityEvent[]) {
  if (events.length === 0) return
  await inTransaction(ctx, async (ctx) => {
    await lockChain(ctx)
    await append(ctx, events)
  })
}

const repeatedWithinMs = 60_000

/** Adds an event unless an equal one of the same person was added within the last minute, as for pages that are reloaded. */
export function recordOncePerMinute(ctx: Ctx, event: NewSecurityEvent) {
  return inTransaction(ctx, async (ctx) => {
    await lockChain(ctx)
    const { kind, userId, actorId, details } = columnsOf(ctx, event)
    const [repeated] = await ctx.db
      .select({ number: securityEvents.number })
      .from(securityEvents)
      .where(
        and(
          eq(securityEvents.kind, kind),
          userId ? eq(securityEvents.userId, userId) : isNull(securityEvents.userId),
          actorId ? eq(securityEvents.actorId, actorId) : isNull(securityEvents.actorId),
          eq(securityEvents.details, details),
          gt(securityEvents.createdAt, new Date(ctx.now.getTime() - repeatedWithinMs)),
        ),
      )
      .limit(1)
    if (!repeated) await append(ctx, [event])
  })
}

/** Under the lock. */
async function append(ctx: Ctx, events: NewSecurityEvent[]) {
  const [newest] = await ctx.db
    .select({ number: securityEvents.number, hash: securityEvents.hash })
    .from(securityEvents)
    .orderBy(desc(securityEvents.number))
    .limit(1)
  let last = newest ?? (await getDeletedEnd(ctx)) ?? { number: 0, hash: '' }
  const rows = events.map((event) => {
    const row = { ...columnsOf(ctx, event), number: last.number + 1 }
    const chained = { ...row, hash: chainHash(ctx.keyedHash, last.hash, row) }
    last = chained
    return chained
  })
  await ctx.db.insert(securityEvents).values(rows)
}

/** With the browser of whoever sent the form. */
const withDevice = ({ client }: Ctx, details: SecurityEventDetails = {}) => {
  const device = browserName(client?.userAgent ?? '')
  return device ? { device, ...details } : details
}

const columnsOf = (ctx: Ctx, event: NewSecurityEvent) => ({
  kind: event.kind,
  outcome: event.outcome ?? 'done',
  userId: event.userId,
  actorId: ctx.actor && ctx.actor.userId !== event.userId ? ctx.actor.userId : null,
  network: ctx.network ?? null,
  details: withDevice(ctx, event.details),
  createdAt: ctx.now,
})

/**
 * Deletes events from before `cutoff`, from the start of the chain up to the first that is kept, and stores where the chain
 * begins now. Returns how many. Their times are not in strict order: a request that waits for the lock has an earlier time than its number.
 */
export async function deleteEventsBefore({ db, now, keyedHash }: Pick<Ctx, 'db' | 'now' | 'keyedHash'>, cutoff: Date) {
  return db.transaction(async (db) => {
    await lockChain({ db })
    const { number, hash, createdAt } = securityEvents
    const [kept] = await db
      .select({ first: min(number) })
      .from(securityEvents)
      .where(gte(createdAt, cutoff))
    const [end] = await db
      .select({ number, hash })
      .from(securityEvents)
      .where(kept?.first ? lt(number, kept.first) : undefined)
      .orderBy(desc(number))
      .limit(1)
    if (!end) return 0
    const row = { ...end, seal: sealOf(keyedHash, end), deletedAt: now }
    await db
      .insert(deletedSecurityEvents)
      .values(row)
      .onConflictDoUpdate({ target: deletedSecurityEvents.id, set: row })
    const deleted = await db.delete(securityEvents).where(lte(number, end.number)).returning({ number })
    return deleted.length
  })
}

/** That a file with personal data was downloaded. Called before its first row is sent. */
export const recordExport = (ctx: Ctx, name: ExportName) =>
  recordSecurityEvent(ctx, { kind: 'data.exported', userId: null, details: { export: name } })

/** Of one person in a minute: who tries one address after another is noticed, and does not fill the record. */
const refusalsPerMinute = 10

/** That someone asked for a page or form that is not for them, each once a minute. */
export async function recordRefusedAccess(ctx: Ctx, asked: { method: string; page: string }) {
  const userId = ctx.actor?.userId ?? null
  if (!userId) return
  const isRecent = gt(securityEvents.createdAt, new Date(ctx.now.getTime() - repeatedWithinMs))
  const isTheirs = and(eq(securityEvents.kind, 'access.refused'), eq(securityEvents.userId, userId), isRecent)
  if ((await ctx.db.$count(securityEvents, isTheirs)) >= refusalsPerMinute) return
  const details = { method: asked.method, page: asked.page.slice(0, 200) }
  await recordOncePerMinute(ctx, { kind: 'access.refused', userId, outcome: 'refused', details })
}

export async function recordEventsRead(ctx: Ctx) {
  authorize(ctx.actor, 'securityEvent.list')
  await recordOncePerMinute(ctx, { kind: 'security-events.read', userId: null })
}
