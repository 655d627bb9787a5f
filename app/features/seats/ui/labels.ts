import type { Obstacle, SeatChange, SeatReason } from '~/lib/seat-changes'
import type { AdminSeatRefusal } from '../model'

/** What happened, for admins. */
export const changeLabels: Record<SeatChange, string> = {
  attending: 'Attending',
  'not-attending': 'Not attending',
  joined: 'Joined the waitlist',
  left: 'Left the waitlist',
  alone: 'Waits alone now',
  held: 'One seat held for the pair',
  passed: 'Passed over',
  offered: 'Offered a seat',
  declined: 'Declined the offer',
  lapsed: 'Offer lapsed',
  withdrawn: 'Offer withdrawn',
  'seat-ended': 'Seat ended',
}

/** Why someone is not offered a free seat. */
export const obstacleLabels: Record<Obstacle, string> = {
  full: 'All seats are taken or offered',
  'held-for-pair': 'The free seat is held for a pair',
  'supplier-limit': 'The limit of suppliers is reached',
  'kept-for-hospitals': 'The free seats are kept for hospitals',
  'pair-needs-two': 'A pair needs two seats, and one was free',
}

export const reasonLabels: Record<SeatReason, string> = {
  ...obstacleLabels,
  answered: 'Answered',
  claimed: 'Claimed the offer',
  'handed-over': 'Seat handed over to a colleague',
  'before-history': 'Answered before this list was kept',
  'by-choice': 'By their own choice',
  'with-colleague': 'Together with a colleague',
  'colleague-left': 'The colleague no longer waits',
  'first-in-line': 'First in line',
  'first-allowed': 'First in line whom the rules allow',
  'time-ran-out': 'The time ran out',
  'by-link': 'By the link in the mail',
  'by-admin': 'By an admin',
  'not-eligible': 'No longer in the audience',
  'account-removed': 'The account was removed',
  'event-cancelled': 'The event was cancelled',
}

export const refusalLabels: Record<AdminSeatRefusal, string> = {
  over: 'The event has begun or was cancelled.',
  'offer-gone': 'This offer has ended meanwhile.',
  'minimum-above-seats': 'There are fewer seats than this many hospitals.',
}
