import type { ListedDeliverable } from '../model'

type Clocked = Pick<ListedDeliverable, 'state' | 'isNotDone' | 'daysLeft'>

const days = (count: number) => `${count}\u00a0${count === 1 ? 'day' : 'days'}`

/** How long there is, or by how much it is late; empty when its clock stands. */
export function leftLabel({ state, isNotDone, daysLeft }: Clocked): string {
  if (state === 'complete' || state === 'dropped' || isNotDone) return ''
  if (daysLeft < 0) return `${days(-daysLeft)} late`
  return daysLeft === 0 ? 'today' : `${days(daysLeft)} left`
}
