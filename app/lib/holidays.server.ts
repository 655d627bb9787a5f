type Country = 'SE' | 'NO' | 'FI'
export type Holidays = Record<Country, (day: string) => boolean>

type Holiday = { date: string; start: Date; end: Date }
const dayOf = ({ date }: Holiday) => date.slice(0, 10)
/** Excludes holidays that begin in the afternoon: those count as business days. */
const isOnAtNoon = (holiday: Holiday) => {
  const noon = new Date(`${dayOf(holiday)}T12:00:00Z`)
  return holiday.start <= noon && noon < holiday.end
}

let holidaysPromise: Promise<Holidays> | undefined

/** Whether a day (2026-12-25) is a public or bank holiday. `date-holidays` is some megabytes, so it is loaded at the first use. */
export function loadHolidays(): Promise<Holidays> {
  holidaysPromise ??= import('date-holidays').then(({ default: Calendar }) => {
    const isHolidayIn = (country: Country) => {
      const calendar = new Calendar(country, { types: ['public', 'bank'] })
      const years = new Map<string, Set<string>>()
      // Cached by year: the library calculates a whole year even for a single day.
      return (day: string) => {
        const year = day.slice(0, 4)
        const days = years.get(year) ?? new Set(calendar.getHolidays(Number(year)).filter(isOnAtNoon).map(dayOf))
        years.set(year, days)
        return days.has(day)
      }
    }
    return { SE: isHolidayIn('SE'), NO: isHolidayIn('NO'), FI: isHolidayIn('FI') }
  })
  return holidaysPromise
}
