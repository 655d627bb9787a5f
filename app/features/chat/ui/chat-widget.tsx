import { MessageCircle } from 'lucide'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { trackedClick } from '~/features/analytics/model'
import { Dock } from '~/features/site/ui/dock'
import { useTranslations } from '~/i18n/language'
import { chatMessages } from '~/i18n/messages/chat'
import { Icon } from '~/ui/icon'
import type { ChatMode } from '../model'

/** Loaded when the chat is opened. */
const Conversation = lazy(() => import('./conversation'))

/** A cell of the dock, and the chat that it opens. */
export function ChatWidget({ mode }: { mode: ChatMode }) {
  const t = useTranslations(chatMessages)
  const [open, setOpen] = useState<boolean>()
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // After closing, the focus returns to the button that opened it.
    if (open === false) opener.current?.focus({ preventScroll: true })
  }, [open])

  return (
    <>
      <Dock emptyWhen="without-script">
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open === true}
          onClick={() => setOpen(!open)}
          className="dock-cell needs-script"
          {...trackedClick('chat_widget', 'open')}
        >
          <Icon icon={MessageCircle} className="size-4.5" />
          {t('open')}
        </button>
      </Dock>
      {open !== undefined && (
        <Suspense>
          <Conversation mode={mode} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
