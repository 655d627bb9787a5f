import { getUpcomingEvents } from '~/features/events/queries.server'
import { listInsights } from '~/features/insights/queries.server'
import { AppError } from '~/lib/app-error'
import { createCtx, type Scope } from '~/web/scope.server'

/** The cards that every role page has, by the reader's own role and level, whichever role's page it is. */
export async function loadMemberCards(scope: Scope) {
  const ctx = createCtx(scope)
  const [upcoming, insights] = await Promise.all([
    orNull(scope, 'events', getUpcomingEvents(ctx)),
    orNull(scope, 'insights', listInsights(ctx)),
  ])
  return { upcoming, insights }
}

/** A query that fails is logged and null: its card shows the error, and the rest of the page is there. */
async function orNull<Result>({ log }: Scope, card: string, query: Promise<Result>): Promise<Result | null> {
  try {
    return await query
  } catch (err) {
    if (err instanceof AppError) throw err
    log.error({ err, card }, 'a card could not be loaded')
    return null
  }
}
