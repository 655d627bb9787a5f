import type { Locale } from '~/i18n/locales'
import type { Holidays } from '~/lib/holidays.server'
import { addOfficeTime, officeTimeBetween } from '~/lib/office-hours'
import { type Clock, hourMs } from '~/lib/promise-clock'
import { countryOf } from '../model'

/** The promise of three business days, in hours of the office. */
export const decisionMs = 24 * hourMs

type Received = { email: string; locale: Locale; createdAt: Date }

/** What is left until the promised answer is due, by the holidays of the applicant's country. */
export function decisionClock(request: Received, now: Date, holidays: Holidays): Clock {
  const isHoliday = holidays[countryOf(request)]
  const dueAt = addOfficeTime(request.createdAt, decisionMs, isHoliday)
  const msLeft = officeTimeBetween(now, dueAt, isHoliday)
  // A promise that ended outside office hours is over from then on, though no office time has passed yet.
  return { unit: 'office', dueAt, msWhole: decisionMs, msLeft: dueAt < now ? Math.min(msLeft, -1) : msLeft }
}
