import { dateFormat } from '~/i18n/date-format'
import { homeZone } from '~/lib/home-zone'
import { addDays, officeDay, officeMinute, officeMoment } from '~/lib/office-hours'
import { writeMoment } from '~/lib/promise-clock'
import type { Line } from './lines'

export type Meeting = { id: string; title: string; from: Date; to: Date | null }

/** A working week as it is drawn: minutes are those of the office's clock, clamped to the hours shown. */
export type Week = {
  days: { name: string; isToday: boolean }[]
  dues: { day: number; minute: number; isOver: boolean }[]
  meetings: { day: number; from: number; to: number; isPast: boolean }[]
  now: { day: number; minute: number } | null
  /** What is ahead this week, next first. */
  ahead: { id: string; when: string; title: string }[]
}

/** The hours of the drawing. */
export const shownHours = { from: 8, to: 18 } as const
const daysShown = 5
const aheadAtMost = 4
const hourOfMeeting = 60

const clamp = (minute: number) => Math.min(shownHours.to * 60, Math.max(shownHours.from * 60, minute))

/** The Monday of the week that is shown: at a weekend, of the week to come. */
export function firstDayShown(now: Date): string {
  const today = officeDay(now)
  const weekday = new Date(today).getUTCDay()
  const sinceMonday = (weekday + 6) % 7
  return addDays(today, sinceMonday < daysShown ? -sinceMonday : 7 - sinceMonday)
}

/** From Monday until the end of Friday. */
export function weekShown(now: Date): { from: Date; to: Date } {
  const monday = firstDayShown(now)
  return { from: officeMoment(monday, '00:00'), to: officeMoment(addDays(monday, daysShown), '00:00') }
}

export function drawWeek(lines: readonly Line[], meetings: readonly Meeting[], now: Date): Week {
  const monday = firstDayShown(now)
  const days = Array.from({ length: daysShown }, (_, index) => addDays(monday, index))
  const indexOf = (at: Date) => days.indexOf(officeDay(at))
  const today = indexOf(now)
  return {
    days: days.map((day, index) => ({ name: nameOfDay(day), isToday: index === today })),
    dues: lines.flatMap(({ kind, time }) => {
      const day = time.dueAt ? indexOf(new Date(time.dueAt)) : -1
      // A stuck mail waits for someone, but nothing of it ends at that time.
      if (!time.dueAt || day < 0 || kind === 'mail') return []
      return [{ day, minute: clamp(officeMinute(new Date(time.dueAt))), isOver: time.tone === 'over' }]
    }),
    meetings: meetings.flatMap(({ from, to }) => {
      const day = indexOf(from)
      if (day < 0) return []
      const start = officeMinute(from)
      // An end on another day is not shown; a meeting without an end counts as an hour.
      const end = to && indexOf(to) === day ? officeMinute(to) : start + hourOfMeeting
      return [{ day, from: clamp(start), to: clamp(end), isPast: (to ?? from) < now }]
    }),
    now: today < 0 ? null : { day: today, minute: clamp(officeMinute(now)) },
    ahead: meetings
      .filter(({ from }) => from >= now)
      .slice(0, aheadAtMost)
      .map(({ id, title, from }) => ({ id, title, when: writeMoment(from, now) })),
  }
}

const nameOfDay = (day: string) => {
  const noon = officeMoment(day, '12:00')
  const format = dateFormat('en-GB', { timeZone: homeZone, weekday: 'short', day: 'numeric' })
  return format.format(noon).replace(',', '')
}
