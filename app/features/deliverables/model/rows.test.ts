import { expect, test } from 'vitest'
import { daysUntil, todayAfter, todayOf } from './rows'

test('days are counted over a change of the clocks and of the year', () => {
  expect(daysUntil('2026-10-26', '2026-10-24')).toBe(2)
  expect(daysUntil('2027-01-01', '2026-12-31')).toBe(1)
  expect(daysUntil('2026-11-15', '2026-11-16')).toBe(-1)
})

test('today is found from any due date', () => {
  expect(todayOf({ dueOn: '2027-02-24', daysLeft: 100 })).toBe('2026-11-16')
  expect(todayOf({ dueOn: '2026-11-15', daysLeft: -1 })).toBe('2026-11-16')
})

test('today stands between what is past and what is to come', () => {
  const at = (...days: number[]) => todayAfter(days.map((daysLeft) => ({ daysLeft })))
  expect(at(-55, -5, 2, 9)).toEqual({ index: 1, share: 71 })
  expect(at(-4, 0)).toEqual({ index: 0, share: 100 })
  expect(at(1, 2)).toBeNull()
  expect(at(-2, -1)).toBeNull()
  expect(at()).toBeNull()
})
