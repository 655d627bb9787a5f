import { getLink } from '~/features/accounts/queries.server'
import type { RemovedFactors } from '~/features/factors/model'
import { getFactorsSince } from '~/features/factors/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { removedSince } from './model'

/** The state of a link 'This was not me' and, as long as it can be used, what it would remove. Changes nothing. */
export async function getNotMe(ctx: Ctx, token: string) {
  const { state, link } = await getLink(ctx, ['not-me'], token)
  const removes: RemovedFactors | null =
    state === 'open' && link?.userId ? await getFactorsSince(ctx, link.userId, removedSince(link.createdAt)) : null
  return { state, removes }
}
