import type { EngagementState } from '~/lib/engagement-states'

/** From which states each state is reached. Every edge has one command, one row of history, and its mails. */
const edges: Record<Exclude<EngagementState, 'draft'>, readonly EngagementState[]> = {
  offered: ['draft'],
  discarded: ['draft'],
  accepted: ['offered'],
  declined: ['offered'],
  expired: ['offered'],
  withdrawn: ['offered'],
  running: ['accepted'],
  closed: ['running'],
}

export const canBecome = (from: EngagementState, to: Exclude<EngagementState, 'draft'>) => edges[to].includes(from)

/** What was never offered, and only the team sees. */
export const hiddenStates: readonly EngagementState[] = ['draft', 'discarded']

/** What the members of the organisation see: everything that was offered to it. */
export const isShownToPartner = (state: EngagementState) => !hiddenStates.includes(state)
