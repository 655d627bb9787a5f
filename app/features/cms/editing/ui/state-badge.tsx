import { Badge } from '~/ui/badge'
import { type DocumentState, stateLabels } from '../model'

const tones = { draft: 'neutral', published: 'success', changed: 'prestige' } as const

export const StateBadge = ({ state }: { state: DocumentState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
)
