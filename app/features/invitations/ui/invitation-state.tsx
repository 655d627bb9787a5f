import { Badge } from '~/ui/badge'
import type { InvitationState as State } from '../model'
import { stateLabels } from './labels'

const tones = {
  waiting: 'prestige',
  accepted: 'success',
  expired: 'danger',
  revoked: 'neutral',
  replaced: 'neutral',
} as const

export const InvitationState = ({ state }: { state: State }) => <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
