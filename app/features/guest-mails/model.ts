import type { MessageFile, MessageTexts } from '~/db/schema/event-messages'
import { eventPage } from '~/features/event-planning/model'
import { type Locale, locales } from '~/i18n/locales'

export type MessageKind = 'announcement' | 'message' | 'thanks'
export type MessageStatus = 'draft' | 'held' | 'sent'

/**
 * Every group of people that can be written to. A further one is a name here, its condition in
 * `sources/recipients.server.ts` and its label in `ui/labels.ts`.
 */
const recipientGroups = ['audience', 'chosen', 'present', 'attending', 'not_attending', 'waiting', 'no_answer'] as const
export type RecipientGroup = (typeof recipientGroups)[number]

/** The stored names that the code knows; a group that was removed since is left out. */
export const groupsIn = ({ groups }: { groups: readonly string[] }) =>
  recipientGroups.filter((group) => groups.includes(group))

/** The groups that each kind of message can go to. An announcement has one of them. */
export const groupsOf = {
  announcement: ['audience', 'chosen'],
  message: ['attending', 'not_attending', 'waiting', 'no_answer'],
  thanks: ['present'],
} as const satisfies Record<MessageKind, readonly RecipientGroup[]>

/** Why someone of the chosen groups gets no mail, in the order in which it is asked. */
export const skipReasons = ['left', 'restricted', 'announced', 'attending', 'objected', 'optedOut'] as const
export type SkipReason = (typeof skipReasons)[number]
export type SkippedCounts = Partial<Record<SkipReason, number>>

export type Candidate = {
  id: string
  name: string
  email: string
  locale: Locale
  isAttending: boolean
  /** Their erasure has been asked for. */
  isLeaving: boolean
  isRestricted: boolean
  hasObjected: boolean
  wantsAnnouncements: boolean
  /** An earlier message has announced this event to them. */
  isAnnounced: boolean
}

/**
 * Who attends, or was there, gets what is written to guests, whatever they have said about announcements: it is about their
 * own evening.
 * Everyone else did not ask for it, so an objection and the opt-out count.
 */
export function reasonToSkip(person: Candidate, kind: MessageKind): SkipReason | undefined {
  if (person.isLeaving) return 'left'
  if (person.isRestricted) return 'restricted'
  if (kind === 'thanks' || (kind === 'message' && person.isAttending)) return undefined
  if (kind === 'announcement' && person.isAnnounced) return 'announced'
  // The announcement asks whether they will come.
  if (kind === 'announcement' && person.isAttending) return 'attending'
  if (person.hasObjected) return 'objected'
  return person.wantsAnnouncements ? undefined : 'optedOut'
}

export const messageLengths = { subject: 160, body: 6000, people: 4000 } as const
/** Mail servers refuse larger mails: encoded, a file is a third larger. */
export const maxFilesBytes = 10 * 1000 * 1000
export const maxFiles = 5

/** The fields of the texts, by their names in the form. */
export const textValues = (texts: MessageTexts): Record<string, string[]> =>
  Object.fromEntries(
    locales.flatMap((locale) => [
      [`subject-${locale}`, [texts[locale]?.subject ?? '']],
      [`body-${locale}`, [texts[locale]?.body ?? '']],
    ]),
  )

/** The language in which someone gets a message: their own, else the event's, else the first that was written. */
export const messageLocale = (texts: MessageTexts, reader: Locale, ofEvent: Locale): Locale | undefined =>
  [reader, ofEvent, ...locales].find((locale) => texts[locale])

export type EventMessage = {
  id: string
  eventId: string
  kind: MessageKind
  status: MessageStatus
  groups: RecipientGroup[]
  organisationIds: string[]
  texts: MessageTexts
  /** The language of the event's own texts, which a reader gets whose language is missing. */
  eventLocale: Locale
  files: MessageFile[]
  version: number
  senderEmail: string | null
  sendAt: Date | null
  sentAt: Date | null
  skipped: SkippedCounts
}

/** An organisation that can be chosen, and how many of it would get the message. */
export type ChosenOrganisation = { id: string; name: string; members: number }

/** A line of the list on the event's page. `recipients` of a draft is 0: it has none yet. */
export type ListedMessage = Pick<EventMessage, 'id' | 'kind' | 'status' | 'groups' | 'senderEmail' | 'sentAt'> & {
  subject: string
  recipients: number
  updatedAt: Date
}

/** Who would get a message now: by language, and how many get none for which reason. */
export type RecipientCounts = { total: number; byLocale: Record<Locale, number>; skipped: SkippedCounts }

/** What the page of a thank-you says besides its text. */
export type ThanksDetails = {
  /** Titles of the materials that the mail lists, and how many others are not for every guest. */
  materials: string[]
  leftOut: number
  /** Nobody was checked in, so it goes to all who attended by their answer. */
  isByAnswer: boolean
  asksForFeedback: boolean
  /** When another thank-you for this event was sent. */
  earlierAt: Date | null
}

/** Why a command on a message is refused. */
export const messageRefusals = [
  'gone',
  'stale',
  'sent',
  'not-held',
  'nobody',
  'no-text',
  'outside',
  'unpublished',
  'over',
  'not-over',
  'too-many-files',
  'exists',
] as const
export type MessageRefusal = (typeof messageRefusals)[number]
export type MessageForm = { data: undefined; reason: MessageRefusal }

const messagesPath = (eventId: string) => `${eventPage(eventId)}/messages`
export const messagePage = (eventId: string, id: string) => `${messagesPath(eventId)}/${id}`
/** The same page without fields, with numbers and previews: what is sent is what was saved. */
export const reviewPage = (eventId: string, id: string) => `${messagePage(eventId, id)}?step=review`
export const previewPath = (eventId: string, id: string, locale: Locale) =>
  `${messagePage(eventId, id)}/preview/${locale}`
