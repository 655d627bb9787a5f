import type { ThreadPerson } from '../model'

/** No letter or digit: `a@example.org` mentions nobody, and `@Annabel` is not Anna. */
const isWordPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

const comparable = (text: string) => text.normalize('NFC').toLowerCase()

/** Those whose name stands in the text after an `@`, however it is spelled in upper and lower case. */
export function mentionedIn(body: string, people: readonly ThreadPerson[]): string[] {
  const text = comparable(body)
  // The longest name first, so that `@Anna Falk` is not the Anna of another name.
  const named = people
    .filter(({ name }) => comparable(name) !== '')
    .toSorted((one, other) => other.name.length - one.name.length)
  const found = new Set<string>()
  const taken = new Set<number>()
  for (const { id, name } of named) {
    const mark = `@${comparable(name)}`
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      if (isWordPart(text[at - 1]) || isWordPart(text[at + mark.length]) || taken.has(at)) continue
      taken.add(at)
      found.add(id)
    }
  }
  return people.filter(({ id }) => found.has(id)).map(({ id }) => id)
}
