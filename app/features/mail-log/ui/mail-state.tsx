import { Badge } from '~/ui/badge'
import type { MailState as State } from '../model'

export const stateLabels: Record<State, string> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
  written: 'Only a file',
}

const tones = { queued: 'info', sent: 'success', failed: 'danger', written: 'prestige' } as const

export const MailState = ({ state }: { state: State }) => <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
