import { expect, test } from 'vitest'
import { initialsOf } from './model'

test.each([
  ['Elin Åberg', 'EÅ'],
  ['Elin Maria Åberg', 'EÅ'],
  [' ada  lind ', 'AL'],
  ['Ada', 'A'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
