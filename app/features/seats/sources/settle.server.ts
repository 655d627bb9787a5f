import { and, asc, eq, exists, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { eventResponses, events } from '~/db/schema/events'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { Change, Seats } from '../model'
import { cancelPlaces, decide } from '../model/decide'
import { settle } from '../model/next'
import { countFree, withChanges } from '../model/standings'
import { type EventRow, loadSeats, lockEvent, mayCome, selectPeople, termsOf } from './load.server'
import { writeChanges } from './write.server'

/** The places and offers of those who may no longer come end. Their seats are ended by what changed their access. */
export function endLost({ now }: Pick<Ctx, 'now'>, seats: Seats, lost: string[]): Change[] {
  if (lost.length === 0) return []
  const decision = decide(seats, { kind: 'end', userIds: lost, reason: 'not-eligible', keepsSeats: true }, now)
  return 'changes' in decision ? decision.changes : []
}

/** Does what the clock, the capacity and the rules demand; for a caller who has locked the event, and changed it from `before`. */
export async function settleSeats(ctx: Ctx, event: EventRow, before: EventRow = event) {
  if (event.status !== 'scheduled') return
  const { seats, lost } = await loadSeats(ctx, event, [])
  const ended = endLost(ctx, seats, lost)
  const freeBefore = countFree({ ...seats, ...termsOf(before) })
  const settled = settle(withChanges(seats, ended), ctx.now, freeBefore)
  await writeChanges(ctx, { eventId: event.id, changes: [...ended, ...settled], byId: null })
}

/** Ends all places and offers of an event that is cancelled. The answers stay: they say who has to be told. */
export async function endPlaces(ctx: Ctx, event: EventRow, byId: string) {
  const { seats } = await loadSeats(ctx, event, [])
  await writeChanges(ctx, { eventId: event.id, changes: cancelPlaces(seats), byId })
}

/** Settles one event in a transaction of its own. */
export const settleEvent = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const event = await lockEvent(ctx, id)
    if (event) await settleSeats(ctx, event)
  })

/**
 * Settles every event where someone waits, or where an offer's time has run out. Called every minute by every process: the lock
 * of the event makes the second one find nothing to do. After an outage it does what was missed.
 */
export async function settleDue(ctx: Ctx): Promise<number> {
  const isWaitedFor = and(
    gt(events.eventDate, ctx.now),
    exists(ctx.db.select().from(eventWaitlist).where(eq(eventWaitlist.eventId, events.id))),
  )
  const hasEndedOffer = exists(
    ctx.db
      .select()
      .from(seatOffers)
      .where(and(eq(seatOffers.eventId, events.id), eq(seatOffers.state, 'open'), lte(seatOffers.until, ctx.now))),
  )
  const due = await ctx.db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.status, 'scheduled'), or(isWaitedFor, hasEndedOffer)))
    .orderBy(asc(events.id))
  for (const { id } of due) await settleEvent(ctx, id)
  return due.length
}

/** Events to come at which some of these people have a seat, a place or an offer; in the order in which they are locked. */
async function listEventsOf({ db, now }: Ctx, userIds: string[]) {
  const has = (table: SQL, userId: SQL, eventId: SQL, only: SQL = sql`true`) =>
    sql`exists (select from ${table} where ${eventId} = ${events.id} and ${inArray(userId, userIds)} and ${only})`
  const { eventId, userId } = eventResponses
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.status, 'scheduled'),
        gt(events.eventDate, now),
        or(
          has(sql`${eventResponses}`, sql`${userId}`, sql`${eventId}`, eq(eventResponses.response, 'attending')),
          has(sql`${eventWaitlist}`, sql`${eventWaitlist.userId}`, sql`${eventWaitlist.eventId}`),
          has(sql`${seatOffers}`, sql`${seatOffers.userId}`, sql`${seatOffers.eventId}`, eq(seatOffers.state, 'open')),
        ),
      ),
    )
    .orderBy(asc(events.id))
  return rows.map(({ id }) => id)
}

type Ending = { userIds: string[]; reason: 'not-eligible' | 'account-removed' }

async function endSeats(ctx: Ctx, id: string, { userIds, reason }: Ending) {
  const event = await lockEvent(ctx, id)
  if (!event) return
  const isRemoved = reason === 'account-removed'
  const people = isRemoved ? [] : await selectPeople(ctx, userIds)
  const ending = isRemoved ? userIds : people.filter((person) => !mayCome(person, event)).map(({ userId }) => userId)
  if (ending.length === 0) return
  const { seats } = await loadSeats(ctx, event, ending)
  const decision = decide(seats, { kind: 'end', userIds: ending, reason, keepsSeats: false }, ctx.now)
  if ('refusal' in decision) return
  const removed = isRemoved ? userIds : []
  await writeChanges(ctx, { eventId: id, changes: decision.changes, byId: ctx.actor?.userId ?? null, removed })
}

/** After a change of roles or levels: whoever is no longer in an event's audience loses seat, place and offer. */
export async function endLostSeats(ctx: Ctx, userIds: string[]) {
  if (userIds.length === 0) return
  for (const id of await listEventsOf(ctx, userIds)) await endSeats(ctx, id, { userIds, reason: 'not-eligible' })
}

/** Before an account is deleted: what it had is offered to the next. The history keeps that it ended, without the person. */
export async function endSeatsOfAccount(ctx: Ctx, userId: string) {
  for (const id of await listEventsOf(ctx, [userId])) {
    await endSeats(ctx, id, { userIds: [userId], reason: 'account-removed' })
  }
}
