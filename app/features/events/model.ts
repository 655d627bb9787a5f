import type { events } from '~/db/schema/events'
import type { ResolvedText } from '~/features/content/model'
import { type RolePage, rolePages } from '~/features/members/model'
import { isSeatFailure, type OwnSeat, type SeatFailure, type SeatRefusal } from '~/features/seats/model'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale, localeTags } from '~/i18n/locales'
import type { MemberRole } from '~/lib/member-roles'

export const eventResponses = ['attending', 'not_attending'] as const
export type EventResponse = (typeof eventResponses)[number]

/** The types of events, as they are stored, with the message key of each. */
export const eventTypes = {
  'Strategic Circle': 'circle',
  'Round table': 'roundTable',
  'Clinical visit': 'visit',
  'Insight exchange': 'exchange',
  Dinner: 'dinner',
} as const
type EventType = keyof typeof eventTypes
export const isEventType = (type: string): type is EventType => Object.hasOwn(eventTypes, type)

type EventRow = typeof events.$inferSelect
type TextField = 'title' | 'description' | 'hook' | 'city' | 'venue'
type WrittenEvent = Pick<EventRow, TextField | 'agenda' | 'textLanguage' | 'translations'>
type ShownAgendaLine = ResolvedText & { time: string }

/** The texts of an event for a reader; each has `lang` set where it is not in the reader's language. Absent ones are empty. */
export type EventText = Record<TextField, ResolvedText> & {
  agenda: ShownAgendaLine[]
  /** The language of the title, which may not be the reader's. */
  language: Locale
}

/** The texts in the reader's language, and those that are not translated in the language of the event. */
export function eventText(event: WrittenEvent, locale: Locale): EventText {
  const { textLanguage, agenda } = event
  const isOwn = locale === textLanguage
  const translation = isOwn ? undefined : event.translations[locale]
  const resolve = (own: string, translated: string | undefined): ResolvedText =>
    isOwn || translated || !own ? { text: translated || own } : { text: own, lang: localeTags[textLanguage] }
  const textOf = (field: TextField) => resolve(event[field], translation?.[field])
  return {
    title: textOf('title'),
    description: textOf('description'),
    hook: textOf('hook'),
    city: textOf('city'),
    venue: textOf('venue'),
    agenda: agenda.map(({ time, text }, index) => ({ time, ...resolve(text, translation?.agenda?.[index]) })),
    language: isOwn || translation?.title ? locale : textLanguage,
  }
}

/** What happens at an event: its points with their times, who hosts it, and what is spoken. */
export type Programme = { agenda: ShownAgendaLine[]; host: string; language: Locale }

/** An event as a member's page shows it, with texts in the reader's language and times in the event's zone. */
export type ShownEvent = {
  id: string
  title: string
  description: string
  /** The languages of title and description where they are not the reader's. */
  titleLang?: string | undefined
  descriptionLang?: string | undefined
  programme?: Programme | undefined
  type: string
  location: string
  /** In UTC, for `<time>`. */
  dateTime: string
  date: string
  time: string
  /** Name of the time zone of `time`. */
  zoneName: string
  /** Null when there is no limit. Seats that are offered to someone are taken. */
  seats: { max: number; taken: number } | null
  isFull: boolean
  /** An event that has begun takes no answers. */
  hasBegun: boolean
  /** It has ended; one without an end has when its day is over. */
  isOver: boolean
  isCancelled: boolean
  myResponse: EventResponse | null
  /** The waitlist, an offer, and why the reader can't take a seat. */
  seat: OwnSeat
}

/** An event on its own page; `endsAt` is in UTC. */
export type PagedEvent = ShownEvent & { endsAt: string | null; timeZone: string; hook: ResolvedText }

const resolved = (text: string, lang: string | undefined): ResolvedText => ({ text, ...(lang && { lang }) })

/** For the note that says which language a text is in, where that is not the reader's. */
export const resolvedTitle = ({ title, titleLang }: ShownEvent) => resolved(title, titleLang)
export const resolvedDescription = ({ description, descriptionLang }: ShownEvent) =>
  resolved(description, descriptionLang)

