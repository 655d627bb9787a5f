import { Lines, ListCell, ListRow, ListTable } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import type { ListedEvent } from '../model'
import { detailsText, kindLabel } from './labels'

const columns = [
  { key: 'what', label: 'What', className: 'w-[26%]' },
  { key: 'whom', label: 'Account' },
  { key: 'details', label: 'Details', className: 'hidden w-[22%] @2xl/list:table-cell' },
  { key: 'network', label: 'Network', className: 'hidden w-[15%] @2xl/list:table-cell' },
  { key: 'when', label: 'When', className: 'w-40' },
]

type Props = { events: ListedEvent[]; isCompact?: boolean; isLoading?: boolean }

export const EventTable = ({ events, isCompact, isLoading }: Props) => (
  <ListTable caption="Security events, the latest first" columns={columns} isCompact={isCompact} isLoading={isLoading}>
    {events.map((event) => (
      <ListRow key={event.number}>
        <ListCell place="who" isHeader>
          <Lines
            title={kindLabel(event.kind)}
            first={
              <>
                {kindLabel(event.kind)}
                {event.outcome === 'refused' && <span className="text-danger"> · Refused</span>}
              </>
            }
            second={`No. ${event.number}`}
          />
        </ListCell>
        <ListCell place="what">
          <Accounts event={event} />
        </ListCell>
        <ListCell place="more" className="hidden text-muted @2xl/list:table-cell">
          {detailsText(event.details)}
        </ListCell>
        <ListCell place="more" className="hidden text-muted tabular-nums @2xl/list:table-cell">
          {event.network ?? 'None'}
        </ListCell>
        <ListCell place="time" className="text-muted">
          <Timestamp at={event.createdAt} />
        </ListCell>
      </ListRow>
    ))}
  </ListTable>
)

/** Whose account it is about, and who did it; either may be nobody. */
function Accounts({ event: { userId, email, actorId, actorEmail } }: { event: ListedEvent }) {
  const actor = actorId && (
    <>
      by <Account id={actorId} email={actorEmail} />
    </>
  )
  if (!userId) return <Lines title={actorEmail ?? ''} first={actor ?? 'Unknown address'} />
  return <Lines title={email ?? ''} first={<Account id={userId} email={email} />} second={actor} />
}

/** An account that was removed has only its id. */
function Account({ id, email }: { id: string; email: string | null }) {
  if (!email) return <span title={id}>Removed account {id.slice(0, 8)}</span>
  return <PersonLink id={id}>{email}</PersonLink>
}
