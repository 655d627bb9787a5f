import { roleLabels } from '~/features/admin/ui/labels'
import { countryLabel } from '~/features/organisations/ui/labels'
import { Cell, Row, Table } from '~/ui/table'
import { type EventFigures, type GuestFigures as Figures, shareOf } from '../model'
import { formatCount, formatNumber } from './labels'

const columnsOf = (name: string) => [
  { key: 'name', label: name },
  { key: 'answers', label: 'Answers', numeric: true },
  { key: 'attending', label: 'Attending', numeric: true },
  { key: 'came', label: 'Came', numeric: true },
  { key: 'no-shows', label: 'No-shows', numeric: true },
  { key: 'lead', label: 'Lead time', numeric: true },
]

const leadLabel = (days: number | null) => (days === null ? '–' : formatCount(Math.round(days * 10) / 10, 'day'))

/** Who answered and who came to the events that ended in the period. */
export function GuestFigures({
  figures: { events, all, byRole, byCountry },
  days,
}: {
  figures: EventFigures
  days: number
}) {
  const known = all.came + all.noShows
  return (
    <section aria-labelledby="guests-title" className="mb-12 border-line border-t pt-6">
      <h2 id="guests-title" className="text-xl">
        {`Events, ${days} days`}
      </h2>
      {events === 0 ? (
        <p className="mt-3 text-muted text-sm">No event ended in this time.</p>
      ) : (
        <>
          <p className="mt-1 mb-5 max-w-[65ch] text-muted text-sm tabular-nums">
            {`${formatCount(events, 'event')}: ${formatCount(all.answers, 'answer')}, ${formatNumber(all.attending)} attending. `}
            {known > 0
              ? `${formatNumber(all.came)} came, ${formatCount(all.noShows, 'no-show')} (${shareOf(all.noShows, known)} %). `
              : 'No guest was checked in. '}
            {all.leadDays !== null && `Half of the answers came within ${leadLabel(all.leadDays)}. `}
            Lead time is from the publication to the first answer. People who object to statistics are left out.
          </p>
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
            <FigureTable
              name="Role"
              rows={byRole.map(({ role, ...row }) => ({ name: role ? roleLabels[role] : 'Team', ...row }))}
            />
            <FigureTable
              name="Country"
              rows={byCountry.map(({ country, ...row }) => ({
                name: country ? countryLabel(country) : 'Not known',
                ...row,
              }))}
            />
          </div>
        </>
      )}
    </section>
  )
}

const FigureTable = ({ name, rows }: { name: string; rows: ({ name: string } & Figures)[] }) => (
  <Table caption={`Guests by ${name.toLowerCase()}`} columns={columnsOf(name)}>
    {rows.map((row) => (
      <Row key={row.name}>
        <Cell header className="py-1.5!">
          {row.name}
        </Cell>
        <Cell label="Answers" numeric className="py-1.5!">
          {formatNumber(row.answers)}
        </Cell>
        <Cell label="Attending" numeric className="py-1.5!">
          {formatNumber(row.attending)}
        </Cell>
        <Cell label="Came" numeric className="py-1.5!">
          {formatNumber(row.came)}
        </Cell>
        <Cell label="No-shows" numeric className="py-1.5!">
          {formatNumber(row.noShows)}
        </Cell>
        <Cell label="Lead time" numeric className="py-1.5!">
          {leadLabel(row.leadDays)}
        </Cell>
      </Row>
    ))}
  </Table>
)