/** What the events card shows. */
export type UpcomingEvents = { events: ShownEvent[]; isInterested: boolean }

type Timed = { eventDate: Date; endsAt: Date | null; timeZone: string }

/** Date and time of an event in its time zone, in the reader's language. An end on another day includes its date. */
export function writtenTime({ eventDate, endsAt, timeZone }: Timed, locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(formatTags[locale], { timeZone, ...options })
  const date = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const zone = format({ timeZoneName: 'longGeneric' }).formatToParts(eventDate)
  const end = endsAt && (date.format(endsAt) === date.format(eventDate) ? '' : ` ${date.format(endsAt)} `)
  return {
    date: date.format(eventDate),
    time: endsAt ? `${clock.format(eventDate)}–${end}${clock.format(endsAt)}` : clock.format(eventDate),
    zoneName: zone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}

/** How many upcoming events a member's page lists. */
export const maxShown = 3

/** Why an answer is refused. Without JavaScript it is a query parameter of the page that the answer redirects to. */
export type EventRefusal = SeatFailure
export const isEventRefusal = isSeatFailure

export type AnswerForm = { data: undefined; reason: SeatRefusal }

/** The views of the page of all events. */
export const eventViews = ['upcoming', 'mine', 'past'] as const
export type EventView = (typeof eventViews)[number]
export type EventFilter = { view: EventView; page: number }

/** The page of all events. */
export const eventsAddress = '/events'
/** Its address for a view; the default is left out, so that a view has one address. */
export const eventsViewAddress = (view: EventView) =>
  view === 'upcoming' ? eventsAddress : `${eventsAddress}?view=${view}`
/** The page of an event. Mails, calendars and the search link here. */
export const eventAddress = (id: string) => `${eventsAddress}/${id}`
export const eventAnchor = (id: string) => `event-${id}`

/** Events of one month, in the order of the list. */
export type EventMonth = { month: string; events: ShownEvent[] }

/** Groups a sorted list; months are named in the reader's language, by the date at the event. */
export function groupByMonth(events: { shown: ShownEvent; month: string }[]): EventMonth[] {
  const groups = Map.groupBy(events, ({ month }) => month)
  return [...groups].map(([month, ofMonth]) => ({ month, events: ofMonth.map(({ shown }) => shown) }))
}

export const writtenMonth = ({ eventDate, timeZone }: Timed, locale: Locale) =>
  dateFormat(formatTags[locale], { timeZone, month: 'long', year: 'numeric' }).format(eventDate)

/** The query parameter with the reason of a refusal. */
export const refusalParameter = 'events'

/** The page that mails about one event link to. */
export const eventUrl = (site: URL, eventId: string) => new URL(eventAddress(eventId), site).href

/** The events on the page of a role. */
const eventsOn = (page: RolePage, refusal?: EventRefusal) =>
  `${page}${refusal ? `?${refusalParameter}=${refusal}` : ''}#events`

type Answered = { id?: string | undefined; role: MemberRole | undefined; refusal?: EventRefusal | undefined }

/**
 * Where a form without JavaScript returns to: the view or the event that it was sent from, the events on that role's
 * page, or else those on the page of the member's role. `address` is the page that it was sent from.
 */
export function eventsPage(address: string | null, { id, role, refusal }: Answered) {
  const from = URL.parse(address ?? '')
  const isList = from?.pathname === eventsAddress
  if (from && (isList || (id && from.pathname === eventAddress(id)))) {
    from.searchParams.delete(refusalParameter)
    if (refusal) from.searchParams.set(refusalParameter, refusal)
    const anchor = isList && id && !refusal ? `#${eventAnchor(id)}` : ''
    return `${from.pathname}${from.search}${anchor}`
  }
  const page = Object.values(rolePages).find((page) => page === from?.pathname) ?? (role && rolePages[role])
  return page ? eventsOn(page, refusal) : eventsAddress
}
