import { expect, test } from 'vitest'
import { introductionDays, isNearEnd } from './days'

const on = (today: string) => introductionDays('2026-11-25', 14, today)

test('the days end on the due date and begin so many days before it', () => {
  expect(on('2026-11-16')).toEqual({ from: '2026-11-11', until: '2026-11-25', total: 14, left: 9, phase: 'within' })
  expect(on('2026-11-11')).toMatchObject({ left: 14, phase: 'within' })
  expect(on('2026-11-25')).toMatchObject({ left: 0, phase: 'within' })
})

test('before the first day all are left, after the last one none', () => {
  expect(on('2026-11-10')).toMatchObject({ left: 14, phase: 'before' })
  expect(on('2026-11-26')).toMatchObject({ left: 0, phase: 'over' })
})

test('a change of the clocks is no day', () => {
  expect(introductionDays('2027-04-05', 14, '2027-03-22')).toMatchObject({ from: '2027-03-22', left: 14 })
})

test('the end is near with a third of the days left', () => {
  expect(isNearEnd(on('2026-11-20'))).toBe(false)
  expect(isNearEnd(on('2026-11-21'))).toBe(true)
  expect(isNearEnd(on('2026-11-26'))).toBe(false)
})
