import { answersCsv } from '~/features/event-planning/exports/csv.server'
import { exportAnswers } from '~/features/event-planning/queries.server'
import { recordExport } from '~/features/security-events/commands.server'
import { csvAnswer } from '~/lib/csv.server'
import { wallClock } from '~/lib/wall-clock'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-answers-csv'

export const handle: RightsHandle = { rights: { see: 'event.export' } }

/** The file name has the event's date in its time zone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const { event, batches } = await exportAnswers(ctx, params.id)
  await recordExport(ctx, 'answers')
  return csvAnswer(answersCsv(batches), `answers-${wallClock(event.eventDate, event.timeZone).slice(0, 10)}.csv`)
}
