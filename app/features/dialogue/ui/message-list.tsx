import { Paperclip } from 'lucide'
import { formatSize } from '~/files/size'
import { cx } from '~/lib/cx'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import type { MessagePage, ThreadMessage } from '../model'

type MessageLabels = {
  list: string
  files: string
  earlier: string
  latest: string
  byMail: string
  authorOf: (message: ThreadMessage) => string
  mentioned: (names: string) => string
}

type Props = Pick<MessagePage, 'messages' | 'earlier' | 'isLatest'> & {
  /** The address of the thread. */
  page: string
  labels: MessageLabels
}

const pageLink = 'inline-flex min-h-11 items-center text-sm underline underline-offset-4'

/** The messages of a thread, the oldest first. Their words are in any language. */
export const MessageList = ({ messages, earlier, isLatest, page, labels }: Props) => (
  <section aria-label={labels.list}>
    {earlier !== null && (
      <Link to={`${page}?before=${earlier}`} className={pageLink}>
        {labels.earlier}
      </Link>
    )}
    <ol>
      {messages.map((message) => (
        <Message key={message.id} message={message} labels={labels} />
      ))}
    </ol>
    {!isLatest && (
      <Link to={page} className={pageLink}>
        {labels.latest}
      </Link>
    )}
  </section>
)

function Message({ message, labels }: { message: ThreadMessage; labels: MessageLabels }) {
  const { number, body, at, sentAt, isOwn, isByMail, mentioned, files } = message
  return (
    <li id={`message-${number}`} className="scroll-mt-24 border-line border-t py-4 first:border-t-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className={cx('font-semibold wrap-anywhere', isOwn && 'text-muted')}>{labels.authorOf(message)}</span>
        <span className="text-muted text-xs">
          {isByMail && `${labels.byMail} · `}
          <time dateTime={sentAt} className="tabular-nums" suppressHydrationWarning>
            {at}
          </time>
        </span>
      </p>
      <p className="mt-1.5 max-w-[65ch] whitespace-pre-line wrap-anywhere">{body}</p>
      {mentioned.length > 0 && (
        <p className="mt-1.5 text-muted text-xs wrap-anywhere">{labels.mentioned(mentioned.join(', '))}</p>
      )}
      {files.length > 0 && (
        <ul aria-label={labels.files} className="mt-2">
          {files.map(({ id, fileName, size, href }) => (
            <li key={id}>
              {/* Without `download`: when the session has ended, a browser would save the sign-in page under this name. */}
              <a
                href={href}
                className="inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4 wrap-anywhere"
              >
                <Icon icon={Paperclip} className="size-4 shrink-0" />
                <span>
                  {fileName} <span className="text-muted tabular-nums">({formatSize(size)})</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
