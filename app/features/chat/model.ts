/** `canned` replies with a fixed text, as specified; `inbox` sends the message to the team. */
export type ChatMode = 'canned' | 'inbox'

type ChatMessage = { id: string; content: string; isUser: boolean; timestamp: Date }

export type Chat = { messages: readonly ChatMessage[]; isReplyPending: boolean }

export const emptyChat: Chat = { messages: [], isReplyPending: false }

export type ChatEvent = { type: 'sent' | 'answered'; content: string; at: Date }

/** A mail to the team quotes at most this many messages of a conversation; the inbox has all of them. */
export const maxMailedMessages = 20

export const maxMessageLength = 2000

/** Delay of the canned reply, while the chat shows that it is being typed. */
export const replyDelayMs = 900

/** A message is not blank, and waits for the reply to the one before. */
export const canSend = (chat: Chat, draft: string) => draft.trim() !== '' && !chat.isReplyPending

export function chatAfter(chat: Chat, { type, content, at }: ChatEvent): Chat {
  const isUser = type === 'sent'
  if (isUser && !canSend(chat, content)) return chat
  const message = { id: String(chat.messages.length + 1), content: content.trim(), isUser, timestamp: at }
  return { messages: [...chat.messages, message], isReplyPending: isUser }
}

/** Hours when the team is online, Monday to Friday. */
export const officeHours = { from: 9, to: 17, timeZone: 'Europe/Stockholm' } as const

/** Interval between checks of the office hours. */
export const recheckEveryMs = 60_000

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
