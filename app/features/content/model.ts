import { type Locale, locales, localeTags } from '~/i18n/locales'
import { keepTogether } from '~/lib/line-breaks'

/** A value in English, and in the other languages where it is translated. */
export type Localized<Value> = {
  en: Value
  sv?: Value | undefined
  no?: Value | undefined
  /** The language of `en` where English is missing: an event may be written in another language alone. */
  fallbackLocale?: Exclude<Locale, 'en'> | undefined
}
export type LocalizedText = Localized<string>

export type Site = {
  id: string
  contactEmail: string | null
  linkedinUrl: string | null
  beehiivId: string | null
  formspreeId: string | null
  primaryColor: string | null
  trustedByLine: LocalizedText | null
  privacyUrl: string | null
  founderName: string | null
  founderRole: LocalizedText | null
  founderRecord: LocalizedText[]
  founderPortrait: string | null
  /** Whether the site speaks as one person: 'I' instead of 'we'. */
  founderVoice: boolean
}

type Picture = { url: string; alt: LocalizedText }
type Offer = { body: LocalizedText | null }

export type Homepage = {
  id: string
  heroTitle: LocalizedText | null
  heroSub: LocalizedText | null
  newsletterTitle: LocalizedText | null
  newsletterSub: LocalizedText | null
  what: { signals: Offer; circles: Offer; advisory: Offer }
  workIntro: LocalizedText | null
  circles: {
    expect: LocalizedText[]
    for: LocalizedText[]
    values: LocalizedText[]
    pastTopics: LocalizedText[]
    gallery: Picture[]
    venue: LocalizedText | null
  }
}

export type CircleSession = {
  id: string
  title: LocalizedText
  hook: LocalizedText | null
  /** Begin and, if known, end in UTC. Shown in `timeZone`, the zone of the city. */
  dateTime: string
  endsAt: string | null
  timeZone: string
  city: LocalizedText
  venue: LocalizedText | null
  isNext: boolean
  /** When it was last published; null where the source does not say. */
  updatedAt: string | null
}

export type Note = {
  id: string
  slug: string
  title: LocalizedText
  summary: LocalizedText
  /** A day: 2025-03-11. */
  date: string
  category: LocalizedText | null
  /** In minutes. */
  readTime: number | null
  figure: NoteFigure | null
  /** Paragraphs. Null in lists of notes. */
  body: Localized<string[]> | null
  pullQuote: LocalizedText | null
  /** The first belongs to the mark [1] in the body. Empty in lists of notes. */
  marginNotes: LocalizedText[]
}

/** The figures that the site can draw beside a note's text. */
export const noteFigures = ['who-pays', 'still-open', 'second-job'] as const
export type NoteFigure = (typeof noteFigures)[number]

/** The letter of a week: Strategy Signals. */
export type Brief = {
  id: string
  /** The week's Monday: 2026-11-09. */
  weekStart: string
  title: LocalizedText | null
  opening: LocalizedText | null
  items: BriefItem[]
  /** The question to raise. */
  question: LocalizedText | null
}

type BriefItem = {
  heading: LocalizedText
  text: LocalizedText | null
  /** What it means for the reader's plan. */
  plan: LocalizedText | null
}

export type ClientLogo = { id: string; image: string; alt: LocalizedText }

export type Testimonial = {
  id: string
  quote: LocalizedText
  author: string
  role: LocalizedText | null
  org: string | null
  rank: number | null
}

export type MicroCase = {
  id: string
  market: LocalizedText
  context: LocalizedText
  move: LocalizedText
  result: LocalizedText
  rank: number | null
}

/** The result of `siteQuery`. What the source lacks, or what is invalid, is null or empty. */
export type SiteContent = {
  site: Site | null
  home: Homepage | null
  nextSession: CircleSession | null
  upcoming: CircleSession[]
  laterSession: CircleSession | null
  latestNote: Note | null
  latestBrief: Brief | null
  logos: ClientLogo[]
  testimonials: Testimonial[]
  microCases: MicroCase[]
}

export const noContent: SiteContent = {
  site: null,
  home: null,
  nextSession: null,
  upcoming: [],
  laterSession: null,
  latestNote: null,
  latestBrief: null,
  logos: [],
  testimonials: [],
  microCases: [],
}

/** None of these ever throws or takes long: see `createContentService`. */
export type ContentService = {
  /** Whether sessions are our own events, and not documents of another system. */
  hasOwnSessions: boolean
  get: () => Promise<SiteContent>
  listBriefs: () => Promise<Brief[]>
  listNotes: () => Promise<Note[]>
  getNote: (slug: string) => Promise<Note | null>
  /** The announced sessions, past and ahead, the latest first. */
  listSessions: () => Promise<CircleSession[]>
  /** Drops all cached content, so that the next read fetches it. */
  drop: () => void
}

/** Whether a value is a text, plain or in languages, and not a group of fields. */
export const isText = (value: unknown) =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && locales.some((language) => language in value))

