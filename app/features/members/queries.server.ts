import { getUpcomingEvents } from '~/features/events/queries.server'
import { listInsights } from '~/features/insights/queries.server'
import { AppError } from '~/lib/app-error'
import { createCtx, type Scope } from '~/web/scope.server'

/** The cards of every role page. They depend on the reader's role and level, not on the page's role. */
export async function loadMemberCards(scope: Scope) {
  const ctx = createCtx(scope)
  const [upcoming, insights] = await Promise.all([
    orNull(scope, 'events', getUpcomingEvents(ctx)),
    orNull(scope, 'insights', listInsights(ctx)),
  ])
  return { upcoming, insights }
}

/** A failed query is logged and gives null, so that only its card shows an error. */
async function orNull<Result>({ log }: Scope, card: string, query: Promise<Result>): Promise<Result | null> {
  try {
    return await query
  } catch (err) {
    if (err instanceof AppError) throw err
    log.error({ err, card }, 'a card could not be loaded')
    return null
  }
}
