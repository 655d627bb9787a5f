import { eq } from 'drizzle-orm'
import { hashOf } from '~/auth/tokens.server'
import { accessRequests, applicationLinks } from '~/db/schema/access-requests'
import { decisionClock, isDelayed } from '~/features/access-requests/model/promise'
import { formatTags } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { type Application, isLinkOpen, stateOf, writeDay, writeTime } from './model'

/**
 * What a status link shows. Null alike for a link that never was, has ended, or whose request was withdrawn or deleted. Changes
 * nothing, because mail scanners open links.
 */
export async function getApplication(ctx: Ctx, token: string): Promise<Application | null> {
  const [found] = await ctx.db
    .select({ request: accessRequests })
    .from(applicationLinks)
    .innerJoin(accessRequests, eq(accessRequests.id, applicationLinks.accessRequestId))
    .where(eq(applicationLinks.hash, hashOf(token)))
  if (!found || !isLinkOpen(found.request, ctx.now)) return null
  const { request } = found
  const { createdAt, correctedAt, delayToldAt } = request
  const tag = formatTags[ctx.locale]
  const state = stateOf(request, ctx.now, ctx.undoSeconds)
  const clock = decisionClock(request, ctx.now)
  const promise = {
    day: writeDay(clock.dueAt, tag),
    time: writeTime(clock.dueAt, tag),
    isDelayed: delayToldAt !== null || isDelayed(clock),
  }
  return {
    state,
    receivedOn: writeDay(createdAt, tag),
    correctedOn: correctedAt && writeDay(correctedAt, tag),
    promise: state === 'decided' ? null : promise,
  }
}
