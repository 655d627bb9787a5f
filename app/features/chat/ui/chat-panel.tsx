import { X } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { chatMessages } from '~/i18n/messages/chat'
import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import { controlClass, FieldFrame, useControl } from '~/ui/field-frame'
import { Icon } from '~/ui/icon'
import { canSend, maxMessageLength } from '../model'
import { ChatLog } from './chat-log'
import { OnlineStatus } from './online-status'
import type { ChatState } from './use-chat'

type Props = ChatState & { onClose: () => void }

/** The open chat. Not modal: the page behind it stays usable. */
export function ChatPanel({ chat, draft, setDraft, send, onClose }: Props) {
  const t = useTranslations(chatMessages)
  const titleId = useId()
  const control = useControl({ hint: t('messageHint') })
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])

  const submit = () => {
    send()
    // The button is about to be disabled, and a disabled button can't keep the focus.
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter ends the word and must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    button.current?.click()
  }
  return (
    <dialog
      open
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="fixed right-4 bottom-[calc(var(--dock-height)+1rem)] left-auto z-40 flex max-h-[min(34rem,calc(100dvh-var(--header-height)-var(--dock-height)-2rem))] w-[calc(100%-2rem)] max-w-96 flex-col rounded-sm border border-line bg-raised text-ink shadow-[0_24px_64px_-32px_black] md:right-12"
    >
      <div className="flex items-start gap-3 border-line border-b py-2 pr-2 pl-5">
        <div className="py-1">
          <h2 id={titleId} className="text-xl">
            {t('title')}
          </h2>
          <OnlineStatus />
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('close')}
          onClick={onClose}
          className="ml-auto text-muted"
          {...trackedClick('chat_widget', 'close')}
        >
          <Icon icon={X} className="size-5" />
        </Button>
      </div>
      <ChatLog chat={chat} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="border-line border-t p-4"
      >
        <FieldFrame id={control.id} label={t('message')} hint={t('messageHint')}>
          <div className="flex items-end gap-2">
            <textarea
              ref={field}
              {...control}
              rows={1}
              maxLength={maxMessageLength}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={onKeyDown}
              className={cx(controlClass, 'field-sizing-content max-h-36 min-w-0 resize-none')}
            />
            <Button
              ref={button}
              type="submit"
              disabled={!canSend(chat, draft)}
              {...trackedClick('chat_widget', 'send')}
            >
              {t('send')}
            </Button>
          </div>
        </FieldFrame>
      </form>
    </dialog>
  )
}
