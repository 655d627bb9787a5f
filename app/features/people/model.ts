import { requestPage } from '~/features/access-requests/model/review'
import { proposalsPage } from '~/features/colleague-proposals/model'
import { teamThreadPage } from '~/features/dialogue/model'
import { engagementPage } from '~/features/engagements/model'
import { itemPage } from '~/features/inbox/model'
import { introductionsAnchor } from '~/features/introductions/model'
import { type MailState, mailPage } from '~/features/mail-log/model'

/** The id of an account, or of anything that the person has sent or got: no address stands in a URL. */
export const personPage = (id: string) => `/admin/people/${id}`

/** Someone we know by their address, with an account or without. */
export type PersonRef = {
  /** The account's id; without one the id under which the person was found. */
  id: string
  userId: string | null
  /** In lower case. */
  email: string
  /** Empty where nobody gave one. */
  name: string
}

/** What is known of someone without an account. */
export type Applicant = { organization: string; organisation: { id: string; name: string } | null }

export const noteLength = 4000

export const timelineKinds = [
  'requests',
  'invitations',
  'events',
  'engagements',
  'downloads',
  'messages',
  'mails',
  'edits',
  'notes',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

export type EntryType =
  | 'request-sent'
  | 'request-decided'
  | 'request-corrected'
  /** The form was sent again for the same address, with other words. */
  | 'request-repeated'
  | 'proposal-sent'
  | 'proposal-decided'
  /** Of the colleague. */
  | 'proposed'
  | 'invited'
  | 'invitation-mailed'
  | 'account-created'
  | 'event-answered'
  /** A change of an answer, a place on the waitlist or an offer; `detail` has what and why. */
  | 'event-seat'
  | 'event-came'
  | 'event-no-show'
  | 'event-feedback'
  | 'event-interest'
  /** An announcement, or what was written to guests. */
  | 'event-mailed'
  /** `title` has the program and the level, `detail` the state and why. */
  | 'engagement-changed'
  | 'deliverable-changed'
  | 'deliverable-accepted'
  /** Our team introduced a partner to someone. */
  | 'introduction-made'
  /** A member asks for a program. */
  | 'program-asked'
  /** In a thread of the organisation with us. */
  | 'thread-message'
  | 'downloaded'
  | 'contact'
  | 'circles'
  | 'answered'
  | 'newsletter'
  | 'mail'
  /** Of an admin, about the person. */
  | 'changed'
  /** Of the person as an admin, about something else. */
  | 'did'
  | 'note'

/** One row of a timeline. What `title` and `detail` hold depends on the type. */
export type TimelineEntry = {
  kind: TimelineKind
  type: EntryType
  id: string
  /** What it belongs to, where that is another thing: the event, the item, the message. */
  ref: string
  title: string
  detail: string
  /** The colleague who did it, by their address; with the account if they still have one. */
  by: { email: string; userId: string | undefined } | null
  at: Date
  /** Whom it is about; null for the organisation itself. */
  person: { id: string; name: string } | null
  /** A note of the admin who reads it. */
  isOwn: boolean
}

export type TimelineFilter = { show: TimelineKind | 'all'; before: string }

/** Rows on one page of a timeline. */
export const timelineSize = 50

/** Counting stops here: beyond it one wants to know that there are many. */
export const countedEntries = 1000

export type KindCounts = Partial<Record<TimelineKind, number>>

export type Timeline = {
  entries: TimelineEntry[]
  counts: KindCounts
  /** Of the entries after these; null when there are none. */
  next: string | null
}

/** Where the next page begins: after this entry. */
export type Cursor = { at: string; type: string; id: string }

const cursorSeparator = '~'
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

export const writeCursor = ({ at, type, id }: Cursor) => [at, type, id].join(cursorSeparator)

/** Null for what is no cursor: the first page is shown. */
export function readCursor(text: string): Cursor | null {
  const [at = '', type = '', id = ''] = text.split(cursorSeparator)
  const isTime = written.test(at) && !Number.isNaN(Date.parse(at))
  return isTime && /^[a-z-]+$/.test(type) && /^[\w-]+$/.test(id) ? { at, type, id } : null
}

/** The address of a view of the timeline: other parameters, such as the page of members, are left out. */
export function timelinePage(page: string, { show, before }: Partial<TimelineFilter>) {
  const query = new URLSearchParams()
  if (show && show !== 'all') query.set('show', show)
  if (before) query.set('before', before)
  return `${page}${query.size > 0 ? `?${query}` : ''}#timeline`
}

/** The page of what an entry is about; null where it has none. */
export function entryPage({ type, id, ref }: Pick<TimelineEntry, 'type' | 'id' | 'ref'>): string | null {
  if (type === 'request-sent' || type === 'request-decided' || type === 'request-corrected') return requestPage(id)
  if (type === 'request-repeated') return requestPage(ref)
  if (type === 'proposal-sent' || type === 'proposal-decided' || type === 'proposed') return proposalsPage
  if (type === 'contact' || type === 'circles' || type === 'newsletter') return itemPage({ kind: type, id })
  if (type === 'mail') return mailPage(id)
  if (type !== 'event-interest' && type.startsWith('event-')) return `/admin/events/${ref}`
  if (type === 'engagement-changed' || type.startsWith('deliverable-')) return engagementPage(ref)
  if (type === 'introduction-made') return `${engagementPage(ref)}${introductionsAnchor}`
  if (type === 'thread-message') return teamThreadPage(ref)
  if (type === 'downloaded') return `/admin/content/insights/${ref}`
  if (type !== 'answered') return null
  const [kind, item = ''] = ref.split('.')
  return itemPage({ kind: kind === 'circles' ? 'circles' : 'contact', id: item })
}

/** Something that waits: for our team, or for the person. */
export type OpenItem = {
  id: string
  at: Date
  title: string
  person: { id: string; name: string }
} & (
  | { kind: 'request' | 'contact' | 'circles' | 'proposal' }
  /** A place on the waitlist of the event with this id. */
  | { kind: 'waiting' }
  | { kind: 'invitation'; expiresAt: Date }
  /** A seat that is kept at the event with this id. */
  | { kind: 'offer'; expiresAt: Date }
  /** A thread in which they wait for an answer. */
  | { kind: 'thread' }
  /** Something promised that is late, in the engagement with this id. */
  | { kind: 'deliverable' }
  /** A program that a member asks for. */
  | { kind: 'program' }
  /** An offer that they have not answered. */
  | { kind: 'engagement'; expiresAt: Date }
  | { kind: 'mail'; state: MailState; isLinkLost: boolean; toAddress: string }
)

/** Why a command on notes is refused. */
export const noteRefusals = ['gone', 'not-own', 'restricted', 'objected'] as const
export type NoteForm = { data: undefined; reason: (typeof noteRefusals)[number] }
