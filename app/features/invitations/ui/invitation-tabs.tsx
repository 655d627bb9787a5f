import { ListSegments } from '~/features/admin/ui/list-segments'
import { invitationsPath } from '../model'

type Props = { current: 'invitations' | 'proposals'; proposed: number }

/** The list of invitations, and that of colleagues whom members have proposed. */
export const InvitationTabs = ({ current, proposed }: Props) => (
  <ListSegments
    label="Invitations"
    segments={[
      { label: 'Invitations', to: invitationsPath, isCurrent: current === 'invitations' },
      {
        label: 'Proposed',
        to: `${invitationsPath}/proposals`,
        isCurrent: current === 'proposals',
        count: proposed > 0 ? proposed : undefined,
      },
    ]}
  />
)
