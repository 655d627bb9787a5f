import { localeTags } from '~/i18n/locales'
import { notesMessages } from '~/i18n/messages/notes'
import { getTranslator } from '~/i18n/translator'
import { xml } from '~/lib/xml'
import type { Ctx } from '~/web/ctx.server'
import { feedPath } from '../model'
import { listNotesFor } from '../queries.server'

/** RSS 2.0, which all feed readers support. */
export async function getNotesFeed(ctx: Ctx): Promise<string> {
  const t = await getTranslator(notesMessages, ctx.locale)
  const origin = ctx.publicUrl.origin
  const query = ctx.locale === 'en' ? '' : `?lang=${ctx.locale}`
  const items = (await listNotesFor(ctx)).map(
    ({ slug, date, title, summary }) => `
    <item>
      <title>${xml(title.text)}</title>
      <link>${xml(`${origin}/notes/${slug}${query}`)}</link>
      <guid>${xml(`${origin}/notes/${slug}`)}</guid>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
      <description>${xml(summary.text)}</description>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(t('title', { product: ctx.brand.product }))}</title>
    <link>${xml(`${origin}/notes${query}`)}</link>
    <description>${xml(t('description'))}</description>
    <language>${localeTags[ctx.locale]}</language>
    <atom:link href="${xml(`${origin}${feedPath(ctx.locale)}`)}" rel="self" type="application/rss+xml"/>${items.join('')}
  </channel>
</rss>
`
}
