/** `canned` answers by itself, as specified; `inbox` hands the message to the team. */
export type ChatMode = 'canned' | 'inbox'

type ChatMessage = { id: string; content: string; isUser: boolean; timestamp: Date }

export type Chat = { messages: readonly ChatMessage[]; isReplyPending: boolean }

export const emptyChat: Chat = { messages: [], isReplyPending: false }

export type ChatEvent = { type: 'sent' | 'answered'; content: string; at: Date }

/** Of a conversation the team is mailed so many messages at most; all of them are in the inbox. */
export const maxMailedMessages = 20

export const maxMessageLength = 2000

/** How long the canned reply is being typed, in milliseconds. */
export const replyDelay = 900

/** Not blank after trimming, and one question at a time. */
export const canSend = (chat: Chat, draft: string) => draft.trim() !== '' && !chat.isReplyPending

export function chatAfter(chat: Chat, { type, content, at }: ChatEvent): Chat {
  const isUser = type === 'sent'
  if (isUser && !canSend(chat, content)) return chat
  const message = { id: String(chat.messages.length + 1), content: content.trim(), isUser, timestamp: at }
  return { messages: [...chat.messages, message], isReplyPending: isUser }
}

/** When someone is there, by the clock in Stockholm, Monday to Friday. */
export const officeHours = { from: 9, to: 17, timeZone: 'Europe/Stockholm' } as const

/** How often the chat looks at the clock again, in milliseconds. */
export const recheckEvery = 60_000

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: officeHours.timeZone,
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})

/**
 * The specification says that availability always yields online in practice, and gives this rule for when it does not.
 * We have no other source to ask, so the rule decides: 'Online' on a Sunday night would not be true.
 */
export function isOnline(date: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
  const hour = Number(parts.hour)
  return parts.weekday !== 'Sat' && parts.weekday !== 'Sun' && hour >= officeHours.from && hour < officeHours.to
}
