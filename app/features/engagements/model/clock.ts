import { isBusinessDay } from '~/lib/business-days'
import type { EngagementState } from '~/lib/engagement-states'
import { addDays, officeDay } from '~/lib/office-hours'

/** An offer can be accepted until the end of its last day, on the clock of the office. */
export const isOver = (validUntil: string, now: Date) => officeDay(now) > validUntil

/** The state at a moment: an offer expires with its last day, whenever the job writes it down. */
export const stateAt = ({ state, validUntil }: { state: EngagementState; validUntil: string }, now: Date) =>
  state === 'offered' && isOver(validUntil, now) ? 'expired' : state

/** Whether it runs by its state, but its first day is yet to come. */
export const startsLater = ({ state, startsOn }: { state: EngagementState; startsOn: string | null }, today: string) =>
  state === 'running' && startsOn !== null && startsOn > today

/** So many business days before an offer ends, its owner is reminded. */
const remindedDaysBefore = 3

/** The day on which the owner of an offer is reminded of its end. */
export function reminderDay(validUntil: string, isHoliday: (day: string) => boolean): string {
  let day = validUntil
  for (let left = remindedDaysBefore; left > 0; ) {
    day = addDays(day, -1)
    if (isBusinessDay(day, isHoliday)) left -= 1
  }
  return day
}
