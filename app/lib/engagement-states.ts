export const engagementStates = [
  'draft',
  'offered',
  'accepted',
  'running',
  'closed',
  'declined',
  'expired',
  'withdrawn',
  'discarded',
] as const
export type EngagementState = (typeof engagementStates)[number]
