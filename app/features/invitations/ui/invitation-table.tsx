import { roleLabels } from '~/features/admin/ui/labels'
import { Lines, ListCell, ListRow, ListTable, RowCheck, RowLink } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { type InvitationFilter, invitationsPage, isChangeable, type ListedInvitation } from '../model'
import { InvitationState } from './invitation-state'

const columns = [
  { key: 'who', label: 'Invited', className: 'w-[30%]' },
  { key: 'as', label: 'Role, organisation' },
  { key: 'by', label: 'Invited by', className: 'w-[19%] hidden @2xl/list:table-cell' },
  { key: 'until', label: 'Until', className: 'w-27 hidden @3xl/list:table-cell' },
  { key: 'state', label: 'State', className: 'w-26' },
]

type Props = {
  invitations: ListedInvitation[]
  selected: string | undefined
  filter: InvitationFilter
  isCompact: boolean
  isLoading: boolean
}

/** A row opens beside the list; those that wait or have expired can be ticked. */
export const InvitationTable = ({ invitations, selected, filter, isCompact, isLoading }: Props) => (
  <ListTable
    caption="Invitations"
    columns={columns}
    isCompact={isCompact}
    isLoading={isLoading}
    closeTo={invitationsPage(filter)}
    canSelect
  >
    {invitations.map((invitation) => {
      const { id, email, name, role, organisation, inviter, expiresAt, createdAt, state } = invitation
      return (
        <ListRow
          key={id}
          isCurrent={id === selected}
          check={isChangeable(state) ? <RowCheck field="id" value={id} name={email} /> : null}
        >
          <ListCell place="who" isHeader>
            <Lines
              title={name || email}
              first={
                <RowLink to={invitationsPage({ ...filter, id })} isBeside>
                  {name || email}
                </RowLink>
              }
              second={name ? email : undefined}
            />
          </ListCell>
          <ListCell place="what">
            <Lines first={roleLabels[role]} second={organisation?.name} />
          </ListCell>
          <ListCell place="more" className="hidden @2xl/list:table-cell">
            <Lines first={inviter ?? 'Not known'} second={<Timestamp at={createdAt} isShort />} />
          </ListCell>
          <ListCell place="more" className="hidden text-muted @3xl/list:table-cell">
            <Timestamp at={expiresAt} isShort />
          </ListCell>
          <ListCell place="time">
            <InvitationState state={state} />
          </ListCell>
        </ListRow>
      )
    })}
  </ListTable>
)
