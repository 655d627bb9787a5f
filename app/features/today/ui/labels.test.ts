import { expect, test } from 'vitest'
import { countLabel, summaryOf } from './labels'

test.for([
  [0, 0, ''],
  [1, 0, 'One is over.'],
  [2, 3, 'Two are over, three are due before tomorrow evening.'],
  [0, 1, 'One is due before tomorrow evening.'],
  [12, 1, '12 are over, one is due before tomorrow evening.'],
] as const)('%d over and %d due', ([over, soon, text]) => {
  expect(summaryOf({ over, soon, later: 5 })).toBe(text)
})

test('a count names its kind, and says when there are more', () => {
  expect(countLabel('request', 1, false)).toBe('1 request')
  expect(countLabel('mail', 20, true)).toBe('20+ stuck mails')
})