/** A text in one language. `lang` is set when that is not the language of the page. */
export type ResolvedText<Value = string> = { text: Value; lang?: string }

/** The text in this language, or else in English or the language it was written in, with `lang` set. */
export function resolveText<Value extends string | string[]>(
  locale: Locale,
  text: Localized<Value>,
): ResolvedText<Value> {
  const translation = locale === 'en' && text.fallbackLocale ? undefined : text[locale]
  return translation === undefined
    ? { text: keepEachTogether(text.en), lang: localeTags[text.fallbackLocale ?? 'en'] }
    : { text: keepEachTogether(translation) }
}

/** A text stays a text and a list a list, which TypeScript can't infer. */
const keepEachTogether = <Value extends string | string[]>(value: Value) =>
  (typeof value === 'string' ? keepTogether(value) : value.map(keepTogether)) as Value

const timeZones = new Map([
  ['Oslo', 'Europe/Oslo'],
  ['Helsinki', 'Europe/Helsinki'],
])

/** The time zone of a city; Stockholm's for every other city than Oslo and Helsinki. */
export const timeZoneOf = (city: LocalizedText) => timeZones.get(city.en) ?? 'Europe/Stockholm'

const stockholm = { en: 'Stockholm', sv: 'Stockholm', no: 'Stockholm' }
const oslo = { en: 'Oslo', sv: 'Oslo', no: 'Oslo' }
const helsinki = { en: 'Helsinki', sv: 'Helsingfors', no: 'Helsingfors' }

/** A city in which circles meet, by its name in any language; undefined for another. */
export const cityNamed = (name: string): Required<Record<Locale, string>> | undefined =>
  [stockholm, oslo, helsinki].find((city) => locales.some((language) => city[language] === name))

const fallbackSession = (
  begins: string,
  city: LocalizedText,
  overrides: Partial<Pick<CircleSession, 'endsAt' | 'venue' | 'isNext'>> = {},
): CircleSession => ({
  id: `fallback-${begins.slice(0, 10)}`,
  title: {
    en: `Health Circle in ${city.en}`,
    sv: `Health Circle i ${city.sv}`,
    no: `Health Circle i ${city.no}`,
  },
  hook: null,
  dateTime: new Date(begins).toISOString(),
  endsAt: null,
  timeZone: timeZoneOf(city),
  city,
  venue: null,
  isNext: false,
  updatedAt: null,
  ...overrides,
})

/** The circles of 2025, for a site whose content service has none. */
export const fallbackSessions: CircleSession[] = [
  fallbackSession('2025-09-10T18:00:00+02:00', stockholm, {
    endsAt: new Date('2025-09-10T20:00:00+02:00').toISOString(),
    venue: { en: 'Gamla stan', sv: 'Gamla stan', no: 'Gamla stan' },
    isNext: true,
  }),
  fallbackSession('2025-10-03T18:00:00+02:00', stockholm),
  fallbackSession('2025-10-24T18:00:00+02:00', oslo),
  fallbackSession('2025-11-14T18:00:00+02:00', helsinki),
]

/** How many dates are shown beside the next session. */
const maxUpcoming = 3

export type Sessions = {
  next: CircleSession | null
  /** The first dates beside the next session. */
  upcoming: CircleSession[]
  /** All that have not begun, the earliest first. */
  ahead: CircleSession[]
  /** The latest first. */
  past: CircleSession[]
}

/**
 * Sorts sessions into next, upcoming and past at `now`. The content may be cached, so a session that was fetched as next
 * can be past by now.
 */
export function sessionsAt(
  now: Date,
  content: Pick<SiteContent, 'nextSession' | 'upcoming' | 'laterSession'>,
  listed: CircleSession[] = [],
): Sessions {
  const { nextSession, upcoming, laterSession } = content
  const fetched = [nextSession, ...upcoming, laterSession, ...listed].filter((session) => session !== null)
  const unique = [...new Map(fetched.map((session) => [session.id, session])).values()]
  const earliestFirst = (unique.length > 0 ? unique : fallbackSessions).toSorted(
    (a, b) => Date.parse(a.dateTime) - Date.parse(b.dateTime),
  )
  const ahead = earliestFirst.filter((session) => Date.parse(session.dateTime) > now.getTime())
  const next = ahead.find((session) => session.isNext) ?? ahead[0] ?? null
  return {
    next,
    upcoming: ahead.filter((session) => session !== next).slice(0, maxUpcoming),
    ahead,
    past: earliestFirst.filter((session) => !ahead.includes(session)).reverse(),
  }
}

const ownOrigin = 'https://own.invalid'

/**
 * Whether it is a path of our own site. Parsed as a browser does, which drops tabs and line ends and reads `\` as `/`:
 * `/\elsewhere.example` is an address of another site.
 */
export const isOwnAddress = (address: string) =>
  address.startsWith('/') && URL.parse(address, ownOrigin)?.origin === ownOrigin
