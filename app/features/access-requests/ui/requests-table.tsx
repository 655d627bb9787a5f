import { roleLabels } from '~/features/admin/ui/labels'
import { ListClock } from '~/features/admin/ui/list-clock'
import { Lines, ListCell, ListRow, ListTable, RowCheck, RowLink } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { useCan } from '~/features/members/ui/use-can'
import { writeLeft } from '~/lib/promise-clock'
import { Badge } from '~/ui/badge'
import type { ListedRequest, RequestFilter } from '../model'
import { requestsPage } from '../model/review'
import { marksOf, nameOf, statusLabels } from './labels'

type Props = {
  requests: ListedRequest[]
  selected: string | undefined
  isChosen: boolean
  filter: RequestFilter
  isCompact: boolean
  isLoading: boolean
}

const columns = [
  { key: 'applicant', label: 'Applicant' },
  { key: 'organization', label: 'Organization, role' },
  { key: 'state', label: 'Decide by', className: 'w-32' },
  { key: 'received', label: 'Received', className: 'w-34 hidden @2xl/list:table-cell' },
]

/** A row opens its request beside the list; the boxes select requests to decide several at once. */
export const RequestsTable = ({ requests, selected, isChosen, filter, isCompact, isLoading }: Props) => {
  const canSelect = useCan('accessRequest.decide')
  return (
    <ListTable
      caption="Access requests"
      columns={columns}
      isCompact={isCompact}
      isLoading={isLoading}
      canSelect={canSelect}
      closeTo={requestsPage(filter)}
      isOpenByDefault={!isChosen}
    >
      {requests.map((request) => {
        const { id, email, organization, role } = request
        const name = nameOf(request)
        return (
          <ListRow
            key={id}
            isCurrent={id === selected}
            {...(canSelect && {
              check: request.status === 'pending' ? <RowCheck field="id" value={id} name={name} /> : null,
            })}
          >
            <ListCell place="who" isHeader>
              <Lines
                title={name}
                first={
                  <RowLink to={requestsPage({ ...filter, id })} isBeside>
                    {name}
                  </RowLink>
                }
                second={email}
              />
            </ListCell>
            <ListCell place="what">
              <Lines first={organization} second={[roleLabels[role], ...marksOf(request)].join(' · ')} />
            </ListCell>
            <ListCell place="time">
              <DecideBy request={request} />
            </ListCell>
            <ListCell place="more" className="hidden text-muted @2xl/list:table-cell">
              <Timestamp at={new Date(request.createdAt)} isShort />
            </ListCell>
          </ListRow>
        )
      })}
    </ListTable>
  )
}

function DecideBy({ request: { promise, status } }: { request: ListedRequest }) {
  if (!promise) return <Badge tone={status === 'approved' ? 'success' : 'neutral'}>{statusLabels[status]}</Badge>
  return <ListClock left={writeLeft(promise)} share={promise.msLeft / promise.msWhole} />
}
