import { useReducer, useRef, useState } from 'react'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { chatMessages } from '~/i18n/messages/chat'
import { type ChatMode, canSend, chatAfter, emptyChat, replyDelayMs } from '../model'
import { postMessage } from './post-message'

/** State of the chat: the conversation, the draft, and a function to send it. */
export function useChat(mode: ChatMode) {
  const t = useTranslations(chatMessages)
  const { email } = useSite().brand
  const [chat, dispatch] = useReducer(chatAfter, emptyChat)
  const [draft, setDraft] = useState('')
  const conversationId = useRef<string>(undefined)

  async function getReply(content: string) {
    try {
      if (mode === 'canned') {
        await new Promise((resolve) => setTimeout(resolve, replyDelayMs))
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
    dispatch({ type: 'sent', content: draft, at: new Date() })
    setDraft('')
    getReply(draft).then((content) => dispatch({ type: 'answered', content, at: new Date() }))
  }

  return { chat, draft, setDraft, send }
}

export type ChatState = ReturnType<typeof useChat>
