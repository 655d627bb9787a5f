import type { z } from 'zod'
import { authorize } from '~/auth/permissions'
import { eventFeedback } from '~/db/schema/event-feedback'
import { AppError, Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { FeedbackRefusal } from './model'
import { feedbackState } from './model/window'
import type { feedbackInput } from './schema'
import { lockGuestEvent } from './sources/guest-event.server'

const refused = (reason: FeedbackRefusal) => new Refused(reason)

/** Stores what a guest says, in place of what they said before: the key is event and person, so that two at once are one. */
export async function giveFeedback(ctx: Ctx, eventId: string, input: z.infer<typeof feedbackInput>) {
  const { actor } = ctx
  authorize(actor, 'event.list')
  await inTransaction(ctx, async (ctx) => {
    const found = await lockGuestEvent(ctx, actor, eventId)
    // The same error as for an unknown id, so that it does not reveal that the event exists.
    if (!found) throw new AppError('not-found', 'events.unknown')
    const state = feedbackState(found.event, ctx.now)
    if (state !== 'open') throw refused(state)
    const said = { ...input, updatedAt: ctx.now }
    await ctx.db
      .insert(eventFeedback)
      .values({ eventId: found.event.id, userId: actor.userId, ...said, createdAt: ctx.now })
      .onConflictDoUpdate({ target: [eventFeedback.eventId, eventFeedback.userId], set: said })
  })
}
