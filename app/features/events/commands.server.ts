import { and, eq, ne } from 'drizzle-orm'
import { authorize, can } from '~/auth/permissions'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { AppError, Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { EventRefusal, EventResponse } from './model'
import { eventId } from './schema'

const refused = (reason: EventRefusal) => new Refused(reason)

/** Stores this member's answer in place of an earlier one. The row lock keeps concurrent answers within the limit of seats. */
export async function answerEvent(ctx: Ctx, id: string, response: EventResponse) {
  authorize(ctx.actor, 'event.list')
  const { userId } = ctx.actor
  await inTransaction(ctx, async (ctx) => {
    const event = await lockEvent(ctx, id)
    if (event.status === 'cancelled' || event.eventDate <= ctx.now) throw refused('over')
    if (response === 'attending' && event.maxParticipants !== null) {
      if ((await countOtherAttendees(ctx, id, userId)) >= event.maxParticipants) throw refused('full')
    }
    await ctx.db
      .insert(eventResponses)
      .values({ eventId: id, userId, response, updatedAt: ctx.now })
      .onConflictDoUpdate({
        target: [eventResponses.eventId, eventResponses.userId],
        set: { response, updatedAt: ctx.now },
      })
  })
}

/** Locks the row until the transaction ends, so that answers to one event are counted one after another. */
async function lockEvent(ctx: Ctx, id: string) {
  const [event] = eventId.safeParse(id).success
    ? await ctx.db.select().from(events).where(eq(events.id, id)).for('update')
    : []
  // The same error as for an unknown id, so that it does not reveal that the event exists.
  if (!event || !can(ctx.actor, 'event.answer', event)) throw new AppError('not-found', 'events.unknown')
  return event
}

const countOtherAttendees = ({ db }: Ctx, id: string, userId: string) =>
  db.$count(
    eventResponses,
    and(eq(eventResponses.eventId, id), eq(eventResponses.response, 'attending'), ne(eventResponses.userId, userId)),
  )

/** Stores, once, that this member wants to be told of the next event. */
export async function expressInterest(ctx: Ctx) {
  authorize(ctx.actor, 'event.expressInterest')
  await ctx.db.insert(eventInterests).values({ userId: ctx.actor.userId, createdAt: ctx.now }).onConflictDoNothing()
}
