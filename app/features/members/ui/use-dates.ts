import { useFormatter } from '~/i18n/language'

const long = { dateStyle: 'long' } as const
const short = { day: 'numeric', month: 'short' } as const

const yearOf = (day: string) => day.slice(0, 4)

/** How days are written in the reader's language. */
export function useDates() {
  const format = useFormatter()
  // A calendar day has no hour: at noon no zone moves it.
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  return {
    day: (day: string) => format.dateTime(noon(day), long),
    /** With its year when it is another one than that of `today`. */
    shortDay: (day: string, today: string) =>
      format.dateTime(noon(day), { ...short, ...(yearOf(day) !== yearOf(today) && { year: 'numeric' }) }),
    date: (at: Date) => format.dateTime(at, long),
    moment: (at: Date) => format.dateTime(at, { ...long, timeStyle: 'short' }),
  }
}
