import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { Cell, Row, Table } from '~/ui/table'
import { eventPage, type ListedEvent } from '../model'
import { audienceLabel } from './labels'

const columns = [
  { key: 'event', label: 'Event' },
  { key: 'when', label: 'When' },
  { key: 'place', label: 'Place' },
  { key: 'for', label: 'For' },
  { key: 'seats', label: 'Seats taken', numeric: true },
  { key: 'declined', label: 'Not attending', numeric: true },
]

export const EventTable = ({ events, caption }: { events: ListedEvent[]; caption: string }) => (
  <Table caption={caption} columns={columns}>
    {events.map((event) => (
      <Row key={event.id}>
        <Cell header className="md:w-1/4">
          <Link to={eventPage(event.id)} className="font-semibold underline-offset-4 wrap-anywhere hover:underline">
            {event.title}
          </Link>
          <span className="block text-muted wrap-anywhere">{event.eventType}</span>
        </Cell>
        <Cell label="When">
          <time dateTime={event.eventDate.toISOString()} className="block" suppressHydrationWarning>
            {event.written.date}
          </time>
          <span className="block text-muted">
            {event.written.time}, {event.written.zoneName}
          </span>
        </Cell>
        <Cell label="Place" className="wrap-anywhere">
          {event.location}
        </Cell>
        <Cell label="For">{audienceLabel(event)}</Cell>
        <Cell label="Seats taken" numeric>
          <Seats {...event} />
        </Cell>
        <Cell label="Not attending" numeric className="text-muted">
          {event.declined}
        </Cell>
      </Row>
    ))}
  </Table>
)

function Seats({ attending, maxParticipants: max }: ListedEvent) {
  if (max === null) return attending
  return (
    <>
      {attending} of {max}
      {attending >= max && (
        <span className="ml-2 md:ml-0 md:block">
          <Badge tone="prestige">Full</Badge>
        </span>
      )}
    </>
  )
}
