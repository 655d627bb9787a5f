import { and, eq, exists, not, or, sql } from 'drizzle-orm'
import { can, type Member } from '~/auth/permissions'
import type { Db } from '~/db/db.server'
import { eventFeedback } from '~/db/schema/event-feedback'
import { eventResponses, events } from '~/db/schema/events'
import { cameTo } from '~/features/check-in/model'
import { presentGuests } from '~/features/check-in/sources/present.server'
import { rowId } from '~/lib/input'
import type { Ctx } from '~/web/ctx.server'

/** Whether anyone was checked in: only then is it known who did not come. */
const hasCheckIns = (db: Db, eventId: string) => {
  const present = presentGuests(db)
  return exists(db.select().from(present).where(eq(present.eventId, eventId)))
}

/** What someone said counts if they came, or if nobody was checked in and so nobody knows who came. */
export function isFromGuest(db: Db, eventId: string) {
  const present = presentGuests(db)
  const isPresent = and(eq(present.eventId, eventId), eq(present.userId, eventFeedback.userId))
  return or(not(hasCheckIns(db, eventId)), exists(db.select().from(present).where(isPresent)))
}

/** An event that took place, with what this member answered, whether they were checked in, and what they said. */
const selectGuestEvent = ({ db }: Ctx, { userId }: Member, eventId: string) => {
  const id = rowId.parse(eventId)
  const present = presentGuests(db)
  return db
    .select({
      event: events,
      response: eventResponses.response,
      presentId: present.userId,
      hasCheckIns: sql<boolean>`${hasCheckIns(db, id)}`,
      own: eventFeedback,
    })
    .from(events)
    .leftJoin(eventResponses, and(eq(eventResponses.eventId, id), eq(eventResponses.userId, userId)))
    .leftJoin(present, and(eq(present.eventId, id), eq(present.userId, userId)))
    .leftJoin(eventFeedback, and(eq(eventFeedback.eventId, id), eq(eventFeedback.userId, userId)))
    .where(and(eq(events.id, id), eq(events.status, 'scheduled')))
}

type Row = Awaited<ReturnType<typeof selectGuestEvent>>[number]

/** A guest by their answer or by being checked in, and not someone who did not come. Undefined as for an unknown event. */
function asGuest({ now }: Ctx, actor: Member, [row]: Row[]) {
  if (!row) return undefined
  const { event, response, hasCheckIns } = row
  const isPresent = row.presentId !== null
  const isGuest =
    (response === 'attending' || isPresent) && cameTo(event, { response, isPresent }, hasCheckIns, now) !== 'no-show'
  return can(actor, 'event.giveFeedback', isGuest) ? row : undefined
}

export const findGuestEvent = async (ctx: Ctx, actor: Member, eventId: string) =>
  asGuest(ctx, actor, await selectGuestEvent(ctx, actor, eventId))

/** The event can't be moved or cancelled until the transaction ends. */
export const lockGuestEvent = async (ctx: Ctx, actor: Member, eventId: string) =>
  asGuest(ctx, actor, await selectGuestEvent(ctx, actor, eventId).for('share', { of: events }))
