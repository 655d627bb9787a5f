import type { EngagementState } from '~/lib/engagement-states'
import { Badge } from '~/ui/badge'
import { dayLabel, stateLabels, stateTones } from './labels'

type Props = { state: EngagementState; startsOn: string | null; startsLater: boolean }

/** The state of an engagement. One that has not reached its first day says when it starts. */
export const StateBadge = ({ state, startsOn, startsLater }: Props) =>
  startsLater && startsOn ? (
    <Badge>Starts {dayLabel(startsOn)}</Badge>
  ) : (
    <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
  )
