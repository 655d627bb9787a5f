import { roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { cx } from '~/lib/cx'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { Cell, Row, Table } from '~/ui/table'
import { useRowShortcuts } from '~/ui/use-row-shortcuts'
import type { ListedRequest } from '../model'
import { selectedForm } from './decide-selected'
import { statusLabels, timeLeft } from './labels'

type Props = { requests: ListedRequest[]; selected: string | undefined; to: (id: string) => string }

const columns = [
  { key: 'pick', label: <span className="sr-only">Select</span>, className: 'w-8' },
  { key: 'applicant', label: 'Applicant' },
  { key: 'organization', label: 'Organization' },
  { key: 'role', label: 'Role' },
  { key: 'state', label: 'Decide by' },
  { key: 'received', label: 'Received' },
]

/** A row's name opens the request beside the list; the boxes select requests to decide several at once. */
export function RequestsTable({ requests, selected, to }: Props) {
  useRowShortcuts(
    requests.map(({ id }) => to(id)),
    requests.findIndex(({ id }) => id === selected),
  )
  return (
    <Table caption="Access requests" columns={columns}>
      {requests.map((request) => (
        <Row key={request.id} selected={request.id === selected}>
          <Cell className="w-8">
            {request.status === 'pending' && (
              <input
                type="checkbox"
                name="id"
                value={request.id}
                form={selectedForm}
                aria-label={`Select ${request.name}`}
                className="size-5 accent-action"
              />
            )}
          </Cell>
          <Cell header>
            <Link
              to={to(request.id)}
              preventScrollReset
              className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {request.name}
            </Link>
            <span className="block text-muted wrap-anywhere">{request.email}</span>
          </Cell>
          <Cell label="Organization" className="wrap-anywhere">
            {request.organization}
          </Cell>
          <Cell label="Role">{roleLabels[request.role]}</Cell>
          <Cell label="Decide by">
            {request.daysLeft === null ? (
              <Badge tone={request.status === 'approved' ? 'success' : 'neutral'}>{statusLabels[request.status]}</Badge>
            ) : (
              <span className={cx(request.daysLeft < 1 && 'font-semibold text-danger')}>
                {timeLeft(request.daysLeft)}
              </span>
            )}
          </Cell>
          <Cell label="Received">
            <Timestamp at={new Date(request.createdAt)} isShort />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
