import { useEffect, useRef } from 'react'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { chatMessages } from '~/i18n/messages/chat'
import { cx } from '~/lib/cx'
import type { Chat } from '../model'
import { OtherWays } from './other-ways'

/** The messages. `aria-live="polite"`: a screen reader reads new ones when it pauses. */
export function ChatLog({ chat }: { chat: Chat }) {
  const { messages, isReplyPending } = chat
  const t = useTranslations(chatMessages)
  const { product } = useSite().brand
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (chat.messages.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [chat])

  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={t('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys can scroll only what has the focus
      tabIndex={0}
      className="min-h-36 flex-1 overflow-y-auto overscroll-contain p-5 text-sm"
    >
      {messages.length === 0 && <p className="text-muted">{t('empty')}</p>}
      <ol className="grid gap-4">
        {messages.map(({ id, content, isUser, timestamp }) => (
          <li key={id} className={cx('max-w-[85%]', isUser && 'justify-self-end')}>
            <p className={cx('text-muted text-xs', isUser && 'text-right')}>
              {isUser ? t('you') : product} <time dateTime={timestamp.toISOString()}>{clockTime(timestamp)}</time>
            </p>
            <p
              className={cx(
                'mt-1 whitespace-pre-line rounded-sm px-3.5 py-2.5',
                isUser ? 'bg-ink/8' : 'border border-line',
              )}
            >
              {content}
            </p>
          </li>
        ))}
      </ol>
      {messages.at(-1)?.isUser === false && <OtherWays />}
      {isReplyPending && <Typing label={t('typing', { product })} />}
    </div>
  )
}

/** In the visitor's time zone. */
const clockTime = (date: Date) => date.toTimeString().slice(0, 5)

const Typing = ({ label }: { label: string }) => (
  <p className="mt-4 flex items-center gap-1.5">
    <span className="sr-only">{label}</span>
    {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delayClass) => (
      <span
        key={delayClass}
        aria-hidden="true"
        className={cx('size-1.5 animate-pulse rounded-full bg-muted', delayClass)}
      />
    ))}
  </p>
)
