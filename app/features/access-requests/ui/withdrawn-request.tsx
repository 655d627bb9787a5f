import { ListDetail } from '~/features/admin/ui/list-detail'
import { formatTimestamp } from '~/features/admin/ui/timestamp'
import { Badge } from '~/ui/badge'
import type { ListedRequest } from '../model'
import { nameOf, statusLabels } from './labels'

type Props = { request: ListedRequest; isChosen: boolean; closeTo: string }

/** What is left of a request that its applicant has withdrawn. */
export function WithdrawnRequest({ request, isChosen, closeTo }: Props) {
  const { status, createdAt, withdrawnAt } = request
  return (
    <ListDetail
      title={nameOf(request)}
      isChosen={isChosen}
      closeTo={closeTo}
      eyebrow={<Badge>{statusLabels[status]}</Badge>}
    >
      <p className="text-muted">
        Received {formatTimestamp(new Date(createdAt))}
        {withdrawnAt && `, withdrawn by the applicant ${formatTimestamp(new Date(withdrawnAt))}`}. What they wrote was
        removed then, with the notes on it. There is nothing to decide.
      </p>
    </ListDetail>
  )
}
