import { makeNameCards } from '~/features/guest-lists/queries.server'
import { recordExport } from '~/features/security-events/commands.server'
import type { RightsHandle } from '~/web/page-rights'
import { privatePdfResponse } from '~/web/pdf-response.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-name-cards-pdf'

export const handle: RightsHandle = { rights: { see: 'event.export' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const pdf = await makeNameCards(ctx, params.id)
  await recordExport(ctx, 'name-cards')
  return privatePdfResponse(pdf)
}
