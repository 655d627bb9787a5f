import { responsePromise } from '~/features/contact/model'
import type { OpenedForm } from '~/features/drafts/model'
import type { Locale } from '~/i18n/locales'
import { formParameter } from '~/web/forms/form-result'

export const inboxKinds = ['contact', 'circles', 'newsletter', 'chat'] as const
export type InboxKind = (typeof inboxKinds)[number]
/** Newsletter consents are read-only; the other kinds are assigned and closed. */
export type HandledKind = Exclude<InboxKind, 'newsletter'>
/** A chat has no address to answer to. */
export type AnsweredKind = Exclude<HandledKind, 'chat'>

/** Identifies an item; in addresses and forms as `contact.9f…`. */
export type ItemRef = { kind: InboxKind; id: string }
export const refOf = ({ kind, id }: ItemRef) => `${kind}.${id}`

/** The list's filter, read from its address. */
export type InboxFilter = {
  kind: InboxKind | 'all'
  state: 'open' | 'done' | 'all'
  who: 'anyone' | 'mine' | 'unassigned'
  sort: 'newest' | 'due'
  q: string
  page: number
}

export const circleOutcomes = ['invited', 'declined'] as const
export type CircleOutcome = (typeof circleOutcomes)[number]

type NewsletterStatus = 'pending' | 'confirmed' | 'unsubscribed'
export type ItemStatus = 'new' | 'answered' | CircleOutcome | NewsletterStatus

/** One line of the list. */
export type InboxItem = ItemRef & {
  /** Empty where nobody gave a name. */
  name: string
  /** Null for chats. */
  email: string | null
  /** The first words of what was sent. */
  words: string
  locale: Locale
  status: ItemStatus
  createdAt: Date
  assignedTo: string | null
  assigneeEmail: string | null
  doneAt: Date | null
  doneBy: string | null
  /** Until the promised time to answer is over; null when answered or closed, or without a promise. */
  msLeft: number | null
}

type InboxAnswer = { id: string; subject: string; body: string; authorEmail: string; createdAt: Date }
type Consent = { text: string; version: number; at: Date }

/** One item with its content, answers and history. */
export type OpenedItem = InboxItem & {
  /** The answer, with the unsaved text of who looks at it. */
  answerForm: OpenedForm
  facts: [label: string, value: string | Date][]
  /** What was written: one text, or each message of a chat. */
  texts: { id: string; text: string; at: Date }[]
  consent: Consent | null
  earlier: (ItemRef & { words: string; createdAt: Date })[]
  answers: InboxAnswer[]
  trail: { id: string; actorEmail: string; action: string; details: Record<string, unknown>; createdAt: Date }[]
  /** Default subject of the answer, in the person's language. */
  subject: string
}

export const isHandled = (kind: InboxKind): kind is HandledKind => kind !== 'newsletter'
export const isAnswered = (kind: InboxKind): kind is AnsweredKind => kind === 'contact' || kind === 'circles'

export const answerLengths = { subject: 200, body: 10_000 } as const

const hour = 60 * 60 * 1000

/** Time left of the promise to answer. */
export const msLeft = (since: Date, now: Date) => since.getTime() + responsePromise.hours * hour - now.getTime()

/** The share of the promised time that is left; below 0 when it is over. */
export const promiseShare = (left: number) => left / (responsePromise.hours * hour)

export type Urgency = 'fine' | 'soon' | 'over'

/** Soon: someone should look at it today. */
export function urgencyOf(left: number): Urgency {
  if (left < 0) return 'over'
  return left < 12 * hour ? 'soon' : 'fine'
}

/** Why a command on an item is refused. */
export const inboxRefusals = [
  'answered',
  'closed',
  'open',
  'assigned',
  'not-an-admin',
  'sent-again',
  'newer-messages',
  'gone',
] as const
export type InboxRefusal = (typeof inboxRefusals)[number]

export type InboxForm = { data: undefined; reason: InboxRefusal }

/** The address of one item, which is shown whatever the list holds. */
export const itemPage = (ref: ItemRef) => inboxPage({ item: refOf(ref) })

/** The page's address. Default values are left out, so that one view has one address. */
export function inboxPage(filter: Partial<InboxFilter> & { item?: string | undefined; form?: string | undefined }) {
  const { kind, state, who, sort, q, page, item } = filter
  const query = new URLSearchParams()
  if (kind && kind !== 'all') query.set('kind', kind)
  if (state && state !== 'open') query.set('state', state)
  if (who && who !== 'anyone') query.set('who', who)
  if (sort && sort !== 'newest') query.set('sort', sort)
  if (q) query.set('q', q)
  if (page && page > 1) query.set('page', String(page))
  if (item) query.set('item', item)
  if (filter.form) query.set(formParameter, filter.form)
  return query.size > 0 ? `/admin/inbox?${query}` : '/admin/inbox'
}
