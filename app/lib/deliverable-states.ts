export const deliverableStates = ['upcoming', 'pending', 'complete', 'dropped'] as const
export type DeliverableState = (typeof deliverableStates)[number]

/** Who has to do it: our team, the partner, or both together. */
export const deliverableSides = ['team', 'partner', 'both'] as const
export type DeliverableSide = (typeof deliverableSides)[number]
