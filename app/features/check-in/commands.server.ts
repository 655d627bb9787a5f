import { inArray } from 'drizzle-orm'
import { checkIns } from '~/db/schema/check-ins'
import { users } from '~/db/schema/users'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { findEvent } from '~/features/events/sources/find-event.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { checkInState, type RefusedTap, type TapsAnswer, tappedAt } from './model'
import { readGuests, relatedUsers } from './queries.server'
import { tapId, tapInput } from './schema'

type Batch = { eventId: string; taps: unknown[] }

/**
 * Stores the taps of a device. Each is stored or refused by itself, and named in the answer: the device removes only those
 * from its queue. One that was stored before, because an answer was lost, is stored: its id is the primary key. The activity
 * log has no row: the taps are the record, with who tapped and when.
 */
export const recordTaps = adminCommand('event.manage', async (ctx, batch: Batch): Promise<TapsAnswer> => {
  const results = await storeTaps(ctx, batch)
  return { ...results, ...(await readGuests(ctx, batch.eventId)) }
})

type OneTap = { eventId: string; userId: string; isPresent: boolean }

/** The tap of the plain form, from a browser that is not known. */
export const recordTap = adminCommand('event.manage', async (ctx, { eventId, ...tap }: OneTap) => {
  const ids = { id: crypto.randomUUID(), deviceId: crypto.randomUUID() }
  const { refused } = await storeTaps(ctx, { eventId, taps: [{ ...tap, ...ids }] })
  if (refused[0]) throw new Refused(refused[0].reason)
})

async function storeTaps(ctx: AdminCtx, { eventId: id, taps }: Batch) {
  const { db, now, actor } = ctx
  const event = await findEvent(ctx, id)
  const refused: RefusedTap[] = []
  const parsed = taps.flatMap((tap) => {
    const { data } = tapInput.safeParse(tap)
    if (!data) refused.push({ id: tapId.safeParse(tap).data?.id ?? '', reason: 'malformed' })
    return data ? [data] : []
  })
  const guests = await lockGuests(ctx, id, [...new Set(parsed.map(({ userId }) => userId))])
  const rows = parsed.flatMap(({ agoMs, ...tap }) => {
    // By the time of the tap: one that was made in time may arrive later.
    const at = tappedAt(now, agoMs)
    const reason = !guests.has(tap.userId) ? 'not-a-guest' : checkInState(event, at) === 'open' ? undefined : 'closed'
    if (reason) refused.push({ id: tap.id, reason })
    return reason ? [] : [{ ...tap, eventId: id, tappedAt: at, receivedAt: now, byId: actor.userId }]
  })
  if (rows.length === 0) return { stored: [], refused }
  await db.insert(checkIns).values(rows).onConflictDoNothing({ target: checkIns.id })
  const stored = await findStored(ctx, rows)
  // Its id was used for another tap, so nothing was stored.
  for (const { id } of rows.filter((row) => !stored.includes(row))) refused.push({ id, reason: 'malformed' })
  return { stored: stored.map(({ id }) => id), refused }
}

type StoredTap = Pick<typeof checkIns.$inferSelect, 'id' | 'eventId' | 'userId' | 'isPresent'>

/** Those of the taps whose row says the same. */
async function findStored<Row extends StoredTap>({ db }: Ctx, taps: Row[]): Promise<Row[]> {
  const ids = taps.map(({ id }) => id)
  const found = await db.select().from(checkIns).where(inArray(checkIns.id, ids))
  const rows = new Map(found.map((row) => [row.id, row]))
  return taps.filter(({ id, eventId, userId, isPresent }) => {
    const row = rows.get(id)
    return row?.eventId === eventId && row.userId === userId && row.isPresent === isPresent
  })
}

/** Those of the people who are related to the event. Locked, so that none of them is deleted before their taps are stored. */
async function lockGuests(ctx: Ctx, id: string, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const related = await relatedUsers(ctx, id)
  const relatedIds = new Set(related.map(({ userId }) => userId))
  const wanted = userIds.filter((userId) => relatedIds.has(userId))
  if (wanted.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, wanted))
    .orderBy(users.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}
