import type { LocalizedText, ResolvedText } from '~/features/content/model'
import { organizationLength } from '~/lib/field-lengths'

/** Facts about every circle, for pages, mails and drawings. The messages have a text for each value, under these names. */
export const circle = {
  people: { from: 10, to: 14 },
  minutes: { from: 90, to: 120 },
  price: 'free',
  seats: 'limited',
  rule: 'chathamHouse',
} as const

export const circleRequestLengths = { organization: organizationLength, role: 120, country: 80, why: 2000 } as const

/** Increase it with every change of the consent's wording: it is stored with each consent. */
export const consentVersion = 1

/** The cities in which circles meet, as the address of the page and the map name them. */
export const circleCities = ['stockholm', 'oslo', 'helsinki'] as const
export type CircleCity = (typeof circleCities)[number]

/** Null for a session in another city. */
export const circleCityOf = (city: LocalizedText): CircleCity | null =>
  circleCities.find((name) => name === city.en.toLowerCase()) ?? null

/** Addresses of the calendar of all sessions, and of one session as a calendar file. */
export const circlesCalendar = '/circles/calendar.ics'
export const sessionCalendar = (id: string) => `/circles/${encodeURIComponent(id)}/session.ics`

/** How often circles meet, as far as the dates show it. */
export type Rhythm = 'monthly' | 'announced'

/** A session as the page shows it, with times in the zone of its city. */
export type ShownSession = {
  id: string
  title: ResolvedText
  hook: ResolvedText | null
  city: ResolvedText
  place: CircleCity | null
  venue: ResolvedText | null
  /** In UTC, for `<time>` and structured data. */
  dateTime: string
  endsAt: string | null
  weekday: string
  date: string
  /** 3 December */
  day: string
  /** Thu 3 Dec */
  shortDay: string
  /** 18:00 */
  begins: string
  time: string
  zone: Zone
}

export type PastSession = Pick<ShownSession, 'id' | 'title' | 'dateTime' | 'date'> & {
  /** Older than half a year. */
  isArchived: boolean
}

/** The next session, the dates after it, and the next date of each city. */
export type CircleDates = {
  next: ShownSession | null
  upcoming: ShownSession[]
  cityDates: Record<CircleCity, ShownSession | null>
  /** The cities in the order of the dates, from that of the last session. */
  route: CircleCity[]
}

/** Time zones of circles, and the message key of each. */
export const zones = {
  'Europe/Stockholm': 'stockholm',
  'Europe/Oslo': 'oslo',
  'Europe/Helsinki': 'helsinki',
} as const
type Zone = (typeof zones)[keyof typeof zones]

type Picture = { url: string; alt: ResolvedText }

/** What the page reads from the content service. Where it is null, the page shows its translated messages. */
export type CirclesContent = CircleDates & {
  /** The city whose dates the page shows; null for all. */
  city: CircleCity | null
  rhythm: Rhythm
  past: PastSession[]
  expect: ResolvedText[] | null
  for: ResolvedText[] | null
  values: ResolvedText[] | null
  pastTopics: ResolvedText[] | null
  venue: ResolvedText | null
  gallery: Picture[]
  /** The sessions ahead for which a seat can be asked; none when they come from another source than our events. */
  choices: SessionChoice[]
}

/** A session for which a visitor can ask for a seat, as the form lists it. */
export type SessionChoice = { id: string; label: string }

/** Requests for a seat at one session. `listed` is empty for an admin who may not read them. */
export type SeatRequests = {
  total: number
  listed: {
    id: string
    name: string
    organization: string | null
    why: string
    status: 'new' | 'invited' | 'declined'
    createdAt: Date
  }[]
}
