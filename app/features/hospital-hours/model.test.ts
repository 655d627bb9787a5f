import { describe, expect, test } from 'vitest'
import { type AttendedEvent, assumedHours, currentYear, hoursOf, sumHours } from './model'

const event = (from: string, to: string | null, overrides: Partial<AttendedEvent> = {}): AttendedEvent => ({
  eventDate: new Date(from),
  endsAt: to === null ? null : new Date(to),
  timeZone: 'Europe/Stockholm',
  guests: 1,
  ...overrides,
})
const now = new Date('2026-11-16T09:00:00Z')

describe('the hours of an event', () => {
  test.each([
    ['is its length', '2026-05-05T16:00:00Z', '2026-05-05T18:30:00Z', 2.5],
    ['is assumed without an end', '2026-05-05T16:00:00Z', null, assumedHours],
    ['is whole after midnight', '2026-05-05T20:00:00Z', '2026-05-05T23:30:00Z', 3.5],
    ['has no nights', '2026-05-05T07:00:00Z', '2026-05-07T15:00:00Z', 24],
    // The hour that clocks are put back is one that guests sat there.
    ['has the hour that occurs twice', '2026-10-24T22:00:00Z', '2026-10-25T02:00:00Z', 4],
  ])('%s', (_, from, to, hours) => {
    expect(hoursOf(event(from, to))).toBe(hours)
  })
})

describe('the hours of a hospital', () => {
  test('are those of each guest who was present', () => {
    const attended = [
      event('2026-05-05T16:00:00Z', '2026-05-05T17:30:00Z'),
      event('2026-06-05T16:00:00Z', '2026-06-05T17:00:00Z', { guests: 2 }),
      event('2026-07-05T16:00:00Z', '2026-07-05T17:00:00Z', { guests: 0 }),
    ]
    expect(sumHours(attended, [], 2026, now)).toMatchObject({ year: 2026, hours: 3.5, events: 2 })
    expect(sumHours([], [], 2026, now)).toMatchObject({ year: 2026, hours: 0, events: 0 })
  })

  test('belong to the year at the place of the event', () => {
    // 00:30 in Helsinki, 23:30 in Stockholm.
    const night = event('2025-12-31T22:30:00Z', '2025-12-31T23:30:00Z', { timeZone: 'Europe/Helsinki' })
    const same = { ...night, timeZone: 'Europe/Stockholm' }
    expect([sumHours([night], [], 2026, now).hours, sumHours([night], [], 2025, now).hours]).toEqual([1, 0])
    expect([sumHours([same], [], 2026, now).hours, sumHours([same], [], 2025, now).hours]).toEqual([0, 1])
  })

  test('count when the event is over', () => {
    const today = event('2026-11-16T08:00:00Z', '2026-11-16T10:00:00Z')
    expect(sumHours([today], [], 2026, now).events).toBe(0)
    expect(sumHours([today], [], 2026, new Date('2026-11-16T10:00:00Z')).events).toBe(1)
  })

  test('are in tenths', () => {
    expect(sumHours([event('2026-05-05T16:00:00Z', '2026-05-05T17:40:00Z')], [], 2026, now).hours).toBe(1.7)
  })
})

test('what was entered is added by activity, and what was attended is plenum', () => {
  const attended = [event('2026-05-05T16:00:00Z', '2026-05-05T17:30:00Z')]
  const entered = [
    { activity: 'survey', hours: 1 },
    { activity: 'plenum', hours: 0.5 },
    { activity: 'pilot', hours: 2.2 },
    { activity: 'pilot', hours: 1.1 },
  ] as const
  expect(sumHours(attended, entered, 2026, now)).toEqual({
    ...{ year: 2026, hours: 6.3, inEvents: 1.5, events: 1 },
    byActivity: { survey: 1, plenum: 2, evaluation: 0, pilot: 3.3 },
  })
})

test('the year is that of our team', () => {
  expect(currentYear(new Date('2026-12-31T22:30:00Z'))).toBe(2026)
  expect(currentYear(new Date('2026-12-31T23:30:00Z'))).toBe(2027)
})
