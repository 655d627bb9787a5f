import { Timestamp } from '~/features/admin/ui/timestamp'
import type { SeatRequests as Requests } from '~/features/circles/model'
import { itemPage } from '~/features/inbox/model'
import { statusLabels } from '~/features/inbox/ui/labels'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { Cell, Row, Table } from '~/ui/table'

const columns = [
  { key: 'who', label: 'Who' },
  { key: 'why', label: 'Why' },
  { key: 'state', label: 'State' },
  { key: 'when', label: 'When' },
]

type Props = { requests: Requests; isPublic: boolean }

/** Who has asked for a seat at this session on /circles. The requests are answered in the inbox. */
export const SeatRequests = ({ requests: { listed, total }, isPublic }: Props) =>
  (isPublic || total > 0) && (
    <section aria-labelledby="seat-requests-title">
      <h2 id="seat-requests-title" className="mb-4 text-2xl">
        Asked for a seat
      </h2>
      {total === 0 && <p className="border-line border-t py-8 text-muted">No one has asked on /circles yet.</p>}
      {total > 0 && listed.length === 0 && (
        <p className="border-line border-t py-8 text-muted">
          {total === 1 ? '1 person has asked.' : `${total} people have asked.`} Who they are is shown to those who read
          the inbox.
        </p>
      )}
      {listed.length > 0 && (
        <Table caption="Requests for a seat, the latest first" columns={columns}>
          {listed.map(({ id, name, organization, why, status, createdAt }) => (
            <Row key={id}>
              <Cell header>
                <Link
                  to={itemPage({ kind: 'circles', id })}
                  className="inline-flex items-center font-semibold underline-offset-4 wrap-anywhere hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
                >
                  {name}
                </Link>
                {organization && <span className="block text-muted text-xs wrap-anywhere">{organization}</span>}
              </Cell>
              <Cell label="Why" className="wrap-anywhere">
                {why}
              </Cell>
              <Cell label="State">
                {status === 'new' ? <Badge tone="prestige">New</Badge> : <Badge>{statusLabels[status]}</Badge>}
              </Cell>
              <Cell label="When">
                <Timestamp at={createdAt} />
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      {listed.length > 0 && total > listed.length && (
        <p className="mt-3 text-muted text-sm">
          The latest {listed.length} of {total}. All are in the inbox.
        </p>
      )}
    </section>
  )
