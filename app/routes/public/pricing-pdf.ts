import { getPricingPdf } from '~/features/programs/queries.server'
import { pdfResponse } from '~/web/pdf-response.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/pricing-pdf'

export async function loader({ request, context }: Route.LoaderArgs) {
  return pdfResponse(request, await getPricingPdf(getCtx(context)))
}
