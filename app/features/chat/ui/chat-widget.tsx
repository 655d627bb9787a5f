import { MessageCircle } from 'lucide'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { chatMessages } from '~/i18n/messages/chat'
import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { ChatMode } from '../model'

/** Loaded when the chat is opened. */
const Conversation = lazy(() => import('./conversation'))

/**
 * Last element of its page. The button is sticky: it stays at the bottom right of the window while the page scrolls, and ends
 * above the footer.
 */
export function ChatWidget({ mode }: { mode: ChatMode }) {
  const t = useTranslations(chatMessages)
  const [open, setOpen] = useState<boolean>()
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // After closing, the focus returns to the button that opened it.
    if (open === false) opener.current?.focus({ preventScroll: true })
  }, [open])

  return (
    <div className="needs-script pointer-events-none sticky bottom-0 z-20 flex justify-end p-4 md:p-6">
      <Button
        ref={opener}
        data-needs-js
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
        className={cx(
          'pointer-events-auto rounded-full! bg-raised shadow-[0_12px_32px_-16px_black] hover:bg-raised!',
          open && 'invisible',
        )}
        {...trackedClick('chat_widget', 'open')}
      >
        <Icon icon={MessageCircle} className="size-4.5" />
        {t('open')}
      </Button>
      {open !== undefined && (
        <Suspense>
          <Conversation mode={mode} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
