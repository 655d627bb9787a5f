import { dateFormat } from '~/i18n/date-format'
import { homeZone } from './home-zone'
import { addDays, officeDay } from './office-hours'

export const minuteMs = 60 * 1000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
/** Nine to five. */
const officeDayMs = 8 * hourMs

/** A promise and what is left of it. */
export type Clock = {
  /** `office`: time counts only while the office is open. */
  unit: 'office' | 'hours' | 'days'
  /** Below zero when it is over. */
  msLeft: number
  /** The whole promise. */
  msWhole: number
  dueAt: Date
}

export type Tone = 'calm' | 'near' | 'over'

/** Near: a third or less is left, or less than an office day. */
export function toneOf({ msLeft, msWhole }: Pick<Clock, 'msLeft' | 'msWhole'>): Tone {
  if (msLeft < 0) return 'over'
  return msLeft <= msWhole / 3 || msLeft < officeDayMs ? 'near' : 'calm'
}

/** How much of the hairline is drawn, in percent: what is left, or all of it when the promise is over. */
export function shareOf({ msLeft, msWhole }: Pick<Clock, 'msLeft' | 'msWhole'>): number {
  if (msLeft < 0) return 100
  return Math.min(100, Math.round((msLeft / msWhole) * 100))
}

const space = '\u00a0'
const counted = (count: number, one: string, many = `${one}s`) => `${count}${space}${count === 1 ? one : many}`

/** An amount of time in its largest unit: `25 min`, `6 business hours`, `9 days`. */
function amountOf(ms: number, unit: Clock['unit']): string {
  const amount = Math.abs(ms)
  if (amount < hourMs) return `${Math.max(1, Math.floor(amount / minuteMs))}${space}min`
  const hours = Math.floor(amount / hourMs)
  if (unit === 'office') {
    // A promise is counted in hours; what is long over, in days.
    if (ms > -3 * officeDayMs) return counted(hours, 'business hour')
    return counted(Math.floor(amount / officeDayMs), 'business day')
  }
  return amount < 2 * dayMs ? `${hours}${space}h` : counted(Math.floor(amount / dayMs), 'day')
}

/** What is left, or by how much it is over. */
export const writeLeft = ({ msLeft, unit }: Pick<Clock, 'msLeft' | 'unit'>) =>
  `${amountOf(msLeft, unit)} ${msLeft < 0 ? 'over' : 'left'}`

/** The same as one figure, for a narrow window. */
export const writeShortLeft = (clock: Clock) =>
  `${amountOf(clock.msLeft, clock.unit)
    .replace(/business hours?/, 'h')
    .replace('business ', '')}${clock.msLeft < 0 ? ' over' : ''}`

const clockTime = { timeZone: homeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * A moment near `now`: `23:00`, `Tue 14:00`, or `25 Nov` when it is a week away or more, with its year
 * when that is another one. In the office's zone.
 */
export function writeMoment(at: Date, now: Date, language = 'en-GB'): string {
  const [day, today] = [officeDay(at), officeDay(now)]
  const time = dateFormat(language, clockTime).format(at)
  if (day === today) return time
  if (day > addDays(today, -7) && day < addDays(today, 7)) {
    return `${dateFormat(language, { timeZone: homeZone, weekday: 'short' }).format(at)}${space}${time}`
  }
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return dateFormat(language, { timeZone: homeZone, day: 'numeric', month: 'short', ...year })
    .format(at)
    .replaceAll(' ', space)
}

/** How long ago something happened: `3 h ago`, `2 days ago`. */
export const writeAgo = (at: Date, now: Date) => `${amountOf(now.getTime() - at.getTime(), 'hours')} ago`
