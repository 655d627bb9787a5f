import type { ResolvedText } from '~/features/content/model'
import { organizationLength } from '~/lib/field-lengths'

/** What every circle is. Pages, mails and drawings read it here; the words are in the texts, under these names. */
export const circle = {
  people: { from: 10, to: 14 },
  minutes: { from: 90, to: 120 },
  price: 'free',
  seats: 'limited',
  rule: 'chathamHouse',
  rhythm: 'monthly',
} as const

export const circleRequestLengths = { organization: organizationLength, role: 120, country: 80, why: 2000 } as const

/** Change it with the wording of the consent: what someone agreed to is stored under it. */
export const consentVersion = 1

/** A session as the page shows it: the times are those of its own city. */
export type ShownSession = {
  id: string
  title: ResolvedText
  hook: ResolvedText | null
  city: ResolvedText
  venue: ResolvedText | null
  /** For machines, with its offset from UTC left to them. */
  dateTime: string
  endsAt: string | null
  weekday: string
  date: string
  time: string
  zone: Zone
}

export type PastSession = Pick<ShownSession, 'id' | 'title' | 'dateTime' | 'date'>

/** The clocks that circles are held by. */
export const zones = {
  'Europe/Stockholm': 'stockholm',
  'Europe/Oslo': 'oslo',
  'Europe/Helsinki': 'helsinki',
} as const
type Zone = (typeof zones)[keyof typeof zones]

type Picture = { url: string; alt: ResolvedText }

/** All that the page takes from the content service. Null is where the translated texts speak instead. */
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
