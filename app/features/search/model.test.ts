import { expect, test } from 'vitest'
import { fold } from '~/lib/folded-text'
import { type Candidate, grouped, markMatches, queryLength, queryOf, type ResultKind, rank, searchPage } from './model'

let count = 0
const candidate = (title: string, more: Partial<Candidate> = {}): Candidate => {
  count += 1
  return { kind: 'person', id: String(count), title, detail: '', to: '/', text: '', at: 0, ...more }
}
const titles = (typed: string, candidates: Candidate[]) =>
  rank(queryOf(typed), candidates).map(({ candidate }) => candidate.title)

test('letters with marks, capitals and separators are folded', () => {
  expect(fold('Åsa.Öberg@Sykehus-Ø.no')).toBe('asa oberg sykehus o no')
  expect(fold('100 %_\\')).toBe('100    ')
  expect(fold('İ😀').length).toBe('İ😀'.length)
})

test('exact comes before prefix, start of a word, part of a word, and similar', () => {
  const similar = candidate('Anna Borg')
  const part = candidate('Hagberg')
  const word = candidate('Anna Berg')
  const prefix = candidate('Bergman')
  const exact = candidate('Berg')
  const other = candidate('Lund', { text: 'anna berg example' })
  expect(titles('berg', [similar, part, word, prefix, exact, other])).toEqual([
    'Berg',
    'Bergman',
    'Anna Berg',
    'Lund',
    'Hagberg',
    'Anna Borg',
  ])
})

test('among equals the newest is first, and one that was found twice is listed once', () => {
  const old = candidate('Care at home', { at: 1 })
  const recent = candidate('Care in spring', { at: 2 })
  expect(titles('care', [old, recent, { ...old }])).toEqual(['Care in spring', 'Care at home'])
})

test.each([
  ['lindqist', 'Petra Lindqvist'],
  ['Andresson', 'Eva Andersson'],
  ['hosptial', 'Hospital'],
  ['memebr', 'Member'],
  ['asa', 'Åsa Öberg'],
  ['ÅSA ÖBERG', 'Asa Oberg'],
  ['A\u030Asa', 'Åsa Öberg'],
  ['oberg asa', 'Åsa Öberg'],
])('%s finds %s', (typed, title) => {
  expect(titles(typed, [candidate(title)])).toEqual([title])
})

test('another word with the same end is not similar', () => {
  expect(titles('nyholm', [candidate('Stockholm')])).toEqual([])
  expect(titles('asa', [candidate('As it was')])).toEqual([])
})

test.each(['', '   ', '%', '_', '%_%', '😀', '\0', '\\', '\uD800'])('%j has no words, and matches nothing', (typed) => {
  expect(queryOf(typed).words).toEqual([])
  expect(titles(typed, [candidate('Anna'), candidate('')])).toEqual([])
})

test('a long search is cut, by characters and not in the middle of one', () => {
  expect(queryOf('a'.repeat(10_000))).toMatchObject({ isCut: true, typed: 'a'.repeat(queryLength) })
  expect(queryOf('😀'.repeat(201)).typed.isWellFormed()).toBe(true)
  expect(queryOf('word '.repeat(2000)).words).toEqual(['word'])
  expect(queryOf(`  ${'a'.repeat(queryLength)}  `).isCut).toBe(false)
})

test('a kind with many matches hides no other; that of the best match is first', () => {
  const people = Array.from({ length: 30 }, (_, at) => candidate(`Berg ${at}`, { at }))
  const mail = candidate('Berg', { kind: 'mail' })
  const groups = grouped(queryOf('berg'), [...people, mail], 5)
  const shown = groups.map(({ kind, results, hasMore }): [ResultKind, number, boolean] => [
    kind,
    results.length,
    hasMore,
  ])
  expect(shown).toEqual([
    ['mail', 1, false],
    ['person', 5, true],
  ])
  expect(groups[1]?.results[0]).toEqual({ kind: 'person', id: people[29]?.id, title: 'Berg 29', detail: '', to: '/' })
})

test('marks what was typed, in the letters of the text', () => {
  const marked = (text: string, typed: string) =>
    markMatches(text, typed)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('')
  expect(marked('Åsa Öberg', 'ob as')).toBe('[Ås]a [Öb]erg')
  expect(marked('Hagberg Berg', 'berg')).toBe('Hagberg [Berg]')
  expect(marked('<b>Berg</b>', 'b')).toBe('<[b]>Berg</b>')
  expect(marked('Lindqvist', 'lindqist')).toBe('Lindqvist')
})

test('addresses of the page', () => {
  expect(searchPage('')).toBe('/search')
  expect(searchPage('Åsa & co', 'person')).toBe('/search?q=%C3%85sa+%26+co&kind=person')
})
