import { overAt } from '~/features/check-in/model'
import { homeZone } from '~/lib/home-zone'
import { wallClock } from '~/lib/wall-clock'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** For an event without an end: most of ours are round tables and dinners of this length. */
export const assumedHours = 2

/** Of an event of several days a day counts no more: guests sleep between them. */
const maxHoursOfDay = 8

type Timed = { eventDate: Date; endsAt: Date | null; timeZone: string }

/** An event and how many guests of a hospital were present. */
export type AttendedEvent = Timed & { guests: number }

export type HospitalHours = { year: number; hours: number; events: number }

const dayOf = (at: Date, timeZone: string) => wallClock(at, timeZone).slice(0, 10)
const yearOf = (at: Date, timeZone: string) => Number(wallClock(at, timeZone).slice(0, 4))

/** The year that it is for our team. */
export const currentYear = (now: Date) => yearOf(now, homeZone)

/** The time that an event takes of each guest. */
export function hoursOf({ eventDate, endsAt, timeZone }: Timed): number {
  if (!endsAt) return assumedHours
  const hours = (endsAt.getTime() - eventDate.getTime()) / hourMs
  const [first, last] = [eventDate, endsAt].map((at) => Date.parse(dayOf(at, timeZone)))
  const days = 1 + ((last ?? 0) - (first ?? 0)) / dayMs
  // An evening that ends after midnight is one day.
  return hours <= 24 ? hours : Math.min(hours, days * maxHoursOfDay)
}

/**
 * The hours that a hospital has given in a calendar year: of each guest who was present, the length of the event. An event
 * belongs to the year in which it begins at its place, and counts when it is over. Rounded to tenths.
 */
export function sumHours(attended: AttendedEvent[], year: number, now: Date): HospitalHours {
  const counted = attended.filter(
    (event) => event.guests > 0 && overAt(event) <= now && yearOf(event.eventDate, event.timeZone) === year,
  )
  const hours = counted.reduce((sum, event) => sum + hoursOf(event) * event.guests, 0)
  return { year, hours: Math.round(hours * 10) / 10, events: counted.length }
}
