import { overAt } from '~/features/check-in/model'
import { homeZone } from '~/lib/home-zone'
import type { HospitalActivity } from '~/lib/hospital-activities'
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

/** Hours that the team has entered, because they were given outside of events. */
export type EnteredHours = { activity: HospitalActivity; hours: number }

/** What a hospital has given in a calendar year. What is attended counts as plenum. */
export type HospitalHours = {
  year: number
  hours: number
  /** Those of them that were given in events. */
  inEvents: number
  events: number
  byActivity: Record<HospitalActivity, number>
}

export const hoursPage = (organisationId: string) => `/admin/organisations/${organisationId}/hours`

export const hoursLengths = { note: 500 } as const
/** In one entry, in hours. */
export const maxEnteredHours = 100
/** In one year: far more than the four to nine hours that were promised. */
export const maxEntries = 100

export const hoursRefusals = ['gone', 'no-hospital', 'future', 'too-many'] as const
export type HoursRefusal = (typeof hoursRefusals)[number]
export type HoursForm = { data: undefined; reason: HoursRefusal }

/** As admins see it. */
export type HoursEntry = EnteredHours & { id: string; givenOn: string; note: string; enteredBy: string }

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

const tenths = (hours: number) => Math.round(hours * 10) / 10

/**
 * The hours that a hospital has given in a calendar year: of each guest who was present, the length of the event, and what was
 * entered. An event belongs to the year in which it begins at its place, and counts when it is over. Rounded to tenths.
 */
export function sumHours(
  attended: readonly AttendedEvent[],
  entered: readonly EnteredHours[],
  year: number,
  now: Date,
): HospitalHours {
  const counted = attended.filter(
    (event) => event.guests > 0 && overAt(event) <= now && yearOf(event.eventDate, event.timeZone) === year,
  )
  const inEvents = counted.reduce((sum, event) => sum + hoursOf(event) * event.guests, 0)
  const enteredAs = (activity: HospitalActivity) =>
    entered.filter((entry) => entry.activity === activity).reduce((sum, { hours }) => sum + hours, 0)
  const sums: Record<HospitalActivity, number> = {
    survey: enteredAs('survey'),
    plenum: inEvents + enteredAs('plenum'),
    evaluation: enteredAs('evaluation'),
    pilot: enteredAs('pilot'),
  }
  return {
    year,
    hours: tenths(Object.values(sums).reduce((sum, hours) => sum + hours, 0)),
    inEvents: tenths(inEvents),
    events: counted.length,
    byActivity: {
      survey: tenths(sums.survey),
      plenum: tenths(sums.plenum),
      evaluation: tenths(sums.evaluation),
      pilot: tenths(sums.pilot),
    },
  }
}
