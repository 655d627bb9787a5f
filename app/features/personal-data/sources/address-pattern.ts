const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N}@]/gu, (sign) => `\\${sign}`)

/**
 * A regular expression of PostgreSQL for an address in any text, as it is written and as it stands in a URL. Not within
 * a longer address: `anna@x.se` is not found in `joanna@x.se` and `anna@x.se.example`.
 */
export function addressPattern(email: string) {
  const forms = [...new Set([email, encodeURIComponent(email)])].map(escaped)
  return `(?<![\\w.+-])(?:${forms.join('|')})(?![\\w-]|\\.\\w)`
}
