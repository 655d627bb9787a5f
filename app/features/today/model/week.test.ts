import { expect, test } from 'vitest'
import { drawWeek, firstDayShown, weekShown } from './week'

test('the week is this one from Monday to Friday, and the next one at a weekend', () => {
  expect(firstDayShown(new Date('2026-11-16T00:30Z'))).toBe('2026-11-16')
  expect(firstDayShown(new Date('2026-11-20T22:00Z'))).toBe('2026-11-16')
  expect(firstDayShown(new Date('2026-11-20T23:30Z'))).toBe('2026-11-23')
  expect(firstDayShown(new Date('2026-11-22T12:00Z'))).toBe('2026-11-23')
  expect(weekShown(new Date('2026-11-18T12:00Z'))).toEqual({
    from: new Date('2026-11-15T23:00Z'),
    to: new Date('2026-11-20T23:00Z'),
  })
})

test('events stand at their hours on the office’s clock; those of other weeks and hours are clamped or left out', () => {
  const now = new Date('2026-11-17T12:00Z')
  const meeting = (from: string, to: string | null) => ({
    id: from,
    title: from,
    from: new Date(from),
    to: to === null ? null : new Date(to),
  })
  const week = drawWeek(
    [],
    [
      meeting('2026-11-16T08:00Z', '2026-11-16T09:30Z'),
      meeting('2026-11-18T16:00Z', '2026-11-18T19:00Z'),
      meeting('2026-11-19T12:00Z', null),
      meeting('2026-11-24T12:00Z', null),
    ],
    now,
  )
  expect(week.days.map(({ name }) => name)).toEqual(['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20'])
  expect(week.meetings).toEqual([
    { day: 0, from: 540, to: 630, isPast: true },
    { day: 2, from: 1020, to: 1080, isPast: false },
    { day: 3, from: 780, to: 840, isPast: false },
  ])
  expect(week.now).toEqual({ day: 1, minute: 780 })
  expect(week.ahead.map(({ when }) => when.replaceAll('\u00a0', ' '))).toEqual(['Wed 17:00', 'Thu 13:00', '24 Nov'])
})
