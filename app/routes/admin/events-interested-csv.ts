import { interestedCsv } from '~/features/event-planning/exports/csv.server'
import { exportInterested } from '~/features/event-planning/queries.server'
import { csvAnswer } from '~/lib/csv.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/events-interested-csv'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  return csvAnswer(interestedCsv(exportInterested(ctx)), `interested-${ctx.now.toISOString().slice(0, 10)}.csv`)
}
