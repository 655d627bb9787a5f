import { expect, test } from 'vitest'
import { hourMs, writeLeft } from '~/lib/promise-clock'
import { timeLeft } from './labels'

test.for([0.5, 7, 47, 50, 60, -4, -71])('the list and Today say the same of %d hours', (hours) => {
  const msLeft = hours * hourMs
  expect(timeLeft(msLeft)).toBe(writeLeft({ unit: 'hours', msLeft }))
})

test('from two days on, days are counted', () => {
  expect([timeLeft(47 * hourMs), timeLeft(-60 * hourMs)]).toEqual(['47\u00a0h left', '2\u00a0days over'])
})
