import { Lines, ListCell, ListRow, ListTable, RowCheck, RowLink } from '~/features/admin/ui/list-table'
import { Badge } from '~/ui/badge'
import { eventPage, type ListedEvent } from '../model'
import { audienceLabel } from './labels'

const columns = [
  { key: 'event', label: 'Event', className: 'w-[34%]' },
  { key: 'place', label: 'Place, for' },
  { key: 'seats', label: 'Seats taken', className: 'w-28' },
  { key: 'declined', label: 'Not attending', className: 'w-28 hidden @2xl/list:table-cell' },
  { key: 'when', label: 'When', className: 'w-60' },
]

type Props = {
  events: ListedEvent[]
  caption: string
  isCompact: boolean
  isLoading: boolean /** Whether events can be ticked. */
  canSelect: boolean
}

/** A row leads to the page of its event. */
export const EventTable = ({ events, caption, isCompact, isLoading, canSelect }: Props) => (
  <ListTable caption={caption} columns={columns} isCompact={isCompact} isLoading={isLoading} canSelect={canSelect}>
    {events.map((event) => (
      <ListRow
        key={event.id}
        {...(canSelect ? { check: <RowCheck field="id" value={event.id} name={event.title} /> } : {})}
      >
        <ListCell place="who" isHeader>
          <Lines
            title={event.title}
            first={<RowLink to={eventPage(event.id)}>{event.title}</RowLink>}
            second={event.eventType}
          />
        </ListCell>
        <ListCell place="what">
          <Lines first={event.location} second={audienceLabel(event)} />
        </ListCell>
        <ListCell place="extra">
          <Seats {...event} />
        </ListCell>
        <ListCell place="more" className="hidden text-muted @2xl/list:table-cell">
          {event.declined}
        </ListCell>
        <ListCell place="time">
          <Lines
            title={event.written.date}
            first={
              <time dateTime={event.eventDate.toISOString()} suppressHydrationWarning>
                {event.written.date}
              </time>
            }
            second={`${event.written.time}, ${cityOf(event)}`}
          />
        </ListCell>
      </ListRow>
    ))}
  </ListTable>
)

function Seats({ attending, maxParticipants: max }: ListedEvent) {
  if (max === null) return attending
  return (
    <>
      {attending} of {max} {attending >= max && <Badge tone="prestige">Full</Badge>}
    </>
  )
}

/** The city that the zone is named after: in a narrow column the name of the zone is cut. */
const cityOf = ({ timeZone }: Pick<ListedEvent, 'timeZone'>) => timeZone.split('/').at(-1)?.replaceAll('_', ' ')
