import { interestedCsv } from '~/features/event-planning/exports/csv.server'
import { exportInterested } from '~/features/event-planning/queries.server'
import { recordExport } from '~/features/security-events/commands.server'
import { csvAnswer } from '~/lib/csv.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/events-interested-csv'

export const handle: RightsHandle = { rights: { see: 'event.export' } }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const batches = exportInterested(ctx)
  await recordExport(ctx, 'interested')
  return csvAnswer(interestedCsv(batches), `interested-${ctx.now.toISOString().slice(0, 10)}.csv`)
}
