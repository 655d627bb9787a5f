import { authorize } from '~/auth/permissions'
import { eventInterests } from '~/db/schema/events'
import { changeOwnSeat } from '~/features/seats/commands.server'
import type { Ctx } from '~/web/ctx.server'
import type { EventResponse } from './model'

/** Stores this member's answer in place of an earlier one. 'Attending' takes a seat that is free, or the one offered. */
export const answerEvent = (ctx: Ctx, id: string, response: EventResponse) =>
  changeOwnSeat(ctx, id, (_ctx, userId) => ({ kind: 'answer', userId, response }))

/** Stores, once, that this member wants to be told of the next event. */
export async function expressInterest(ctx: Ctx) {
  authorize(ctx.actor, 'event.expressInterest')
  await ctx.db.insert(eventInterests).values({ userId: ctx.actor.userId, createdAt: ctx.now }).onConflictDoNothing()
}
