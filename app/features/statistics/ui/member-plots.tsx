import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { accessLevels } from '~/lib/access-levels'
import { type AnswersToEvent, eventsShown, type MembersOfRole } from '../model'
import { formatCount, formatDay, formatNumber } from './labels'
import { Plot } from './plot'
import { type Look, SideBySide } from './side-by-side'

const looks: Record<(typeof accessLevels)[number], Look> = { entry: 'solid', builder: 'striped', premium: 'dotted' }

export function MembersPlot({ members }: { members: MembersOfRole[] }) {
  const title = 'Members by role and level'
  const sum = (row: MembersOfRole) => accessLevels.reduce((total, level) => total + row[level], 0)
  const total = members.reduce((all, row) => all + sum(row), 0)
  const summary = `${formatCount(total, 'member')}: ${members.map((row) => `${roleLabels[row.role].toLowerCase()} ${formatNumber(sum(row))}`).join(', ')}.`
  return (
    <Plot
      id="members"
      title={title}
      summary={summary}
      empty="There are no members yet."
      isEmpty={total === 0}
      columns={[
        { key: 'role', label: 'Role' },
        ...accessLevels.map((level) => ({ key: level, label: levelLabels[level], numeric: true })),
      ]}
      rows={members.map((row) => ({
        key: row.role,
        cells: [roleLabels[row.role], ...accessLevels.map((level) => row[level])],
      }))}
    >
      <SideBySide
        id="members"
        title={title}
        description={summary}
        legend={accessLevels.map((level) => ({ name: levelLabels[level], look: looks[level] }))}
        bars={members.map((row) => ({
          key: row.role,
          name: roleLabels[row.role],
          valueLabel: formatNumber(sum(row)),
          parts: accessLevels.map((level) => ({ name: level, count: row[level], look: looks[level] })),
        }))}
      />
    </Plot>
  )
}

const seatsLabel = (capacity: number | null) => (capacity === null ? 'no limit' : String(capacity))

export function EventsPlot({ events }: { events: AnswersToEvent[] }) {
  const title = `Answers to events, the latest ${eventsShown}`
  const attending = events.reduce((total, event) => total + event.attending, 0)
  const declined = events.reduce((total, event) => total + event.declined, 0)
  const summary = `${formatCount(events.length, 'event')}: ${formatNumber(attending)} attending, ${formatNumber(declined)} not. The line across a bar is how many seats there are.`
  return (
    <Plot
      id="events"
      title={title}
      summary={summary}
      empty="There are no events yet."
      isEmpty={events.length === 0}
      columns={[
        { key: 'event', label: 'Event' },
        { key: 'date', label: 'Date', numeric: true },
        { key: 'attending', label: 'Attending', numeric: true },
        { key: 'declined', label: 'Not attending', numeric: true },
        { key: 'seats', label: 'Seats', numeric: true },
      ]}
      rows={events.map(({ id, title, date, attending, declined, capacity }) => ({
        key: id,
        cells: [title, date, attending, declined, seatsLabel(capacity)],
      }))}
    >
      <SideBySide
        id="events"
        title={title}
        description={summary}
        legend={[
          { name: 'Attending', look: 'solid' },
          { name: 'Not attending', look: 'striped' },
        ]}
        bars={events.map(({ id, title, date, attending, declined, capacity }) => ({
          key: id,
          name: `${formatDay(date)}: ${title}`,
          valueLabel: capacity === null ? `${attending} + ${declined}` : `${attending} of ${capacity}`,
          parts: [
            { name: 'attending', count: attending, look: 'solid' },
            { name: 'declined', count: declined, look: 'striped' },
          ],
          limit: capacity,
        }))}
      />
    </Plot>
  )
}
