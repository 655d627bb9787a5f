import { ListClock } from '~/features/admin/ui/list-clock'
import { Lines, ListCell, ListRow, ListTable, RowLink } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { teamThreadPage } from '~/features/dialogue/model'
import { promiseShare } from '~/features/inbox/model'
import { timeLeft } from '~/features/inbox/ui/labels'
import type { TeamThread } from '../model'
import { topicLabel } from './labels'

type Props = { threads: TeamThread[]; currentUserId: string | undefined; isCompact: boolean; isLoading: boolean }

const columns = [
  { key: 'who', label: 'Organisation, subject', className: 'w-[34%]' },
  { key: 'what', label: 'Last message' },
  { key: 'owner', label: 'Owner', className: 'w-32 hidden @2xl/list:table-cell' },
  { key: 'at', label: 'Written', className: 'w-32 hidden @4xl/list:table-cell' },
  { key: 'left', label: 'Answer by', className: 'w-32' },
]

/** A row leads to the page of its thread. */
export const ThreadTable = ({ threads, currentUserId, isCompact, isLoading }: Props) => (
  <ListTable caption="Threads" columns={columns} isCompact={isCompact} isLoading={isLoading}>
    {threads.map((thread) => {
      const { id, subject, organisation, topic, author, words, ownerId, ownerName, lastMessageAt, msLeft, unread } =
        thread
      return (
        <ListRow key={id}>
          <ListCell place="who" isHeader>
            <Lines
              title={organisation.name}
              first={
                <RowLink to={teamThreadPage(id)} name={`${organisation.name}: ${subject}`}>
                  {organisation.name}
                </RowLink>
              }
              second={[unread > 0 && `${unread} new`, subject, topic && topicLabel(topic)].filter(Boolean).join(' · ')}
              isKept
            />
          </ListCell>
          <ListCell place="more">
            <Lines title={words} first={words} second={author} />
          </ListCell>
          <ListCell place="more" className="hidden truncate @2xl/list:table-cell">
            {ownerId === null && <span className="text-muted">Nobody</span>}
            {ownerId !== null && (ownerId === currentUserId ? 'You' : ownerName)}
          </ListCell>
          <ListCell place="more" className="hidden text-muted @4xl/list:table-cell">
            <Timestamp at={lastMessageAt} isShort />
          </ListCell>
          <ListCell place="time">
            {msLeft === null ? (
              <span className="text-muted">Answered</span>
            ) : (
              <ListClock left={timeLeft(msLeft)} share={promiseShare(msLeft)} />
            )}
          </ListCell>
        </ListRow>
      )
    })}
  </ListTable>
)
