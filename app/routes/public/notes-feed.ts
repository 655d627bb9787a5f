import { getNotesFeed } from '~/features/notes/exports/feed.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/notes-feed'

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await getNotesFeed(getCtx(context)), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      // The language is in a cookie.
      Vary: 'Cookie',
    },
  })
}
