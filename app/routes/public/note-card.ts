import { getNoteCard } from '~/features/notes/exports/card.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/note-card'

export async function loader({ context, params }: Route.LoaderArgs) {
  return new Response(await getNoteCard(getCtx(context), params.slug), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=3600',
      // The language may be in a cookie.
      Vary: 'Cookie',
    },
  })
}
