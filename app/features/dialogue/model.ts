import type { EngagementProgram } from '~/lib/engagement-programs'
import type { FormResult } from '~/web/forms/form-result'

export const threadLengths = { subject: 160, body: 10_000 } as const

/** The latest messages that a page shows; earlier ones are on a page of their own. */
export const messagesPerPage = 50
/** Threads in the card of the role page. */
export const threadsInCard = 5

/** What a thread is about besides its organisation; null for anything. */
export type ThreadTopic =
  | { kind: 'engagement'; id: string; program: EngagementProgram; tier: string }
  | { kind: 'event'; id: string; title: string }
  | { kind: 'introduction'; id: string; engagementId: string; person: string; organisation: string }

/** The choice of a topic in a form: `engagement.<id>`, `event.<id>`, `introduction.<id>`, or empty. */
export type TopicRef = { kind: ThreadTopic['kind']; id: string }
export const topicValue = ({ kind, id }: TopicRef) => `${kind}.${id}`

/** A thread as the members of its organisation find it in a list. */
export type ListedThread = {
  id: string
  subject: string
  topic: ThreadTopic | null
  /** Who wrote last, and their first words; an author whose data was erased has no name. */
  author: string
  isOwn: boolean
  isFromTeam: boolean
  words: string
  /** `14:20`, `25 Nov`, in the reader's language. */
  at: string
  unread: number
}

/** The dialogue of the reader's organisation; `organisation` is null for who belongs to none. */
export type OwnDialogue = {
  organisation: { name: string } | null
  threads: ListedThread[]
  total: number
  page: number
  /** Messages that the reader has not seen, in all threads. */
  unread: number
}

/** For the card of a role page: the latest threads. */
export type DialogueUpdates = Pick<OwnDialogue, 'threads' | 'unread'> & { hasOrganisation: boolean }

export type ThreadFile = { id: string; fileName: string; size: number; href: string }

export type ThreadMessage = {
  id: string
  number: number
  author: string
  isOwn: boolean
  isFromTeam: boolean
  /** Written as a reply to a mail. */
  isByMail: boolean
  body: string
  /** In the reader's language, on the clock of the office. */
  at: string
  sentAt: string
  /** Names of those who were mentioned. */
  mentioned: string[]
  files: ThreadFile[]
}

/** A page of a thread's messages, the oldest first. `earlier` is the number to ask for those before. */
export type MessagePage = { messages: ThreadMessage[]; earlier: number | null; isLatest: boolean }

/** Someone whom a message can mention by their name. */
export type ThreadPerson = { id: string; name: string }

/** A thread as its organisation reads it. */
export type OwnThread = MessagePage & {
  id: string
  subject: string
  topic: ThreadTopic | null
  /** Our colleague who looks after it. */
  owner: string | null
  people: ThreadPerson[]
  /** The number of the last message. */
  seen: number
}

/** Why a member's form is refused. `left`: the thread is not, or no longer, of the organisation to which they belong. */
export const ownThreadRefusals = ['sent-before', 'file', 'topic', 'left'] as const
export type OwnThreadRefusal = (typeof ownThreadRefusals)[number]
export type OwnThreadForm = { data: undefined; reason: OwnThreadRefusal }

/** The id that a form sends: after a failure the same again, unless it is that of another text. */
export const idToSend = (settled: FormResult | undefined, sent: string | undefined, newId: string) =>
  sent === undefined || (settled?.state === 'refused' && settled.reason === 'sent-before') ? newId : sent

/** Pages of members. */
export const dialoguePage = '/dialogue'
export const threadPage = (id: string) => `${dialoguePage}/${id}`
export const threadFilePath = (id: string, file: string) => `${threadPage(id)}/files/${file}`
/** What a thread can be begun to ask for, with its subject written in. */
const threadAsks = ['introduction'] as const
export type ThreadAsk = (typeof threadAsks)[number]
export const readAsk = (value: string | null): ThreadAsk | null => threadAsks.find((ask) => ask === value) ?? null
/** The form for a new thread, with its topic chosen. */
export const newThreadPage = (topic?: TopicRef, ask?: ThreadAsk) =>
  `${dialoguePage}${topic ? `?${new URLSearchParams({ about: topicValue(topic), ...(ask && { ask }) })}` : ''}#new-thread`

/** The thread whose page this is. */
export const threadOfPage = (path: string): string | undefined => /^\/dialogue\/([^/]+)$/.exec(path)?.[1]

/** Pages of the team. */
export const teamDialoguePage = '/admin/dialogue'
export const teamThreadPage = (id: string) => `${teamDialoguePage}/${id}`
/** The form for a new thread, with its organisation and its topic chosen. */
export const newTeamThreadPage = (organisation?: string, topic?: TopicRef) => {
  const about = topic ? { about: topicValue(topic) } : {}
  return `${teamDialoguePage}/new${organisation ? `?${new URLSearchParams({ organisation, ...about })}` : ''}`
}
