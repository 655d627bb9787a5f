import { type Note, resolveText } from '~/features/content/model'
import { getNote, listNotes } from '~/features/content/queries.server'
import { localeTags } from '~/i18n/locales'
import { AppError } from '~/lib/app-error'
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
