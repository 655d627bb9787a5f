import { Lines, ListCell, ListRow, ListTable } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import { Badge } from '~/ui/badge'
import type { SecurityEventDetails } from '../model'
import type { ListedEvent } from '../queries.server'
import { kindLabel } from './labels'

const columns = [
  { key: 'what', label: 'What', className: 'w-[26%]' },
  { key: 'whom', label: 'Whose account' },
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
            first={kindLabel(event.kind)}
            second={
              <>
                No. {event.number} {event.outcome === 'refused' && <Badge tone="danger">Refused</Badge>}
              </>
            }
          />
        </ListCell>
        <ListCell place="what">
          <Lines
            title={event.email ?? ''}
            first={
              <Account id={event.userId} email={event.email} none={event.actorId ? 'Nobody’s alone' : 'Unknown'} />
            }
            second={
              event.actorId && (
                <>
                  by <Account id={event.actorId} email={event.actorEmail} none="" />
                </>
              )
            }
          />
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

type AccountProps = { id: string | null; email: string | null; none: string }

/** An account that was removed has only its id. */
function Account({ id, email, none }: AccountProps) {
  if (!id) return <span className="text-muted">{none}</span>
  if (!email) return <span title={id}>Removed account {id.slice(0, 8)}</span>
  return <PersonLink id={id}>{email}</PersonLink>
}

const detailsText = (details: SecurityEventDetails) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ') || 'None'
