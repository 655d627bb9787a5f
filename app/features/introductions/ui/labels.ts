import { dateFormat } from '~/i18n/date-format'
import type { IntroductionRefusal } from '../model'
import type { IntroductionDays } from '../model/days'

export const refusalLabels: Record<IntroductionRefusal, string> = {
  gone: 'This introduction is not there any more.',
  stale: 'A colleague has changed it meanwhile. Load the page again, and correct it as it is now.',
  'not-running': 'Introductions are made only while their engagement is running.',
  'not-promised': 'This engagement promises no introductions, or its deliverable for them was dropped.',
  'all-made': 'All introductions that this engagement promises are made.',
  'sent-before': 'This form was sent before with another text. Load the page again, and correct what is there.',
  'before-start': 'The engagement had not begun on that day.',
  'in-the-future': 'This day has not come yet.',
  'met-before': 'They can’t have met before they were introduced.',
  'met-already': 'A colleague has noted another day on which they met. Correct it if it is wrong.',
  'several-organisations': 'Several organisations have this name. Choose one of the list, or write a domain.',
}

const dayFormat = dateFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
/** A calendar day: '18 Nov 2026'. */
export const dayLabel = (day: string) => dayFormat.format(new Date(day))

const count = (days: number) => `${days}\u00a0${days === 1 ? 'day' : 'days'}`

/** How much is left of the days in which introductions are promised. */
export function daysLabel({ phase, left, total, from, until }: IntroductionDays): string {
  if (phase === 'before') return `${count(total)} from ${dayLabel(from)}`
  if (phase === 'over') return `the ${count(total)} ended on ${dayLabel(until)}`
  return left === 0 ? `last day of ${total}` : `${count(left)} left of ${total}, until ${dayLabel(until)}`
}
