import { engagementsFile } from '~/features/engagements/exports/csv.server'
import { exportEngagements } from '~/features/engagements/queries.server'
import { engagementFilter } from '~/features/engagements/schema'
import { recordExport } from '~/features/security-events/commands.server'
import { csvAnswer } from '~/lib/csv.server'
import { officeDay } from '~/lib/office-hours'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/engagements-csv'

export const handle: RightsHandle = { rights: { see: 'engagement.export' } }

/** The engagements that match the filter in the address; the name says in which state they are. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = engagementFilter(new URL(request.url).searchParams)
  const batches = exportEngagements(ctx, filter)
  await recordExport(ctx, 'engagements')
  return csvAnswer(engagementsFile(batches), `engagements-${filter.state}-${officeDay(ctx.now)}.csv`)
}
