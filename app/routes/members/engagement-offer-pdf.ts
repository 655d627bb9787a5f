import { getOfferPdf } from '~/features/engagements/queries.server'
import { privatePdfResponse } from '~/web/pdf-response.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/engagement-offer-pdf'

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  privatePdfResponse(await getOfferPdf(getCtx(context), params.id))
