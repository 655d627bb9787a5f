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
  /** The BCP 47 tag of the text's language. */
  language: string
  next: ListedNote | null
  previous: ListedNote | null
}
