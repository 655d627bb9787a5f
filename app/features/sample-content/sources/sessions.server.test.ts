import { expect, test } from 'vitest'
import { isBusinessDay } from '~/lib/business-days'
import { holidays } from '~/lib/holidays'
import { wallClock } from '~/lib/wall-clock'
import { sampleSessions } from './sessions.server'

const countries = {
  Stockholm: { country: 'SE', timeZone: 'Europe/Stockholm' },
  Oslo: { country: 'NO', timeZone: 'Europe/Oslo' },
  Helsinki: { country: 'FI', timeZone: 'Europe/Helsinki' },
} as const

test('on whatever day samples are made, sessions are at six in the evening of a business day of their country', () => {
  for (let day = 0; day < 366; day += 1) {
    for (const { city, eventDate } of sampleSessions(new Date(Date.UTC(2026, 10, 17 + day, 9)))) {
      const { country, timeZone } = countries[city as keyof typeof countries]
      const [date = '', time] = wallClock(eventDate, timeZone).split(' ')
      expect([city, date, isBusinessDay(date, holidays[country])]).toEqual([city, date, true])
      expect(time).toBe('18:00:00')
    }
  }
})

test('holidays are those of the country: Easter Monday and Ascension Day in all, its own day in each', () => {
  const { SE, NO, FI } = holidays
  for (const isHoliday of [SE, NO, FI]) {
    expect(['2027-03-29', '2027-05-06', '2026-12-25'].map(isHoliday)).toEqual([true, true, true])
  }
  expect([SE, NO, FI].map((isHoliday) => isHoliday('2027-05-17'))).toEqual([false, true, false])
  expect([SE, NO, FI].map((isHoliday) => isHoliday('2027-12-06'))).toEqual([false, false, true])
})
