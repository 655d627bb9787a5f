import type { ResolvedText } from '~/features/content/model'

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
