import { Timestamp } from '~/features/admin/ui/timestamp'
import { localeTags } from '~/i18n/locales'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { Cell, Row, Table } from '~/ui/table'
import { useRowShortcuts } from '~/ui/use-row-shortcuts'
import { type InboxItem, refOf } from '../model'
import { kindLabels, shortName, statusLabels } from './labels'
import { TimeLeft } from './time-left'

type Props = {
  items: InboxItem[]
  selected: string | undefined
  currentUserId: string | undefined
  to: (ref: string) => string
}

const columns = [
  { key: 'who', label: 'From, and the first words' },
  { key: 'kind', label: 'Kind' },
  { key: 'received', label: 'Received' },
  { key: 'left', label: 'Answer by' },
  { key: 'assigned', label: 'Assigned to' },
  { key: 'state', label: 'State' },
]

/** A row's name opens the item beside the list; J and K move through the rows. */
export function InboxTable({ items, selected, currentUserId, to }: Props) {
  useRowShortcuts(
    items.map((item) => to(refOf(item))),
    items.findIndex((item) => refOf(item) === selected),
  )
  return (
    <Table caption="What came in" columns={columns} className="md:[&_:is(td,th)]:px-2">
      {items.map((item) => (
        <Row key={refOf(item)} selected={refOf(item) === selected}>
          <Cell header className="md:w-2/5">
            <Link
              to={to(refOf(item))}
              className="font-semibold wrap-anywhere underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
            >
              {item.name || item.email || 'A visitor'}
            </Link>
            {item.name && <span className="block text-muted text-xs wrap-anywhere">{item.email}</span>}
            <span lang={localeTags[item.locale]} className="mt-1 line-clamp-2 wrap-anywhere">
              {item.words}
            </span>
          </Cell>
          <Cell label="Kind" className="text-muted">
            {kindLabels[item.kind]}
          </Cell>
          <Cell label="Received" className="text-muted">
            <Timestamp at={item.createdAt} isShort />
          </Cell>
          <Cell label="Answer by">
            {item.msLeft === null ? <NoTimeLeft item={item} /> : <TimeLeft ms={item.msLeft} />}
          </Cell>
          <Cell label="Assigned to" className="wrap-anywhere">
            <Assignee item={item} currentUserId={currentUserId} />
          </Cell>
          <Cell label="State">
            <State item={item} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

/** For items without a deadline: answered, closed, or newsletter consents. */
const NoTimeLeft = ({ item }: { item: InboxItem }) => (
  <span className="text-muted">{item.kind !== 'newsletter' && !item.doneAt ? 'Answered' : '–'}</span>
)

function Assignee({ item, currentUserId }: { item: InboxItem; currentUserId: string | undefined }) {
  if (!item.assignedTo) return <span className="text-muted">{item.kind === 'newsletter' ? '–' : 'Nobody'}</span>
  return item.assignedTo === currentUserId ? (
    'You'
  ) : (
    <span title={item.assigneeEmail ?? ''}>{shortName(item.assigneeEmail ?? '')}</span>
  )
}

export function State({ item: { kind, doneAt, status } }: { item: InboxItem }) {
  const label = status === 'new' ? undefined : statusLabels[status]
  if (kind === 'newsletter') return <Badge tone={status === 'confirmed' ? 'success' : 'neutral'}>{label}</Badge>
  if (!doneAt) return <Badge tone="prestige">Open</Badge>
  return <Badge tone="success">{kind === 'circles' && label ? label : 'Done'}</Badge>
}
