import {
  type CircleSession,
  type ContentService,
  type LocalizedText,
  type ResolvedText,
  resolveText,
} from '~/features/content/model'
import { getSessions, getSiteContent } from '~/features/content/queries.server'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale } from '~/i18n/locales'
import { type CirclesContent, type PastSession, type ShownSession, zones } from './model'

/** How many past sessions the page lists. */
const maxPastSessions = 6

/** The page's content, in the reader's language. A session is past once it has begun at `ctx.now`. */
export async function getCirclesContent(ctx: {
  content: ContentService
  locale: Locale
  now: Date
}): Promise<CirclesContent> {
  const [{ home }, { next, upcoming, past }] = await Promise.all([getSiteContent(ctx), getSessions(ctx)])
  const resolve = (text: LocalizedText) => resolveText(ctx.locale, text)
  const resolveList = (texts: LocalizedText[] = []) => (texts.length > 0 ? texts.map(resolve) : null)
  const show = (session: CircleSession) => toShownSession(session, ctx.locale, resolve)
  const showPast = (session: CircleSession) => toPastSession(session, ctx.locale, resolve)
  const circles = home?.circles
  return {
    next: next && show(next),
    upcoming: upcoming.map(show),
    past: past.slice(0, maxPastSessions).map(showPast),
    expect: resolveList(circles?.expect),
    for: resolveList(circles?.for),
    values: resolveList(circles?.values),
    pastTopics: resolveList(circles?.pastTopics),
    venue: circles?.venue ? resolve(circles.venue) : null,
    gallery: (circles?.gallery ?? []).map(({ url, alt }) => ({ url, alt: resolve(alt) })),
  }
}

type Resolve = (text: LocalizedText) => ResolvedText

/** Formats dates on the server: browsers may format them differently. */
const formatterFor = (locale: Locale, timeZone: string) => (at: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(formatTags[locale], { timeZone, ...options }).format(new Date(at))

function toPastSession(
  { id, title, dateTime, timeZone }: CircleSession,
  locale: Locale,
  resolve: Resolve,
): PastSession {
  const date = formatterFor(locale, timeZone)(dateTime, { day: 'numeric', month: 'long', year: 'numeric' })
  return { id, title: resolve(title), dateTime, date }
}

function toShownSession(session: CircleSession, locale: Locale, resolve: Resolve): ShownSession {
  const { hook, city, venue, dateTime, endsAt, timeZone } = session
  const format = formatterFor(locale, timeZone)
  const clock = (at: string) => format(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return {
    ...toPastSession(session, locale, resolve),
    hook: hook && resolve(hook),
    city: resolve(city),
    venue: venue && resolve(venue),
    endsAt,
    weekday: format(dateTime, { weekday: 'long' }),
    time: endsAt ? `${clock(dateTime)}–${clock(endsAt)}` : clock(dateTime),
    zone: zones[timeZone as keyof typeof zones] ?? 'stockholm',
  }
}
