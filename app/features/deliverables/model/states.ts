import { type DeliverableState, deliverableStates } from '~/lib/deliverable-states'

/** From which states each state is reached. Every edge has one command and one row of history. */
const edges: Record<DeliverableState, readonly DeliverableState[]> = {
  upcoming: [],
  // From complete it is reopened.
  pending: ['upcoming', 'complete'],
  complete: ['pending'],
  dropped: ['upcoming', 'pending', 'complete'],
}

export const canBecome = (from: DeliverableState, to: DeliverableState) => edges[to].includes(from)

/** What it can become, for the buttons of its page. */
export const nextStates = (from: DeliverableState) => deliverableStates.filter((to) => canBecome(from, to))

/** A partner relies on what is complete or planned: to change that takes a reason. */
export const needsReason = (from: DeliverableState, to: DeliverableState) =>
  to === 'dropped' || (from === 'complete' && to === 'pending')
