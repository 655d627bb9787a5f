/** Why someone can't have a seat now. */
const obstacles = ['full', 'held-for-pair', 'supplier-limit', 'kept-for-hospitals', 'pair-needs-two'] as const
export type Obstacle = (typeof obstacles)[number]
export const isObstacle = (reason: string): reason is Obstacle => obstacles.some((obstacle) => obstacle === reason)

/**
 * What can happen to someone's answer, place or offer. `passed`: someone behind was offered a seat. `held`: one free seat is
 * kept a while for a pair. `alone`: the colleague is no longer waiting, the place stays.
 */
export const seatChanges = [
  'attending',
  'not-attending',
  'joined',
  'left',
  'alone',
  'held',
  'passed',
  'offered',
  'declined',
  'lapsed',
  'withdrawn',
  'seat-ended',
] as const
export type SeatChange = (typeof seatChanges)[number]

const seatReasons = [
  // Of answers.
  'answered',
  'claimed',
  'handed-over',
  'before-history',
  // Of places.
  'by-choice',
  'with-colleague',
  'colleague-left',
  // Of offers: the first on the list, or the first whom the rules allow.
  'first-in-line',
  'first-allowed',
  'time-ran-out',
  'by-link',
  'by-admin',
  // Of everything that ends without the person's doing.
  'not-eligible',
  'account-removed',
  'event-cancelled',
  ...obstacles,
] as const
export type SeatReason = (typeof seatReasons)[number]

/** An offer is open until it ends in one of the other ways, once. */
export const offerStates = ['open', 'taken', 'declined', 'lapsed', 'withdrawn'] as const
