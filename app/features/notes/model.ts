import type { NoteFigure, ResolvedText } from '~/features/content/model'
import { defaultLocale, type Locale } from '~/i18n/locales'

/** A note as listed, in the reader's language. */
export type ListedNote = {
  id: string
  slug: string
  /** A day: 2025-03-11. */
  date: string
  /** In minutes. */
  readTime: number | null
  title: ResolvedText
  summary: ResolvedText
  category: NoteCategory | null
  figure: NoteFigure | null
  /** Older than half a year. */
  isArchived: boolean
}

const archivedAfterDays = 183

export const isArchived = (date: string, now: Date) => now.getTime() - Date.parse(date) > archivedAfterDays * 86_400_000

/** A category, and the last part of the address of its notes. */
export type NoteCategory = ResolvedText & { key: string }

export const notePath = ({ slug }: Pick<ListedNote, 'slug'>) => `/notes/${slug}`

export const categoryPath = ({ key }: Pick<NoteCategory, 'key'>) => `/notes/category/${key}`

/** 'Care at home' becomes 'care-at-home', so that an address has no spaces and no capitals. */
export const categoryKey = (english: string) =>
  english
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** A first paragraph of about four lines or more begins with a drop cap. */
const dropCapLength = 230

export const hasDropCap = ([first = '']: string[]) => first.length >= dropCapLength && /^\p{Letter}/u.test(first)

/** A part of a paragraph: text, or the mark of a margin note. The note itself stands beside its first mark. */
export type ParagraphPart = { text: string } | { mark: number; isFirst: boolean }

/** With the space before it, so that a mark never begins a line. */
const markPattern = /\s*\[(\d{1,2})\]/g

/** Whether a pull quote is a sentence of these paragraphs. */
export const isInParagraphs = (quote: string, paragraphs: string[]) =>
  paragraphs.some((paragraph) => paragraph.replaceAll(markPattern, '').includes(quote.replace(/\.$/, '')))

/**
 * Paragraphs in parts, at the marks [1] to [count]. A number beyond that is text, and a margin note that no mark names is
 * marked at the end.
 */
export function splitAtMarks(paragraphs: string[], count: number): ParagraphPart[][] {
  const unmarked = new Set(Array.from({ length: count }, (_, index) => index + 1))
  const split = paragraphs.map((paragraph) => {
    const parts: ParagraphPart[] = []
    let end = 0
    for (const { 0: typed, 1: digits, index } of paragraph.matchAll(markPattern)) {
      const mark = Number(digits)
      if (mark < 1 || mark > count) continue
      parts.push({ text: paragraph.slice(end, index) }, { mark, isFirst: unmarked.delete(mark) })
      end = index + typed.length
    }
    return [...parts, { text: paragraph.slice(end) }].filter((part) => !('text' in part) || part.text)
  })
  split.at(-1)?.push(...[...unmarked].map((mark) => ({ mark, isFirst: true })))
  return split
}

/** What a button beside a note does: print it, or copy its address. */
type NoteTool = 'print' | 'copy-address'

export const noteTool = (tool: NoteTool) => ({ 'data-note-tool': tool })

/** Feed readers and those who fetch pictures have no cookie. */
const languageQuery = (locale: Locale) => (locale === defaultLocale ? '' : `?lang=${locale}`)

export const feedPath = (locale: Locale) => `/notes/feed.xml${languageQuery(locale)}`

/** The note's picture for shared links. */
export const cardPath = (note: Pick<ListedNote, 'slug'>, locale: Locale) =>
  `${notePath(note)}/card.png${languageQuery(locale)}`

/** A note with its text, and its neighbours in the list. */
export type ReadableNote = ListedNote & {
  body: ResolvedText<string[]>
  pullQuote: ResolvedText | null
  marginNotes: ResolvedText[]
  /** The BCP 47 tag of the text's language. */
  language: string
  next: ListedNote | null
  previous: ListedNote | null
}
