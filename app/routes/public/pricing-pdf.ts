import { getPricingPdf } from '~/features/programs/queries.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/pricing-pdf'

/** The price list. Its address shows it inline; the page's link downloads it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { body, fileName, etag } = await getPricingPdf(getCtx(context))
  const headers = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Cookie',
    ETag: etag,
  }
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(body.length),
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  })
}
