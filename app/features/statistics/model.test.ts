import { expect, test } from 'vitest'
import { periodFrom, scaleFor, shareOf } from './model'

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 5],
  [7, 10],
  [10, 10],
  [11, 20],
  [480, 500],
  [5001, 10_000],
])('a scale for %i ends at %i', (highest, top) => {
  expect(scaleFor(highest)).toBe(top)
})

test('a share is in whole percent, and 0 when the total is 0', () => {
  expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([33, 0])
})

test.each([
  ['', 30],
  ['days=90', 90],
  ['days=31', 30],
  ['days=%00', 30],
])('the query "%s" selects %i days', (search, days) => {
  expect(periodFrom(new URLSearchParams(search))).toBe(days)
})
