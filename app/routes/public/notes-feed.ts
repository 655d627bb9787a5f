import { createTranslator } from 'use-intl/core'
import { getNotesFeed } from '~/features/notes/queries.server'
import { messagesFor } from '~/i18n/dictionary'
import { localeTags } from '~/i18n/locales'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/notes-feed'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const t = createTranslator({ locale: localeTags[ctx.locale], messages: messagesFor(ctx.locale), namespace: 'notes' })
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
