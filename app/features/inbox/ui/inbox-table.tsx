import { ListClock } from '~/features/admin/ui/list-clock'
import { Lines, ListCell, ListRow, ListTable, RowCheck, RowLink } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { localeTags } from '~/i18n/locales'
import { Badge } from '~/ui/badge'
import { type InboxFilter, type InboxItem, inboxPage, isHandled, promiseShare, refOf } from '../model'
import { kindLabels, shortName, statusLabels, timeLeft } from './labels'

type Props = {
  items: InboxItem[]
  selected: string | undefined
  isChosen: boolean
  currentUserId: string | undefined
  filter: InboxFilter
  isCompact: boolean
  isLoading: boolean
}

const columns = [
  { key: 'who', label: 'From', className: 'w-[28%]' },
  { key: 'what', label: 'First words, kind' },
  { key: 'assigned', label: 'Assigned to', className: 'w-28 hidden @2xl/list:table-cell' },
  { key: 'received', label: 'Received', className: 'w-32 hidden @4xl/list:table-cell' },
  { key: 'left', label: 'Answer by', className: 'w-32' },
]

/** A row opens its item beside the list; the boxes are for changing several at once. */
export const InboxTable = ({ items, selected, isChosen, currentUserId, filter, isCompact, isLoading }: Props) => (
  <ListTable
    caption="What came in"
    columns={columns}
    isCompact={isCompact}
    isLoading={isLoading}
    canSelect
    closeTo={inboxPage(filter)}
    isOpenByDefault={!isChosen}
  >
    {items.map((item) => {
      const ref = refOf(item)
      const name = item.name || item.email || 'A visitor'
      return (
        <ListRow
          key={ref}
          isCurrent={ref === selected}
          check={isHandled(item.kind) ? <RowCheck field="item" value={ref} name={name} /> : null}
        >
          <ListCell place="who" isHeader>
            <Lines
              title={name}
              first={
                <RowLink to={inboxPage({ ...filter, item: ref })} isBeside>
                  {name}
                </RowLink>
              }
              second={item.name ? item.email : undefined}
            />
          </ListCell>
          <ListCell place="what">
            <Lines
              title={item.words}
              first={<span lang={localeTags[item.locale]}>{item.words || kindLabels[item.kind]}</span>}
              second={kindLabels[item.kind]}
            />
          </ListCell>
          <ListCell place="more" className="hidden truncate @2xl/list:table-cell">
            <Assignee item={item} currentUserId={currentUserId} />
          </ListCell>
          <ListCell place="more" className="hidden text-muted @4xl/list:table-cell">
            <Timestamp at={item.createdAt} isShort />
          </ListCell>
          <ListCell place="time">
            {item.msLeft === null ? (
              <NoTimeLeft item={item} />
            ) : (
              <ListClock left={timeLeft(item.msLeft)} share={promiseShare(item.msLeft)} />
            )}
          </ListCell>
        </ListRow>
      )
    })}
  </ListTable>
)

/** An open item without a deadline has been answered; any other shows its state. */
const NoTimeLeft = ({ item }: { item: InboxItem }) =>
  item.kind !== 'newsletter' && !item.doneAt ? <span className="text-muted">Answered</span> : <State item={item} />

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
