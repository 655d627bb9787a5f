import type { ReactNode } from 'react'
import { Badge } from '~/ui/badge'
import type { PlannedEvent, Written } from '../model'
import { audienceLabel } from './labels'

type Props = { event: PlannedEvent; written: Written; attending: number; declined: number; isAhead: boolean }

/** Shown above the form: state, time, seats and audience of the event. */
export function EventFacts({ event, written, attending, declined, isAhead }: Props) {
  const { status, maxParticipants: max } = event
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
      </Fact>
      <Fact name="Seats taken">
        <span className="font-display text-2xl">{attending}</span>
        <span className="text-muted">{max === null ? ', no limit' : ` of ${max}`}</span>
        {max !== null && attending >= max && <Badge className="ml-2">Full</Badge>}
      </Fact>
      <Fact name="Not attending">{declined}</Fact>
      <Fact name="For">{audienceLabel(event)}</Fact>
    </dl>
  )
}

function stateBadge(status: PlannedEvent['status'], isAhead: boolean) {
  if (status === 'cancelled') return <Badge tone="danger">Cancelled</Badge>
  return isAhead ? <Badge tone="action">Upcoming</Badge> : <Badge>Past</Badge>
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="mb-0.5 text-muted text-xs">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
