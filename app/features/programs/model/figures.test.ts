import { expect, test } from 'vitest'
import { lowest, programs, yearlyHours } from './figures'

test('a hospital partner gives 4 to 9 hours a year, the pilot being optional', () => {
  expect(yearlyHours(programs.hospitalTime)).toEqual({ from: 4, to: 9 })
  const { pilot: _, ...withoutPilot } = programs.hospitalTime
  expect(yearlyHours({ ...withoutPilot, pilot: { hours: 0, optional: true } })).toEqual({ from: 4, to: 4 })
})

test('the lowest price is the lowest of all levels, and the start of a range counts', () => {
  expect(lowest(programs.visits.tiers)).toBe(95_000)
  expect(lowest(programs.exchange.tiers)).toBe(149_500)
  expect(lowest({ dear: { price: 90 }, ranged: { price: { from: 20, to: 100 } } })).toBe(20)
})
