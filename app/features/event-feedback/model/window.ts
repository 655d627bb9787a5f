import { addDays, officeDay, officeMoment } from '~/lib/office-hours'
import { type FeedbackState, feedbackDays } from '../model'

type Timed = { eventDate: Date; endsAt: Date | null }

const dayMs = 24 * 60 * 60 * 1000

/** When an event is over. One without an end is when its day is, as on the pages of members. */
export const overAt = ({ eventDate, endsAt }: Timed): Date =>
  endsAt ?? officeMoment(addDays(officeDay(eventDate), 1), '00:00')

/** The moment from which feedback is neither given nor changed. */
export const closesAt = (event: Timed) => new Date(overAt(event).getTime() + feedbackDays * dayMs)

/** Whether feedback is taken now: from the end of the event, for `feedbackDays`. */
export function feedbackState(event: Timed, now: Date): FeedbackState {
  if (now < overAt(event)) return 'early'
  return now < closesAt(event) ? 'open' : 'closed'
}
