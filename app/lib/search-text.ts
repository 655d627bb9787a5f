/** As long as the longest address: a longer text is found nowhere. */
const maxSearchLength = 254

/** What was typed into a search box, as one line that the database takes. A longer text is cut, so that it still filters. */
export const searchText = (typed: string | null) =>
  (typed ?? '')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .slice(0, maxSearchLength)
    .toWellFormed()
    .trim()
