import { recordDownload } from '~/features/insights/commands.server'
import { getInsightFile } from '~/features/insights/queries.server'
import { attachment } from '~/web/attachment.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/insight'

/** Always an attachment, so that an uploaded file is never rendered on our origin. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const { fileName, mediaType, size, stream } = await getInsightFile(ctx, params.id)
  // A client that asks for the headers alone has downloaded nothing.
  if (request.method === 'GET') await recordDownload(ctx, params.id)
  return new Response(stream, {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(size),
      'Content-Disposition': attachment(fileName),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
