import { expect, test } from 'vitest'
import { categoryKey, hasDropCap, isArchived, isInParagraphs, splitAtMarks } from './model'

test.for([
  ['Care at home', 'care-at-home'],
  ['  R&D / MedTech! ', 'r-d-medtech'],
  ['Åtgärder', 'atgarder'],
] as const)('the address of the category “%s” ends with %s', ([english, key]) => {
  expect(categoryKey(english)).toBe(key)
})

test('a note is in the archive from half a year on', () => {
  const now = new Date('2026-11-16T09:00:00Z')
  expect(isArchived('2026-05-18', now)).toBe(false)
  expect(isArchived('2026-05-15', now)).toBe(true)
})

test('only a long first paragraph that begins with a letter has a drop cap', () => {
  expect(hasDropCap(['Word '.repeat(60)])).toBe(true)
  expect(hasDropCap(['Short.', 'Word '.repeat(60)])).toBe(false)
  expect(hasDropCap([`“${'Word '.repeat(60)}`])).toBe(false)
  expect(hasDropCap([])).toBe(false)
})

test('a paragraph is split at the marks of its margin notes', () => {
  expect(splitAtMarks(['One [1] two[2].', 'Again.[1]'], 2)).toEqual([
    [{ text: 'One' }, { mark: 1, isFirst: true }, { text: ' two' }, { mark: 2, isFirst: true }, { text: '.' }],
    [{ text: 'Again.' }, { mark: 1, isFirst: false }],
  ])
})

test('a mark without a margin note is text, and a margin note without a mark is marked at the end', () => {
  expect(splitAtMarks(['See [3] and [0].', 'End.'], 1)).toEqual([
    [{ text: 'See [3] and [0].' }],
    [{ text: 'End.' }, { mark: 1, isFirst: true }],
  ])
  expect(splitAtMarks([], 1)).toEqual([])
})

test('a pull quote is found in its paragraph despite marks', () => {
  expect(isInParagraphs('A bed saves little.', ['First.', 'A bed[1] saves little. [2] More.'])).toBe(true)
  expect(isInParagraphs('A bed saves little.', ['First.'])).toBe(false)
})
