import { isBusinessDay } from '~/lib/business-days'
import { momentAt, wallClock } from '~/lib/wall-clock'
import { homeZone } from './home-zone'

type IsHoliday = (day: string) => boolean
type Span = { opens: number; closes: number }

/** When the office is open on a business day, on its own clock. */
const officeHours = { from: '09:00', to: '17:00' } as const

const dayMs = 24 * 60 * 60 * 1000
/** Far more days than promises reach over. */
const mostKept = 2000

const quarterMs = 15 * 60 * 1000
const days = new Map<number, string>()

/** The office's calendar day (2026-11-16) at a moment. Kept by quarter of an hour, within which no day ends in any zone. */
export function officeDay(at: Date): string {
  const quarter = Math.floor(at.getTime() / quarterMs)
  const known = days.get(quarter)
  if (known) return known
  if (days.size > mostKept) days.clear()
  const day = wallClock(at, homeZone).slice(0, 10)
  days.set(quarter, day)
  return day
}

/** Hours and minutes on the office's clock, as minutes since midnight. */
export function officeMinute(at: Date) {
  const [hours = 0, minutes = 0] = wallClock(at, homeZone).slice(11).split(':').map(Number)
  return hours * 60 + minutes
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** A time of day that no change of the clocks skips, as a moment. */
export const officeMoment = (day: string, time: string) => momentAt(`${day} ${time}`, homeZone) ?? new Date(day)

const spans = new Map<string, Span>()

/** Kept by day, because each takes several conversions of time zones, and neighbouring promises share their days. */
function spanOf(day: string): Span {
  const known = spans.get(day)
  if (known) return known
  if (spans.size > mostKept) spans.clear()
  const span = {
    opens: officeMoment(day, officeHours.from).getTime(),
    closes: officeMoment(day, officeHours.to).getTime(),
  }
  spans.set(day, span)
  return span
}

/** The moment when so much office time has passed since `since`. */
export function addOfficeTime(since: Date, ms: number, isHoliday: IsHoliday): Date {
  let left = ms
  for (let day = officeDay(since); ; day = addDays(day, 1)) {
    if (!isBusinessDay(day, isHoliday)) continue
    const { opens, closes } = spanOf(day)
    const start = Math.max(opens, since.getTime())
    if (start >= closes) continue
    if (left <= closes - start) return new Date(start + left)
    left -= closes - start
  }
}

/** The office time between two moments; below zero when `to` is the earlier one. */
export function officeTimeBetween(from: Date, to: Date, isHoliday: IsHoliday): number {
  if (to < from) return -officeTimeBetween(to, from, isHoliday)
  let sum = 0
  const last = officeDay(to)
  for (let day = officeDay(from); day <= last; day = addDays(day, 1)) {
    if (!isBusinessDay(day, isHoliday)) continue
    const { opens, closes } = spanOf(day)
    sum += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()))
  }
  return sum
}
