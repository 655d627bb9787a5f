import { getMaterialFile } from '~/features/event-materials/queries.server'
import { attachment } from '~/web/attachment.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-material'

/** Always an attachment, so that an uploaded file is never rendered on our origin. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { fileName, mediaType, size, stream } = await getMaterialFile(getCtx(context), params.id, params.material)
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
