import { getOfferPdf } from '~/features/engagements/queries.server'
import type { RightsHandle } from '~/web/page-rights'
import { privatePdfResponse } from '~/web/pdf-response.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/engagement-offer-pdf'

export const handle: RightsHandle = { rights: { see: 'engagement.oversee' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  return privatePdfResponse(await getOfferPdf(getCtx(context), params.id))
}
