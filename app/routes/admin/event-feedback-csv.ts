import { feedbackCsv } from '~/features/event-feedback/exports/csv.server'
import { exportFeedback } from '~/features/event-feedback/queries.server'
import { recordExport } from '~/features/security-events/commands.server'
import { csvAnswer } from '~/lib/csv.server'
import { wallClock } from '~/lib/wall-clock'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-feedback-csv'

export const handle: RightsHandle = { rights: { see: 'event.export' } }

/** The file name has the event's date in its time zone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const { event, batches } = await exportFeedback(ctx, params.id)
  await recordExport(ctx, 'feedback')
  return csvAnswer(feedbackCsv(batches), `feedback-${wallClock(event.eventDate, event.timeZone).slice(0, 10)}.csv`)
}
