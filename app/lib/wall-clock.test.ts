import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentAt, timeZoneNamed, wallClock } from './wall-clock'

describe('the moment when clocks show a time', () => {
  test.each([
    ['2027-01-15 18:00', 'Europe/Stockholm', '2027-01-15T17:00:00.000Z'],
    ['2027-07-15 18:00', 'Europe/Stockholm', '2027-07-15T16:00:00.000Z'],
    ['2027-07-15 18:00', 'Europe/Helsinki', '2027-07-15T15:00:00.000Z'],
    ['2027-07-15 00:00', 'Europe/Oslo', '2027-07-14T22:00:00.000Z'],
    ['2027-07-15 18:00', 'America/New_York', '2027-07-15T22:00:00.000Z'],
    ['2027-07-15 18:00', 'Asia/Kathmandu', '2027-07-15T12:15:00.000Z'],
    ['2027-12-31 23:30', 'Pacific/Kiritimati', '2027-12-31T09:30:00.000Z'],
    ['2027-07-15 18:00', 'UTC', '2027-07-15T18:00:00.000Z'],
  ])('%s in %s', (wall, timeZone, expected) => {
    expect(momentAt(wall, timeZone)?.toISOString()).toBe(expected)
  })

  test('a year of fewer than four figures is a slip', () => {
    expect(momentAt('0026-12-10 18:00', 'Europe/Stockholm')).toBeUndefined()
  })

  test('the offset changes at the minute when clocks change', () => {
    const stockholm = (wall: string) => momentAt(wall, 'Europe/Stockholm')?.toISOString()
    expect(stockholm('2027-03-28 01:59')).toBe('2027-03-28T00:59:00.000Z')
    expect(stockholm('2027-03-28 03:00')).toBe('2027-03-28T01:00:00.000Z')
    expect(stockholm('2027-10-31 01:59')).toBe('2027-10-30T23:59:00.000Z')
    expect(stockholm('2027-10-31 03:00')).toBe('2027-10-31T02:00:00.000Z')
  })

  test('an hour that clocks skip has no moment in that zone, and has one in others', () => {
    expect(momentAt('2027-03-28 02:00', 'Europe/Stockholm')).toBeUndefined()
    expect(momentAt('2027-03-28 02:59', 'Europe/Stockholm')).toBeUndefined()
    expect(momentAt('2027-03-28 02:30', 'Europe/Helsinki')).toBeDefined()
    expect(momentAt('2027-03-28 03:30', 'Europe/Helsinki')).toBeUndefined()
    expect(momentAt('2027-10-03 02:15', 'Australia/Lord_Howe')).toBeUndefined()
    // Samoa went to the other side of the date line, and had no such day.
    expect(momentAt('2011-12-30 12:00', 'Pacific/Apia')).toBeUndefined()
  })

  test.each(['2027-02-30 10:00', '2027-13-01 10:00', 'tomorrow', '', '2027-01-01'])('%s is no time', (wall) => {
    expect(momentAt(wall, 'Europe/Stockholm')).toBeUndefined()
  })

  test('of an hour that occurs twice the first one is taken', () => {
    expect(momentAt('2027-10-31 02:30', 'Europe/Stockholm')?.toISOString()).toBe('2027-10-31T00:30:00.000Z')
    expect(momentAt('2027-11-07 01:30', 'America/New_York')?.toISOString()).toBe('2027-11-07T05:30:00.000Z')
  })

  test('every hour of a year reads back as it was written, wherever clocks change', () => {
    for (const timeZone of ['Europe/Helsinki', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
      for (let hour = 0; hour < 365 * 24; hour += 11) {
        const wall = wallClock(new Date(Date.UTC(2027, 0, 1, hour)), timeZone)
        const at = momentAt(wall.slice(0, 16), timeZone)
        expect(at && wallClock(at, timeZone)).toBe(wall)
      }
    }
  })
})

test('a zone is found by its name in any letter case, and an unknown name or an offset gives none', () => {
  expect(timeZoneNamed('Europe/Oslo')).toBe('Europe/Oslo')
  expect(timeZoneNamed('europe/STOCKHOLM')).toBe('Europe/Stockholm')
  expect(timeZoneNamed('UTC')).toBe('UTC')
  for (const invalidName of [
    '',
    'Europe/Atlantis',
    '+01:00',
    '-0500',
    'Stockholm',
    "'; drop table events",
    'Europe/Oslo\0',
  ]) {
    expect(timeZoneNamed(invalidName)).toBeUndefined()
  }
})

test('any moment in any zone is found again by its wall-clock time', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2099, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, zones, (minute, timeZone) => {
      const at = new Date(minute * 60_000)
      const wall = wallClock(at, timeZone).slice(0, 16)
      const found = momentAt(wall, timeZone)
      expect(found && wallClock(found, timeZone).slice(0, 16)).toBe(wall)
      // Earlier only where the clocks show it twice, by as much as they were put back.
      const earlier = at.getTime() - (found?.getTime() ?? 0)
      expect(earlier >= 0 && earlier <= 3 * 60 * 60 * 1000).toBe(true)
    }),
    { numRuns: 300 },
  )
})
