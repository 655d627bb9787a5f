import { roleLabels } from '~/features/admin/ui/labels'
import { countryLabel } from '~/features/organisations/ui/labels'
import { Cell, Row, Table } from '~/ui/table'
import { type EventFigures, type GuestFigures as Figures, shareOf } from '../model'
import { formatCount, formatNumber } from './labels'

const leadLabel = (days: number | null) => (days === null ? '–' : formatCount(Math.round(days * 10) / 10, 'day'))

const columns: { label: string; text: (figures: Figures) => string }[] = [
  { label: 'Answers', text: ({ answers }) => formatNumber(answers) },
  { label: 'Attending', text: ({ attending }) => formatNumber(attending) },
  { label: 'Came', text: ({ came }) => formatNumber(came) },
  { label: 'No-shows', text: ({ noShows }) => formatNumber(noShows) },
  { label: 'Lead time', text: ({ leadDays }) => leadLabel(leadDays) },
]

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
  <Table
    caption={`Guests by ${name.toLowerCase()}`}
    columns={[{ key: 'name', label: name }, ...columns.map(({ label }) => ({ key: label, label, numeric: true }))]}
  >
    {rows.map((row) => (
      <Row key={row.name}>
        <Cell header className="py-1.5!">
          {row.name}
        </Cell>
        {columns.map(({ label, text }) => (
          <Cell key={label} label={label} numeric className="py-1.5!">
            {text(row)}
          </Cell>
        ))}
      </Row>
    ))}
  </Table>
)
