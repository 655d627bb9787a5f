import { expect, test } from 'vitest'
import { categoryKey, hasDropCap, isArchived } from './model'

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
