import type { AccessLevel } from '~/lib/access-levels'
import type { MemberRole } from '~/lib/member-roles'

/** How far back requests are shown. */
export const weeksShown = 52

/** How many days of views and clicks can be chosen. */
export const periods = [30, 90] as const
export type Period = (typeof periods)[number]

/** What an address asks for; the shorter one when it says nothing that makes sense. */
export const periodFrom = (query: URLSearchParams): Period =>
  periods.find((days) => String(days) === query.get('days')) ?? periods[0]

/** A week, by its Monday. */
export type WeekOfRequests = { week: string; received: number; approved: number; rejected: number }

export type DecisionTimes = {
  decided: number
  /** In business days. */
  median: number | null
  /** How many were decided within the promise. */
  kept: number
  /** How many took that many business days; the last also those that took longer. */
  byDays: { days: number; count: number }[]
}

/** From this many business days on, all are counted together. */
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

/** Events whose answers are shown: the latest. */
export const eventsShown = 12
/** Pages and links that are shown by name; the rest is one number. */
export const namedAtMost = 15

export type Daily = { day: string; count: number }
export type Named = { name: string; count: number }

export const totalOf = (counted: { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0)

/** Of a whole, in whole percent. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** A round number at or above the highest, so that a scale can be read: 1, 2, 5, 10, 20, 50 … */
export function scaleFor(highest: number): number {
  if (highest <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? highest
}
