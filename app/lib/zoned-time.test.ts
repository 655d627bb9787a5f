import { expect, test } from 'vitest'
import { clockAt, momentAt } from './zoned-time'

test.each([
  ['2026-01-15T18:00', 'Europe/Stockholm', '2026-01-15T17:00:00.000Z'],
  ['2026-07-15T18:00', 'Europe/Stockholm', '2026-07-15T16:00:00.000Z'],
  ['2026-07-15T18:00', 'Europe/Helsinki', '2026-07-15T15:00:00.000Z'],
  ['2026-03-29T01:59', 'Europe/Oslo', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Oslo', '2026-03-29T01:00:00.000Z'],
  // Shown twice that night; the first time is meant.
  ['2026-10-25T02:30', 'Europe/Stockholm', '2026-10-25T00:30:00.000Z'],
])('%s in %s is %s, and back', (clock, zone, moment) => {
  expect(momentAt(clock, zone)?.toISOString()).toBe(moment)
  expect(clockAt(new Date(moment), zone)).toBe(clock)
})

test('what no clock ever shows is no moment', () => {
  for (const clock of ['2026-03-29T02:30', '2026-02-30T10:00', '2026-13-01T10:00', 'tomorrow', '', '2026-01-01']) {
    expect(momentAt(clock, 'Europe/Stockholm')).toBeNull()
  }
})
