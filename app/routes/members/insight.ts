import { getInsightFile } from '~/features/insights/queries.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/insight'

/** Always an attachment, so that an uploaded file is never rendered on our origin. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { fileName, mediaType, size, stream } = await getInsightFile(getCtx(context), params.id)
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
