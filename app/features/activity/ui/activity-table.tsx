import { Cell, Row, Table } from '~/ui/table'
import { Timestamp } from '../../admin/ui/timestamp'
import type { DoneAction } from '../queries.server'
import { actionLabel } from './labels'

const columns = [
  { key: 'when', label: 'When' },
  { key: 'who', label: 'Who' },
  { key: 'what', label: 'What' },
  { key: 'whom', label: 'To whom' },
  { key: 'details', label: 'Details' },
]

export const ActivityTable = ({ rows }: { rows: DoneAction[] }) => (
  <Table caption="What admins did, the latest first" columns={columns}>
    {rows.map(({ id, createdAt, actorEmail, action, objectName, details }) => (
      <Row key={id}>
        <Cell label="When" className="text-muted">
          <Timestamp at={createdAt} />
        </Cell>
        <Cell label="Who" className="wrap-anywhere">
          {actorEmail}
        </Cell>
        <Cell label="What" className="font-semibold">
          {actionLabel(action)}
        </Cell>
        <Cell label="To whom" className="wrap-anywhere">
          {objectName}
        </Cell>
        <Cell label="Details" className="md:w-1/4">
          <Details details={details} />
        </Cell>
      </Row>
    ))}
  </Table>
)

function Details({ details }: { details: Record<string, unknown> }) {
  const entries = Object.entries(details)
  if (entries.length === 0) return <span className="text-muted">None</span>
  return (
    <details>
      <summary className="cursor-pointer text-muted hover:text-ink pointer-coarse:py-2.5">Show</summary>
      <dl className="mt-2 grid gap-1.5">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
