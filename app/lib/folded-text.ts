/** Letters with marks, and the plain letter that stands for each in a search. Capitals too: a database without a locale keeps them. */
const plainLetters: Record<string, string> = {
  a: 'åäáàâãæÅÄÁÀÆ',
  c: 'ç',
  d: 'ð',
  e: 'éèêëÉÈ',
  i: 'íìîï',
  n: 'ñ',
  o: 'øöóòôõØÖÓ',
  s: 'šß',
  u: 'üúùûÜ',
  y: 'ýÿ',
  z: 'ž',
}

/** What parts words in addresses, names and titles. No semicolon: drizzle-kit can't write an index that has one. */
const separators = `.@-_+/,:()&"'’`

const pairs = [
  ...Object.entries(plainLetters).flatMap(([plain, marked]) => [...marked].map((letter) => [letter, plain] as const)),
  ...[...separators].map((separator) => [separator, ' '] as const),
]

/** The same table for `translate` in SQL: each character of the first text becomes the one at its place in the second. */
export const foldedFrom = pairs.map(([from]) => from).join('')
export const foldedTo = pairs.map(([, to]) => to).join('')

const folded = new Map<string, string>(pairs)

/** One character for one, so that a place in the folded text is the same place in the text. */
function foldCharacter(character: string) {
  const plain = folded.get(character)
  if (plain) return plain
  if (!/[\p{Letter}\p{Number}]/u.test(character)) return ' '.repeat(character.length)
  const lower = character.toLowerCase()
  const plainLower = folded.get(lower) ?? lower
  return plainLower.length === character.length ? plainLower : character
}

const ascii = Array.from({ length: 128 }, (_, code) => foldCharacter(String.fromCharCode(code)))

/** In lower case, without accents, with spaces for everything that is neither letter nor number: 'Åsa.Öberg@x' is 'asa oberg x'. */
export function fold(text: string): string {
  let result = ''
  for (const character of text) result += ascii[character.charCodeAt(0)] ?? foldCharacter(character)
  return result
}
