import { recordExport } from '~/features/security-events/commands.server'
import { eventsJsonLines, jsonLinesAnswer } from '~/features/security-events/exports/files.server'
import { exportSecurityEvents } from '~/features/security-events/queries.server'
import { securityEventFilter } from '~/features/security-events/schema'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/security-events-jsonl'

export const handle: RightsHandle = { rights: { see: 'securityEvent.export' } }

/** The events that match the filter in the address; all without one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const batches = exportSecurityEvents(ctx, securityEventFilter(new URL(request.url).searchParams))
  await recordExport(ctx, 'security-events')
  return jsonLinesAnswer(eventsJsonLines(batches), `security-events-${ctx.now.toISOString().slice(0, 10)}.jsonl`)
}
