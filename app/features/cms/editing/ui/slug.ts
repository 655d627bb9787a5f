import { fold } from '~/lib/folded-text'

const maxLength = 80
/** `fold` has one letter for one. */
const twoLetters: Record<string, string> = { æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' }

/** The last part of an address for a title: 'Årets møte: ærlig talt' is 'arets-mote-aerlig-talt'. Cut between words. */
export function slugOf(title: string): string {
  const spelled = title
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[æœßþ]/g, (letter) => twoLetters[letter] ?? letter)
    .replaceAll(/['’]/g, '')
  const slug = fold(spelled)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
  if (slug.length <= maxLength) return slug
  const cut = slug.slice(0, maxLength + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, maxLength)
}
