import { useReducer, useRef, useState } from 'react'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { chatMessages } from '~/i18n/messages/chat'
import { type ChatMode, canSend, chatAfter, emptyChat, replyDelay } from '../model'
import { postMessage } from './post-message'

/** The conversation, what is being written, and how to send it. */
export function useChat(mode: ChatMode) {
  const t = useTranslations(chatMessages)
  const { email } = useSite().brand
  const [chat, happen] = useReducer(chatAfter, emptyChat)
  const [draft, setDraft] = useState('')
  const conversationId = useRef<string>(undefined)

  async function answerTo(content: string) {
    try {
      if (mode === 'canned') {
        await new Promise((resolve) => setTimeout(resolve, replyDelay))
        return t('canned')
      }
      conversationId.current = await postMessage(content, conversationId.current)
      return t('received', { email })
    } catch {
      return t('unavailable', { email })
    }
  }

  function send() {
    if (!canSend(chat, draft)) return
    happen({ type: 'sent', content: draft, at: new Date() })
    setDraft('')
    answerTo(draft).then((content) => happen({ type: 'answered', content, at: new Date() }))
  }

  return { chat, draft, setDraft, send }
}

export type ChatInHand = ReturnType<typeof useChat>
