import { type Note, resolveText } from '~/features/content/model'
import { getNote, listNotes } from '~/features/content/queries.server'
import { localeTags } from '~/i18n/locales'
import { AppError } from '~/lib/app-error'
import { xml } from '~/lib/xml'
import type { Ctx } from '~/web/ctx.server'
import type { ListedNote } from './model'

const toListedNote = (ctx: Ctx, { id, slug, date, readTime, title, summary, category }: Note): ListedNote => ({
  id,
  slug,
  date,
  readTime,
  title: resolveText(ctx.locale, title),
  summary: resolveText(ctx.locale, summary),
  category: category && resolveText(ctx.locale, category),
})

export async function listNotesFor(ctx: Ctx): Promise<ListedNote[]> {
  return (await listNotes(ctx)).map((note) => toListedNote(ctx, note))
}

export const hasNote = async (ctx: Pick<Ctx, 'content'>, slug: string): Promise<boolean> =>
  (await listNotes(ctx)).some((note) => note.slug === slug)

export async function getNoteFor(ctx: Ctx, slug: string) {
  const note = await getNote(ctx, slug)
  if (!note) throw new AppError('not-found', 'notes.unknown')
  const body = resolveText(ctx.locale, note.body ?? { en: [] })
  return { ...toListedNote(ctx, note), body, language: body.lang ?? localeTags[ctx.locale] }
}

/** RSS 2.0, which all feed readers support. */
export async function getNotesFeed(ctx: Ctx, channel: { title: string; description: string }): Promise<string> {
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
    <title>${xml(channel.title)}</title>
    <link>${xml(`${origin}/notes${query}`)}</link>
    <description>${xml(channel.description)}</description>
    <language>${localeTags[ctx.locale]}</language>
    <atom:link href="${xml(`${origin}/notes/feed.xml${query}`)}" rel="self" type="application/rss+xml"/>${items.join('')}
  </channel>
</rss>
`
}
