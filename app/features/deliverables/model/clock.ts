import type { DeliverableState } from '~/lib/deliverable-states'
import { addDays } from '~/lib/office-hours'

/** An upcoming deliverable becomes pending so many days before it is due, at the latest. */
export const pendingDays = 14

type Timed = { id: string; state: DeliverableState; dueOn: string }

/**
 * What has to be begun by today: what is due soon, and what comes after something complete. `inOrder`: all of an engagement,
 * by due date, then position. What was dropped is passed over.
 */
export function toBegin(inOrder: readonly Timed[], today: string): string[] {
  const soon = addDays(today, pendingDays)
  const kept = inOrder.filter(({ state }) => state !== 'dropped')
  return kept.flatMap(({ id, state, dueOn }, at) => {
    const before = kept[at - 1]
    const isNext = !before || before.state === 'complete'
    return state === 'upcoming' && (isNext || dueOn <= soon) ? [id] : []
  })
}
