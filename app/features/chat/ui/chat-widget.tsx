import { MessageCircle } from 'lucide'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { tracked } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { ChatMode } from '../model'
import { useChat } from './use-chat'

/** Fetched by those who open it. */
const ChatPanel = lazy(() => import('./chat-panel').then((module) => ({ default: module.ChatPanel })))

/**
 * Last on its page: the button stays at the bottom right of the window while the page passes behind it, and comes to rest in a
 * place of its own above the footer.
 */
export function ChatWidget({ mode }: { mode: ChatMode }) {
  const t = useTranslations('chat')
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // Kept here, so that a closed chat still has its messages, and what was half written, when it is opened again.
  const inHand = useChat(mode)

  useEffect(() => {
    // Whoever closes it goes back to where they opened it.
    if (wasOpen.current && !open) opener.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])

  return (
    <div className="needs-script pointer-events-none sticky bottom-0 z-20 flex justify-end p-4 md:p-6">
      <Button
        ref={opener}
        data-live
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={cx(
          'pointer-events-auto rounded-full! bg-raised shadow-[0_12px_32px_-16px_black] hover:bg-raised!',
          open && 'invisible',
        )}
        {...tracked('chat_widget', 'open')}
      >
        <Icon of={MessageCircle} className="size-4.5" />
        {t('open')}
      </Button>
      {open && (
        <Suspense>
          <ChatPanel {...inHand} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
