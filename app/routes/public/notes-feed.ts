import { getNotesFeed } from '~/features/notes/queries.server'
import { notesMessages } from '~/i18n/messages/notes'
import { getTranslator } from '~/i18n/translator'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/notes-feed'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const t = await getTranslator(notesMessages, ctx.locale)
  const feed = await getNotesFeed(ctx, {
    title: t('title', { product: ctx.brand.product }),
    description: t('description'),
  })
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      // The language is in a cookie.
      Vary: 'Cookie',
    },
  })
}
