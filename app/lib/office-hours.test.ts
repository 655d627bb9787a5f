import { expect, test } from 'vitest'
import { addOfficeTime, officeDay, officeMinute, officeTimeBetween } from './office-hours'

const hours = 60 * 60 * 1000
const noHoliday = () => false
const at = (iso: string) => new Date(iso)

test.for([
  ['within a day', '2026-11-16T09:00+01:00', 3, '2026-11-16T12:00+01:00'],
  ['over a night', '2026-11-16T16:00+01:00', 2, '2026-11-17T10:00+01:00'],
  ['over a weekend', '2026-11-12T14:00+01:00', 24, '2026-11-17T14:00+01:00'],
  ['from before the office opens', '2026-11-16T06:30+01:00', 8, '2026-11-16T17:00+01:00'],
  ['from a Saturday', '2026-11-14T12:00+01:00', 24, '2026-11-18T17:00+01:00'],
  ['from late in the evening', '2026-11-16T22:00+01:00', 1, '2026-11-17T10:00+01:00'],
  ['over the change to summer time', '2026-03-27T16:00+01:00', 2, '2026-03-30T10:00+02:00'],
  ['over the change to winter time', '2026-10-23T16:00+02:00', 2, '2026-10-26T10:00+01:00'],
  ['over a new year', '2026-12-31T16:00+01:00', 2, '2027-01-01T10:00+01:00'],
] as const)('office time %s', ([, since, count, expected]) => {
  const due = addOfficeTime(at(since), count * hours, noHoliday)
  expect(due).toEqual(at(expected))
  expect(officeTimeBetween(at(since), due, noHoliday)).toBe(count * hours)
  expect(officeTimeBetween(due, at(since), noHoliday)).toBe(-count * hours)
})

test('a holiday does not count', () => {
  const isHoliday = (day: string) => day === '2026-11-17'
  expect(addOfficeTime(at('2026-11-16T16:00+01:00'), 2 * hours, isHoliday)).toEqual(at('2026-11-18T10:00+01:00'))
  expect(officeTimeBetween(at('2026-11-17T09:00+01:00'), at('2026-11-17T17:00+01:00'), isHoliday)).toBe(0)
})

test('the office’s day and minute are those of Stockholm', () => {
  expect(officeDay(at('2026-11-16T23:30Z'))).toBe('2026-11-17')
  expect(officeMinute(at('2026-11-16T23:30Z'))).toBe(30)
  expect(officeMinute(at('2026-06-16T06:05Z'))).toBe(8 * 60 + 5)
})
