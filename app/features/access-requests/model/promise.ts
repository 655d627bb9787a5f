import type { Locale } from '~/i18n/locales'
import { holidays } from '~/lib/holidays'
import { addOfficeTime, officeTimeBetween } from '~/lib/office-hours'
import { type Clock, dayMs, hourMs } from '~/lib/promise-clock'
import { countryOf } from '../model'

/** The promise of three business days, in hours of the office. */
export const decisionMs = 24 * hourMs

type Received = { email: string; locale: Locale; createdAt: Date }

/** What is left until the promised answer is due, by the holidays of the applicant's country. */
export function decisionClock(request: Received, now: Date): Clock {
  const isHoliday = holidays[countryOf(request)]
  const dueAt = addOfficeTime(request.createdAt, decisionMs, isHoliday)
  const msLeft = officeTimeBetween(now, dueAt, isHoliday)
  // A promise that ended outside office hours is over from then on, though no office time has passed yet.
  return { unit: 'office', dueAt, msWhole: decisionMs, msLeft: dueAt < now ? Math.min(msLeft, -1) : msLeft }
}

/** The applicant is told that it takes longer when this much office time is left, and nobody has decided. */
const delayNoticeMs = 2 * hourMs

/** Whether a request that is still pending has to be told as late. */
export const isDelayed = ({ msLeft }: Pick<Clock, 'msLeft'>) => msLeft <= delayNoticeMs

/**
 * Whether the applicant should get a mail about the delay. Not long after the promise has passed, as when the site was down or
 * had no such mails: it would say what the person has noticed.
 */
export const isDelayMailDue = (clock: Clock, now: Date) =>
  isDelayed(clock) && now.getTime() < clock.dueAt.getTime() + delayMailDays * dayMs

const delayMailDays = 7
