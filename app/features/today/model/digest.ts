import { officeDay, officeMinute } from '~/lib/office-hours'
import { groupByTime, type Line, lineGroups } from './lines'

export const digestHours = Array.from({ length: 24 }, (_, hour) => hour)

/** `08:00` */
export const writeHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The hour on the office's clock. */
export const officeHour = (now: Date) => Math.floor(officeMinute(now) / 60)

/** For an hour that has passed today the digest begins tomorrow: nobody expects a mail for choosing an hour. */
export const firstDigestIsTomorrow = (hour: number, now: Date) => officeHour(now) >= hour

/** The day that a digest of now belongs to. */
export const digestDay = officeDay

/** Lines in the mail; the page has the rest. */
const digestLinesAtMost = 12

/** The most urgent lines, and how many there are in all. */
export function digestOf(lines: readonly Line[], now: Date) {
  const groups = groupByTime(lines, now)
  const ordered = lineGroups.flatMap((group) => groups[group])
  return { lines: ordered.slice(0, digestLinesAtMost), count: ordered.length, over: groups.over.length }
}

export type Digest = ReturnType<typeof digestOf>
