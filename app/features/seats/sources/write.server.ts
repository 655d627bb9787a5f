import { and, eq, max } from 'drizzle-orm'
import { eventResponses } from '~/db/schema/events'
import { eventHistory, eventWaitlist, seatOffers } from '~/db/schema/seats'
import { enqueueConfirmation } from '~/features/attendance-mails/jobs.server'
import { defineJob } from '~/jobs/jobs.server'
import { isObstacle, type SeatChange } from '~/lib/seat-changes'
import type { Ctx } from '~/web/ctx.server'
import type { Change } from '../model'
import { mailFor } from '../model/mails'

/** A row of history of which the person is told by mail. */
export const seatChanged = defineJob<{ eventId: string; number: number }>('seat.changed')
/** The time of an offer, or the time for which a seat is held, is over. */
export const seatTimeEnded = defineJob<{ eventId: string }>('seat-time.ended')

type Written = {
  eventId: string
  changes: readonly Change[]
  /** Null for the clock. */
  byId: string | null
  /** Accounts that are being deleted: their rows of history stay without them. */
  removed?: readonly string[]
}

/**
 * Writes changes that were decided under the lock of the event: the tables, a row of history for each, and the jobs that
 * mail the person and follow the clock, all in the caller's transaction.
 */
export async function writeChanges(ctx: Ctx, { eventId, changes, byId, removed = [] }: Written) {
  if (changes.length === 0) return
  const [last] = await ctx.db
    .select({ number: max(eventHistory.number) })
    .from(eventHistory)
    .where(eq(eventHistory.eventId, eventId))
  const rows = changes.map(({ userId, what, reason, pairId = null, until = null }, index) => {
    // What the clock does is nobody's doing, though it may happen within someone's command.
    const isOfClock = ['lapsed', 'offered', 'passed', 'held'].includes(what)
    const number = (last?.number ?? 0) + 1 + index
    return { eventId, number, userId, what, reason, pairId, until, byId: isOfClock ? null : byId, at: ctx.now }
  })
  for (const row of rows) await writeChange(ctx, row)
  const anonymous = (id: string | null) => (id !== null && removed.includes(id) ? null : id)
  await ctx.db
    .insert(eventHistory)
    .values(rows.map((row) => ({ ...row, userId: anonymous(row.userId), byId: anonymous(row.byId) })))
  const answered = rows.filter(({ what, userId }) => isAnswer(what) && !removed.includes(userId))
  for (const { userId } of answered) await enqueueConfirmation(ctx, eventId, userId)
  const mailed = rows.filter((row) => mailFor(row))
  for (const { number } of mailed) await ctx.jobs.enqueue(ctx.db, seatChanged, { eventId, number })
  const ends = new Set(rows.flatMap(({ until }) => (until ? [until.toISOString()] : [])))
  for (const end of ends) await ctx.jobs.enqueue(ctx.db, seatTimeEnded, { eventId }, { startAfter: new Date(end) })
}

const isAnswer = (what: SeatChange) => what === 'attending' || what === 'not-attending'

type HistoryRow = Omit<typeof eventHistory.$inferSelect, 'userId'> & { userId: string }

async function writeChange({ db, now }: Ctx, row: HistoryRow) {
  const { eventId, userId, number, what, reason, pairId, until } = row
  const place = and(eq(eventWaitlist.eventId, eventId), eq(eventWaitlist.userId, userId))
  const answer = and(eq(eventResponses.eventId, eventId), eq(eventResponses.userId, userId))
  const offer = and(eq(seatOffers.eventId, eventId), eq(seatOffers.userId, userId), eq(seatOffers.state, 'open'))
  const endOffer = (state: 'taken' | 'declined' | 'lapsed' | 'withdrawn') =>
    db.update(seatOffers).set({ state, endedAt: now }).where(offer)
  switch (what) {
    case 'attending':
    case 'not-attending': {
      const response = what === 'attending' ? 'attending' : 'not_attending'
      await db.delete(eventWaitlist).where(place)
      if (response === 'attending') await endOffer('taken')
      await db
        .insert(eventResponses)
        .values({ eventId, userId, response, updatedAt: now })
        .onConflictDoUpdate({
          target: [eventResponses.eventId, eventResponses.userId],
          set: { response, updatedAt: now },
        })
      return
    }
    case 'joined':
      await db.delete(eventResponses).where(answer)
      await db.insert(eventWaitlist).values({ eventId, userId, pairId, number, since: now })
      return
    case 'left':
      await db.delete(eventWaitlist).where(place)
      return
    case 'alone':
      await db.update(eventWaitlist).set({ pairId: null, heldUntil: null, passedFor: null }).where(place)
      await db.update(seatOffers).set({ pairId: null }).where(offer)
      return
    case 'held':
      await db.update(eventWaitlist).set({ heldUntil: until }).where(place)
      return
    case 'passed':
      await db
        .update(eventWaitlist)
        .set({ passedFor: isObstacle(reason) ? reason : null })
        .where(place)
      return
    case 'offered':
      if (!until) throw new Error('An offer has an end')
      await db.delete(eventWaitlist).where(place)
      await db.insert(seatOffers).values({ eventId, userId, pairId, reason, until, offeredAt: now })
      return
    case 'declined':
    case 'lapsed':
    case 'withdrawn':
      await endOffer(what)
      return
    case 'seat-ended':
      await db.delete(eventResponses).where(answer)
  }
}
