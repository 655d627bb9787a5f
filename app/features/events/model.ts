import { type RolePage, rolePages } from '~/features/members/model'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale } from '~/i18n/locales'
import type { MemberRole } from '~/lib/member-roles'

export const eventResponses = ['attending', 'not_attending'] as const
export type EventResponse = (typeof eventResponses)[number]

/** An event as a member's page shows it, with texts in the reader's language and times in the event's zone. */
export type ShownEvent = {
  id: string
  title: string
  description: string
  type: string
  location: string
  /** In UTC, for `<time>`. */
  dateTime: string
  date: string
  time: string
  /** Name of the time zone of `time`. */
  zoneName: string
  /** Null when there is no limit. */
  seats: { max: number; taken: number } | null
  isFull: boolean
  /** An event that has begun takes no answers. */
  hasBegun: boolean
  myResponse: EventResponse | null
}

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
export const eventRefusals = ['full', 'over'] as const
export type EventRefusal = (typeof eventRefusals)[number]
export const isEventRefusal = (value: unknown): value is EventRefusal =>
  eventRefusals.some((refusal) => refusal === value)

export type AnswerForm = { data: undefined; reason: EventRefusal }

/** Redirects a member to the events on the page of their role. Mails and calendar files link here. */
export const eventsAddress = '/events'

/** The events on the page of a role. */
export const eventsOn = (page: RolePage, refusal?: EventRefusal) =>
  `${page}${refusal ? `?events=${refusal}` : ''}#events`

const eventParameter = 'event'

/** One event on the page of a role, which lists it even if it is not among the next. */
export const eventOn = (page: RolePage, id: string) => `${page}?${eventParameter}=${id}#${eventAnchor(id)}`
export const eventAnchor = (id: string) => `event-${id}`
export const askedEvent = (address: string) => new URL(address).searchParams.get(eventParameter)

/** The events on the role page with this address, or else on the page of the member's role. */
export function eventsPage(address: string | null, role: MemberRole | undefined, refusal?: EventRefusal) {
  const path = URL.parse(address ?? '')?.pathname
  const page = Object.values(rolePages).find((page) => page === path) ?? (role && rolePages[role])
  return page ? eventsOn(page, refusal) : eventsAddress
}
