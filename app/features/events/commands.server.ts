import { and, eq, ne } from 'drizzle-orm'
import { authorize, can } from '~/auth/permissions'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { AppError, Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { EventRefusal, EventResponse } from './model'
import { eventId } from './schema'

const refused = (reason: EventRefusal) => new Refused(reason)

/** Keeps the latest answer of this member. A seat is given once, however many ask for it at the same moment. */
export async function answerEvent(ctx: Ctx, id: string, response: EventResponse) {
  authorize(ctx.actor, 'event.list')
  const { userId } = ctx.actor
  await inTransaction(ctx, async (ctx) => {
    const event = await lockEvent(ctx, id)
    if (event.status === 'cancelled' || event.eventDate <= ctx.now) throw refused('over')
    if (response === 'attending' && event.maxParticipants !== null) {
      if ((await attendingBeside(ctx, id, userId)) >= event.maxParticipants) throw refused('full')
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

/** Held until the transaction ends, so that answers to one event are counted one after another. */
async function lockEvent(ctx: Ctx, id: string) {
  const [event] = eventId.safeParse(id).success
    ? await ctx.db.select().from(events).where(eq(events.id, id)).for('update')
    : []
  // An event that the actor may not see is as unknown as one that does not exist.
  if (!event || !can(ctx.actor, 'event.answer', event)) throw new AppError('not-found', 'events.unknown')
  return event
}

const attendingBeside = ({ db }: Ctx, id: string, userId: string) =>
  db.$count(
    eventResponses,
    and(eq(eventResponses.eventId, id), eq(eventResponses.response, 'attending'), ne(eventResponses.userId, userId)),
  )

/** Notes, once, that this member wants to hear of the next event. */
export async function expressInterest(ctx: Ctx) {
  authorize(ctx.actor, 'event.expressInterest')
  await ctx.db.insert(eventInterests).values({ userId: ctx.actor.userId, createdAt: ctx.now }).onConflictDoNothing()
}
