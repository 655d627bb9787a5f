import { dateFormat } from '~/i18n/date-format'
import type { Came, CheckInEvent, CheckInState, Standing, TapRefusal } from '../model'
import type { ScanResult } from './scan-result'

/** Every time on the page is by the clock at the event. */
export const clock = (at: Date, timeZone: string) =>
  dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

export const standingLabels: Record<Exclude<Standing, 'attending'>, string> = {
  offered: 'Has an offer',
  waiting: 'On the waitlist',
  declined: 'Said no',
}

export const cameLabels: Record<Exclude<Came, null>, string> = { yes: 'Yes', 'no-show': 'No-show' }

/** Why nobody can be checked in now. */
export const stateTexts: Record<Exclude<CheckInState, 'open'>, (event: CheckInEvent) => string> = {
  draft: () => 'This event is a draft. Guests can be checked in once it is published.',
  cancelled: () => 'This event was cancelled. Nobody is checked in.',
  early: ({ opens }) => `Check-in opens on ${opens}.`,
  closed: ({ closes }) => `Check-in closed on ${closes}.`,
}

export const refusalTexts: Record<TapRefusal, string> = {
  malformed: 'the tap could not be read',
  'not-a-guest': 'they are no longer among the people of this event',
  closed: 'check-in was not open',
}

/** What to say after a code was read. */
export const scanTexts: Record<ScanResult['state'], (name: string) => string> = {
  present: (name) => `${name} is present`,
  already: (name) => `${name} was checked in before`,
  'other-event': () => 'This code is for another event',
  'unknown-code': () => 'No guest of this event has this code',
  'no-code': () => 'This is no code of a guest',
}
