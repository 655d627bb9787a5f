/** A longer word is found as it was typed alone. */
const longestCompared = 24
/** A pattern with fewer trigrams would lead to too many rows, of each word if there are several. */
const leastTrigrams = { alone: 2, amongOthers: 3 } as const
/** Each has a dozen patterns, and every table is asked for all of them. */
const mostCompared = 2

/** Patterns for `like`, one of which has every word with the error; and the regular expression of such a word. */
export type TypingErrors = { patterns: string[]; expression: string }

/**
 * Of two letters side by side anything may stand in their place: one letter wrong, too many or missing, or both exchanged.
 * The rest of the word is as it was typed, from its beginning.
 */
export function typingErrors(word: string, isAlone = true): TypingErrors | null {
  const letters = Array.from(word)
  if (letters.length > longestCompared) return null
  const least = leastTrigrams[isAlone ? 'alone' : 'amongOthers']
  const parts = letters
    .slice(1)
    .map((_, place) => ({ before: letters.slice(0, place), after: letters.slice(place + 2) }))
    .filter(({ before, after }) => before.length + Math.max(0, after.length - 2) >= least)
    .map(({ before, after }) => [before.join(''), after.join('')])
  if (parts.length === 0) return null
  return {
    patterns: parts.map(([before, after]) => (before ? `% ${before}%${after}%` : `%${after}%`)),
    expression: ` (${parts.map(([before, after]) => `${before}.{1,3}${after}`).join('|')})`,
  }
}

/** The words for which typing errors are looked for: the longest, which have the most patterns that lead to few rows. */
export const comparedWords = (words: string[]) =>
  new Set(words.toSorted((a, b) => b.length - a.length).slice(0, mostCompared))
