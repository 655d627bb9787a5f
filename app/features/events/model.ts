import { type RolePage, rolePages } from '~/features/members/model'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale } from '~/i18n/locales'
import type { MemberRole } from '~/lib/member-roles'

export const eventResponses = ['attending', 'not_attending'] as const
export type EventResponse = (typeof eventResponses)[number]

/** An event as a member's page shows it: written in the reader's language, by the clock of the place. */
export type ShownEvent = {
  id: string
  title: string
  description: string
  type: string
  location: string
  /** For machines, in UTC. */
  dateTime: string
  date: string
  time: string
  /** Whose clock `time` is by. */
  zoneName: string
  /** Null when as many as like may come. */
  seats: { max: number; taken: number } | null
  isFull: boolean
  /** From then on it takes no answers. */
  hasBegun: boolean
  myResponse: EventResponse | null
}

/** What the events card shows. */
export type UpcomingEvents = { events: ShownEvent[]; isInterested: boolean }

type Timed = { eventDate: Date; endsAt: Date | null; timeZone: string }

/** When an event is, by the clock of the place, in the reader's words. An end on another day is told with its day. */
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

/** No more than this are listed at a time. */
export const maxShown = 3

/** The day turns over here, wherever the reader or the server is. */
export const homeZone = 'Europe/Stockholm'

/** Why an answer is refused. Without JavaScript it stands in the address of the page that the answer redirects to. */
export const eventRefusals = ['full', 'over'] as const
export type EventRefusal = (typeof eventRefusals)[number]
export const isEventRefusal = (value: unknown): value is EventRefusal => eventRefusals.some((known) => known === value)

export type AnswerForm = { data: undefined; reason: EventRefusal }

/** Leads whoever is signed in to the events on their own role's page; mails and calendars have no other address. */
export const eventsAddress = '/events'

/** The events on the page of a role. */
export const eventsOn = (page: RolePage, refusal?: EventRefusal) =>
  `${page}${refusal ? `?events=${refusal}` : ''}#events`

/** The events on the role page with this address, or else on the page of the member's own role. */
export function eventsPage(address: string | null, role: MemberRole | undefined, refusal?: EventRefusal) {
  const path = URL.parse(address ?? '')?.pathname
  const page = Object.values(rolePages).find((page) => page === path) ?? (role && rolePages[role])
  return page ? eventsOn(page, refusal) : eventsAddress
}
