import { type RolePage, rolePages } from '~/features/members/model'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale } from '~/i18n/locales'
import type { MemberRole } from '~/lib/member-roles'

export type EventResponse = 'attending' | 'not_attending'

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

/** How an answer went: kept, or why it was not. */
export type EventAnswer = { state: 'done' | Refusal | 'failed' }

/** Why an answer is refused. Without JavaScript it stands in the address of the page that the answer leads back to. */
const refusals = ['full', 'over'] as const
export type Refusal = (typeof refusals)[number]
export const isRefusal = (value: unknown): value is Refusal => refusals.includes(value as Refusal)

/** Leads whoever is signed in to the events on their own role's page; mails and calendars have no other address. */
export const eventsAddress = '/events'

/** The events on the page of a role. */
export const eventsOn = (page: RolePage, refusal?: Refusal) => `${page}${refusal ? `?events=${refusal}` : ''}#events`

/** The role page that a form without JavaScript was sent from, or else the member's own. */
export function sentFrom(request: Request, role: MemberRole): RolePage {
  const path = URL.parse(request.headers.get('Referer') ?? '')?.pathname
  return Object.values(rolePages).find((page) => page === path) ?? rolePages[role]
}

/** For `clientAction`: a connection that fails becomes an answer on the card. A redirect, to sign in again, goes on. */
export async function failedWhenOffline(send: () => Promise<EventAnswer>): Promise<EventAnswer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    return { state: 'failed' }
  }
}
