import { type Note, resolveText } from '~/features/content/model'
import { getNote, listNotes } from '~/features/content/queries.server'
import { localeTags } from '~/i18n/locales'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { categoryKey, isArchived, type ListedNote, type NoteCategory, type ReadableNote } from './model'

const toListedNote = (ctx: Ctx, { id, slug, date, readTime, title, summary, category, figure }: Note): ListedNote => ({
  id,
  slug,
  date,
  readTime,
  title: resolveText(ctx.locale, title),
  summary: resolveText(ctx.locale, summary),
  category: category && { ...resolveText(ctx.locale, category), key: categoryKey(category.en) },
  figure,
  isArchived: isArchived(date, ctx.now),
})

export async function listNotesFor(ctx: Ctx): Promise<ListedNote[]> {
  return (await listNotes(ctx)).map((note) => toListedNote(ctx, note))
}

export const hasNote = async (ctx: Pick<Ctx, 'content'>, slug: string): Promise<boolean> =>
  (await listNotes(ctx)).some((note) => note.slug === slug)

export const hasCategory = async (ctx: Pick<Ctx, 'content'>, key: string): Promise<boolean> =>
  (await listNotes(ctx)).some(({ category }) => category && categoryKey(category.en) === key)

/** The notes of a category, or all, and every category in the order of its newest note. */
export async function listNotesByCategory(ctx: Ctx, key?: string) {
  const notes = await listNotesFor(ctx)
  const found = notes.flatMap(({ category }) => category ?? [])
  const categories: NoteCategory[] = [...new Map(found.map((category) => [category.key, category])).values()]
  const category = categories.find((one) => one.key === key)
  if (key !== undefined && !category) throw new AppError('not-found', 'notes.unknown-category')
  return {
    notes: category ? notes.filter((note) => note.category?.key === key) : notes,
    categories,
    category: category ?? null,
  }
}

export async function getNoteFor(ctx: Ctx, slug: string): Promise<ReadableNote> {
  const note = await getNote(ctx, slug)
  if (!note) throw new AppError('not-found', 'notes.unknown')
  const body = resolveText(ctx.locale, note.body ?? { en: [] })
  const notes = await listNotesFor(ctx)
  const index = notes.findIndex((listed) => listed.slug === slug)
  return {
    ...toListedNote(ctx, note),
    body,
    pullQuote: note.pullQuote && resolveText(ctx.locale, note.pullQuote),
    marginNotes: note.marginNotes.map((marginNote) => resolveText(ctx.locale, marginNote)),
    language: body.lang ?? localeTags[ctx.locale],
    // The list is read from the newest note on, so the next one is older.
    next: notes[index + 1] ?? null,
    previous: notes[index - 1] ?? null,
  }
}
