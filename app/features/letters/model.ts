import type { ResolvedText } from '~/features/content/model'

/** The last part of the sample letter's address, on a site that has published none. */
export const sampleWeek = 'sample'

export type LetterItem = { heading: ResolvedText; text: ResolvedText | null; plan: ResolvedText | null }

/** A letter as listed, in the reader's language. */
export type ListedLetter = {
  /** The week's Monday, 2026-11-09, or `sampleWeek`. */
  week: string
  title: ResolvedText
  question: ResolvedText | null
  /** Words to read. */
  words: number
}

/** A weekly brief as the letter that it is read as. */
export type Letter = ListedLetter & { opening: ResolvedText | null; items: LetterItem[] }

export const isSample = ({ week }: Pick<ListedLetter, 'week'>) => week === sampleWeek

export const letterPath = ({ week }: Pick<ListedLetter, 'week'>) => `/newsletter/issues/${week}`

/** All texts of a letter, to tell whether one of them is not translated. */
export const textsOf = ({ title, opening, items, question }: Letter) => [
  title,
  opening,
  ...items.flatMap(({ heading, text, plan }) => [heading, text, plan]),
  question,
]
