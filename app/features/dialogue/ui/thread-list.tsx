import { initialsOf } from '~/features/workspace/model'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { type ListedThread, threadPage } from '../model'
import { useAuthor } from './use-author'
import { useTopicName } from './use-topic-name'

/** Threads by the last message: who wrote it, its first words, and what is new. */
export function ThreadList({ threads, label }: { threads: ListedThread[]; label: string }) {
  return (
    <ul aria-label={label}>
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} />
      ))}
    </ul>
  )
}

function ThreadRow({ thread }: { thread: ListedThread }) {
  const t = useTranslations(dialogueMessages)
  const authorOf = useAuthor()
  const topicName = useTopicName()
  const { id, subject, topic, words, at, unread } = thread
  const author = authorOf(thread)
  return (
    <li className="relative flex items-start gap-3 border-line border-t py-3 text-sm first:border-t-0">
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-6 -left-3.5 size-1.5 rounded-full bg-action forced-colors:bg-[CanvasText]"
        />
      )}
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full border border-line font-semibold text-[0.6875rem] text-muted"
      >
        {initialsOf(author)}
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={threadPage(id)}
          className="line-clamp-2 font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {subject}
        </Link>
        {topic && <span className="block truncate text-muted text-xs">{topicName(topic)}</span>}
        <span className="mt-0.5 line-clamp-2 text-muted wrap-anywhere">
          <span className="text-ink">{author}:</span> {words}
        </span>
      </span>
      <span className="shrink-0 text-right text-xs tabular-nums">
        {unread > 0 && <span className="mr-2 font-semibold text-action">{t('new', { count: unread })}</span>}
        <span className={cx('whitespace-nowrap', unread === 0 && 'text-muted')} suppressHydrationWarning>
          {at}
        </span>
      </span>
    </li>
  )
}
