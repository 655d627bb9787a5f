import { expect, test } from 'vitest'
import { answersOf, isShortOfAnswers } from './answers'

test.for([
  ['nobody is invited', { invited: 0, attending: 0, declined: 0, seats: 10 }, false],
  ['half of the seats are taken', { invited: 40, attending: 7, declined: 0, seats: 14 }, false],
  ['fewer seats are taken', { invited: 40, attending: 6, declined: 20, seats: 14 }, true],
  ['there are more seats than people', { invited: 4, attending: 2, declined: 0, seats: 14 }, false],
  ['half have answered', { invited: 10, attending: 1, declined: 4, seats: null }, false],
  ['fewer have answered', { invited: 10, attending: 4, declined: 0, seats: null }, true],
] as const)('%s', ([, answers, isShort]) => {
  expect(isShortOfAnswers(answers)).toBe(isShort)
})

test('what is counted is named', () => {
  expect(answersOf({ invited: 40, attending: 6, declined: 20, seats: 14 })).toBe('6 of 14 seats')
  expect(answersOf({ invited: 40, attending: 6, declined: 20, seats: null })).toBe('26 of 40 answers')
})
