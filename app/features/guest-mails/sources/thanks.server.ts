import type { eventMessages } from '~/db/schema/event-messages'
import type { events } from '~/db/schema/events'
import { feedbackState } from '~/features/event-feedback/model/window'
import { listMaterialLinks } from '~/features/event-materials/sources/materials.server'
import type { Ctx } from '~/web/ctx.server'
import type { ThanksParts } from '../emails/thanks'

type Message = Pick<typeof eventMessages.$inferSelect, 'kind'>

/** What a thank-you has below its text, as it is now; undefined for other messages. */
export async function getThanksParts(
  ctx: Ctx,
  { kind }: Message,
  event: typeof events.$inferSelect,
): Promise<(ThanksParts & { leftOut: number }) | undefined> {
  if (kind !== 'thanks') return undefined
  const { links, leftOut } = await listMaterialLinks(ctx, event.id)
  return { materials: links, leftOut, asksForFeedback: feedbackState(event, ctx.now) === 'open' }
}
