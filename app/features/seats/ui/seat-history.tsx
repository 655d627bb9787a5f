import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import { Cell, Row, Table } from '~/ui/table'
import type { HistoryEntry } from '../model'
import { changeLabels, reasonLabels } from './labels'

const columns = [
  { key: 'when', label: 'When' },
  { key: 'who', label: 'Who' },
  { key: 'what', label: 'What' },
  { key: 'why', label: 'Why' },
]

/** Every change of an answer, a place or an offer, with its reason; latest first. */
export function SeatHistory({ history }: { history: HistoryEntry[] }) {
  if (history.length === 0) return null
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        History of seats ({history.length})
      </summary>
      <div className="pt-3">
        <Table caption="History of seats, latest first" columns={columns}>
          {history.map(({ number, userId, name, what, reason, until, at, by }) => (
            <Row key={number}>
              <Cell label="When" className="text-muted">
                <Timestamp at={at} />
              </Cell>
              <Cell header>
                {userId ? (
                  <PersonLink id={userId} className="wrap-anywhere">
                    {name}
                  </PersonLink>
                ) : (
                  name
                )}
              </Cell>
              <Cell label="What">
                {changeLabels[what]}
                {until && (
                  <span className="block text-muted">
                    until <Timestamp at={until} />
                  </span>
                )}
              </Cell>
              <Cell label="Why" className="text-muted wrap-anywhere">
                {reasonLabels[reason]}
                {by && <span className="block">by {by}</span>}
              </Cell>
            </Row>
          ))}
        </Table>
      </div>
    </details>
  )
}
