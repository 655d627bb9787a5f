import { expect, test } from 'vitest'
import { isBusinessDay } from './business-days'

const christmas = (day: string) => ['2026-12-24', '2026-12-25'].includes(day)

test.each([
  ['a Monday', '2026-11-16', true],
  ['a Friday', '2026-11-20', true],
  ['a Saturday', '2026-11-21', false],
  ['a Sunday', '2026-11-22', false],
  ['a holiday', '2026-12-24', false],
  ['the day before a holiday', '2026-12-23', true],
])('%s', (_, day, isBusiness) => {
  expect(isBusinessDay(day, christmas)).toBe(isBusiness)
})
