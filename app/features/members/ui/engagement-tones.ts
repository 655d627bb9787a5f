import type { EngagementState } from '~/lib/engagement-states'
import type { BadgeTone } from '~/ui/badge'

/** The colour of a state; its word always stands in it. */
export const engagementTones: Record<EngagementState, BadgeTone> = {
  draft: 'neutral',
  offered: 'prestige',
  accepted: 'success',
  running: 'success',
  closed: 'neutral',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
  discarded: 'neutral',
}
