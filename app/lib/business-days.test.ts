import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, businessDaysUntil, isBusinessDay } from './business-days'

const noHolidays = () => false
const christmas = (day: string) => ['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01'].includes(day)

test.each([
  ['a Monday', '2026-11-16', 3, '2026-11-19'],
  ['a Thursday', '2026-11-19', 3, '2026-11-24'],
  ['a Saturday', '2026-11-21', 3, '2026-11-25'],
  ['a Sunday', '2026-11-22', 2, '2026-11-24'],
])('from %s', (_, day, count, due) => {
  expect(addBusinessDays(day, count, noHolidays)).toBe(due)
})

test('holidays do not count', () => {
  expect(addBusinessDays('2026-12-23', 3, christmas)).toBe('2026-12-30')
})

test('days left are counted from tomorrow, and are negative after the due day', () => {
  expect(businessDaysUntil('2026-11-16', '2026-11-19', noHolidays)).toBe(3)
  expect(businessDaysUntil('2026-11-19', '2026-11-19', noHolidays)).toBe(0)
  expect(businessDaysUntil('2026-11-20', '2026-11-19', noHolidays)).toBe(-1)
  expect(businessDaysUntil('2026-11-23', '2026-11-19', noHolidays)).toBe(-2)
  expect(businessDaysUntil('2026-12-23', '2026-12-30', christmas)).toBe(3)
})

test('on the day it is made a deadline of n business days has n days left, whatever the holidays', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.nat(60), fc.integer({ min: 2, max: 40 }), (date, count, everyNth) => {
      const isHoliday = (day: string) => (Date.parse(day) / 86_400_000) % everyNth === 0
      const today = date.toISOString().slice(0, 10)
      const due = addBusinessDays(today, count, isHoliday)
      expect(businessDaysUntil(today, due, isHoliday)).toBe(count)
      if (count > 0) expect(isBusinessDay(due, isHoliday)).toBe(true)
      // Late by as much as it would have been early.
      expect(businessDaysUntil(due, today, isHoliday)).toBe(count === 0 ? 0 : -count)
    }),
    { numRuns: 200 },
  )
})
