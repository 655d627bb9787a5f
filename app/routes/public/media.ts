import { getPicture } from '~/features/media/queries.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/media'

/** The picture at an address never changes, so browsers may cache it forever. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { mediaType, size, stream } = await getPicture(getCtx(context), params.id)
  return new Response(stream, {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(size),
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
