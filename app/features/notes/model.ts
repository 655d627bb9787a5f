import type { ResolvedText } from '~/features/content/model'
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
  category: ResolvedText | null
}

/** With the language in the address: a feed reader has no cookie. */
export const feedPath = (locale: Locale) => `/notes/feed.xml${locale === defaultLocale ? '' : `?lang=${locale}`}`
