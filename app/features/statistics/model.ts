import type { AccessLevel } from '~/lib/access-levels'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { MemberRole } from '~/lib/member-roles'

/** The period in which requests are counted. */
export const weeksShown = 52

/** The months in which engagements and promises are counted, this one included. */
export const monthsShown = 12

/** `month` is its first day; sums are in SEK without VAT. */
export type MonthOfRevenue = { month: string; byProgram: Record<EngagementProgram, number> }

/** Warm introductions after a visit, commitments of an exchange, answers in the dialogue and those to visitors. */
export type PromiseName = 'introductions' | 'commitments' | 'answers' | 'inbox'
export type KeptPromise = { promise: PromiseName; kept: number; late: number }

/** The periods, in days, for views and clicks. */
export const periods = [30, 90] as const
export type Period = (typeof periods)[number]

/** The period in an address; the shorter one if it is missing or invalid. */
export const periodFrom = (query: URLSearchParams): Period =>
  periods.find((days) => String(days) === query.get('days')) ?? periods[0]

/** `week` is the date of its Monday. */
export type WeekOfRequests = { week: string; received: number; approved: number; rejected: number }

export type DecisionTimes = {
  decided: number
  /** In business days. */
  median: number | null
  /** How many were decided within the promise. */
  kept: number
  /** Number of requests by business days; the last one includes all that took longer. */
  byDays: { days: number; count: number }[]
}

/** Decisions that took this many business days or more are counted together. */
export const slowest = 6

export type MembersOfRole = { role: MemberRole } & Record<AccessLevel, number>

export type AnswersToEvent = {
  id: string
  title: string
  date: string
  attending: number
  declined: number
  capacity: number | null
}

/** Of guests of the events in a period. */
export type GuestFigures = {
  answers: number
  attending: number
  came: number
  noShows: number
  /** Half of the answers came within this many days after members could see the event; null without answers. */
  leadDays: number | null
}

export type EventFigures = {
  /** How many events ended in the period. */
  events: number
  all: GuestFigures
  /** Null: of our team. */
  byRole: ({ role: MemberRole | null } & GuestFigures)[]
  /** Of their organisations; null where it is not known. */
  byCountry: ({ country: string | null } & GuestFigures)[]
}

/** Answers are shown for this many of the latest events. */
export const eventsShown = 12
/** This many pages and links are shown by name; the rest as one sum. */
export const namedAtMost = 15

export type Daily = { day: string; count: number }
export type Named = { name: string; count: number }

export const totalOf = (counted: { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0)

/** In whole percent. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** A round number at or above the highest, so that a scale can be read: 1, 2, 5, 10, 20, 50 … */
export function scaleFor(highest: number): number {
  if (highest <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? highest
}
