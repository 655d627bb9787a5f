import Calendar from 'date-holidays'
import { expect, test } from 'vitest'
import { isBusinessDay } from './business-days'
import { holidays } from './holidays'

/** Holidays of the library, without those that begin in the afternoon: these count as business days. */
function holidaysOfLibrary(country: keyof typeof holidays, year: number) {
  const days = new Calendar(country, { types: ['public', 'bank'] })
    .getHolidays(year)
    .flatMap(({ date, start, end }) => {
      const day = date.slice(0, 10)
      const noon = new Date(`${day}T12:00:00Z`)
      return start <= noon && noon < end ? [day] : []
    })
  return new Set(days)
}

test.for(['SE', 'NO', 'FI'] as const)('business days in %s are those of `date-holidays` until 2099', (country) => {
  for (let year = 2020; year < 2100; year += 1) {
    const expected = holidaysOfLibrary(country, year)
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 24 * 60 * 60 * 1000) {
      const day = new Date(at).toISOString().slice(0, 10)
      const isExpected = isBusinessDay(day, (each) => expected.has(each))
      if (isBusinessDay(day, holidays[country]) !== isExpected) expect.fail(`${day} is a business day: ${!isExpected}`)
    }
  }
})
