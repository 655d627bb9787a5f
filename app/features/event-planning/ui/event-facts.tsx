import type { ReactNode } from 'react'
import { occurrenceOf } from '~/lib/wall-clock'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import type { PlannedEvent, Written } from '../model'
import { audienceLabel } from './labels'

type Props = { event: PlannedEvent; written: Written; attending: number; declined: number; isAhead: boolean }

/** Shown above the form: state, time, seats and audience of the event. */
export function EventFacts({ event, written, attending, declined, isAhead }: Props) {
  const { status, maxParticipants: max } = event
  const occurrence = occurrenceOf(event.eventDate, event.timeZone)
  return (
    <dl className="grid gap-4 text-sm tabular-nums">
      <Fact name="State">{stateBadge(status, isAhead)}</Fact>
      <Fact name="When">
        <time dateTime={event.eventDate.toISOString()} suppressHydrationWarning>
          {written.date}
        </time>
        <span className="block">{written.time}</span>
        <span className="block text-muted">
          {written.zoneName}, {event.timeZone}
        </span>
        {occurrence && (
          <span className="block text-prestige">
            Clocks are put back that night and show this time twice. It begins the {occurrence} time.
          </span>
        )}
      </Fact>
      <Fact name="Seats taken">
        <span className="font-display text-2xl">{attending}</span>
        <span className="text-muted">{max === null ? ', no limit' : ` of ${max}`}</span>
        {max !== null && attending >= max && <Badge className="ml-2">Full</Badge>}
      </Fact>
      <Fact name="Not attending">{declined}</Fact>
      <Fact name="For">{audienceLabel(event)}</Fact>
      {event.isPublic && (
        <Fact name="Visitors">
          <Link to="/circles" className="underline underline-offset-4">
            Shown on /circles
          </Link>
        </Fact>
      )}
    </dl>
  )
}

function stateBadge(status: PlannedEvent['status'], isAhead: boolean) {
  if (status === 'cancelled') return <Badge tone="danger">Cancelled</Badge>
  if (status === 'draft') return <Badge tone="prestige">Draft</Badge>
  return isAhead ? <Badge tone="action">Upcoming</Badge> : <Badge>Past</Badge>
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="mb-0.5 text-muted text-xs">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
