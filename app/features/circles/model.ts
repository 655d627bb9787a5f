import type { ResolvedText } from '~/features/content/model'
import { organizationLength } from '~/lib/field-lengths'

/** Facts about every circle, for pages, mails and drawings. The messages have a text for each value, under these names. */
export const circle = {
  people: { from: 10, to: 14 },
  minutes: { from: 90, to: 120 },
  price: 'free',
  seats: 'limited',
  rule: 'chathamHouse',
  rhythm: 'monthly',
} as const

export const circleRequestLengths = { organization: organizationLength, role: 120, country: 80, why: 2000 } as const

/** Increase it with every change of the consent's wording: it is stored with each consent. */
export const consentVersion = 1

/** A session as the page shows it, with times in the zone of its city. */
export type ShownSession = {
  id: string
  title: ResolvedText
  hook: ResolvedText | null
  city: ResolvedText
  venue: ResolvedText | null
  /** In UTC, for `<time>` and structured data. */
  dateTime: string
  endsAt: string | null
  weekday: string
  date: string
  time: string
  zone: Zone
}

export type PastSession = Pick<ShownSession, 'id' | 'title' | 'dateTime' | 'date'>

/** Time zones of circles, and the message key of each. */
export const zones = {
  'Europe/Stockholm': 'stockholm',
  'Europe/Oslo': 'oslo',
  'Europe/Helsinki': 'helsinki',
} as const
type Zone = (typeof zones)[keyof typeof zones]

type Picture = { url: string; alt: ResolvedText }

/** What the page reads from the content service. Where it is null, the page shows its translated messages. */
export type CirclesContent = {
  next: ShownSession | null
  upcoming: ShownSession[]
  past: PastSession[]
  expect: ResolvedText[] | null
  for: ResolvedText[] | null
  values: ResolvedText[] | null
  pastTopics: ResolvedText[] | null
  venue: ResolvedText | null
  gallery: Picture[]
}
