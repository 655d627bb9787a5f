import type { ResolvedText } from '~/features/content/model'

/** What editors have written about the founder. The name is the brand's. */
export type FounderProfile = { role: ResolvedText | null; record: ResolvedText[]; portrait: string | null }

/** The first letters of the first and the last name: 'EÅ' for Elin Maria Åberg. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '']
  return [first, last].map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}
