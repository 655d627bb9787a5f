import { recordDownload } from '~/features/insights/commands.server'
import { getInsightFile } from '~/features/insights/queries.server'
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

/** The exact name (RFC 5987), and an ASCII one for clients that do not support it. */
function attachment(fileName: string) {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
