import { roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import { Badge } from '~/ui/badge'
import { Cell, Row, Table } from '~/ui/table'
import type { SeatsOverview } from '../model'
import { obstacleLabels } from './labels'

const columns = [
  { key: 'place', label: 'Place' },
  { key: 'who', label: 'Who' },
  { key: 'why', label: 'Why' },
]

/** In the order of the list; two colleagues who wait together have one place. */
export function Waitlist({ waiting }: Pick<SeatsOverview, 'waiting'>) {
  if (waiting.length === 0) return <p className="border-line border-t py-6 text-muted">No one is waiting.</p>
  return (
    <Table caption="Waitlist, first in line first" columns={columns}>
      {waiting.map(({ people, passedFor, heldUntil, isNext }, index) => (
        <Row key={people.map(({ id }) => id).join()}>
          <Cell label="Place" className="tabular-nums">
            {index + 1}
          </Cell>
          <Cell header>
            {people.map(({ id, name, role }) => (
              <span key={id} className="block wrap-anywhere">
                <PersonLink id={id} className="font-semibold">
                  {name}
                </PersonLink>
                {role && <span className="text-muted"> · {roleLabels[role]}</span>}
              </span>
            ))}
          </Cell>
          <Cell label="Why" className="text-muted">
            {isNext && <Badge tone="action">Next</Badge>}
            {people.length > 1 && <span className="block">Both or neither</span>}
            {heldUntil && (
              <span className="block">
                One free seat is held for them until <Timestamp at={heldUntil} />
              </span>
            )}
            {passedFor && <span className="block">Passed over: {obstacleLabels[passedFor].toLowerCase()}</span>}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
