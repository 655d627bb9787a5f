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

/** As far back as the page looks. */
const maxPastSessions = 6

/** The page's share of the content, in the reader's language. What has begun is past, by the clock of `ctx`. */
export async function getCirclesContent(ctx: {
  content: ContentService
  locale: Locale
  now: Date
}): Promise<CirclesContent> {
  const [{ home }, { next, upcoming, past }] = await Promise.all([getSiteContent(ctx), getSessions(ctx)])
  const say = (text: LocalizedText) => resolveText(ctx.locale, text)
  const list = (texts: LocalizedText[] = []) => (texts.length > 0 ? texts.map(say) : null)
  const show = (session: CircleSession) => shownSession(session, ctx.locale, say)
  const showPast = (session: CircleSession) => pastSession(session, ctx.locale, say)
  const circles = home?.circles
  return {
    next: next && show(next),
    upcoming: upcoming.map(show),
    past: past.slice(0, maxPastSessions).map(showPast),
    expect: list(circles?.expect),
    for: list(circles?.for),
    values: list(circles?.values),
    pastTopics: list(circles?.pastTopics),
    venue: circles?.venue ? say(circles.venue) : null,
    gallery: (circles?.gallery ?? []).map(({ url, alt }) => ({ url, alt: say(alt) })),
  }
}

type Say = (text: LocalizedText) => ResolvedText

/** Dates are written here and not in the browser: one engine's words for them are not always another's. */
const writtenIn = (locale: Locale, timeZone: string) => (at: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(formatTags[locale], { timeZone, ...options }).format(new Date(at))

function pastSession({ id, title, dateTime, timeZone }: CircleSession, locale: Locale, say: Say): PastSession {
  const date = writtenIn(locale, timeZone)(dateTime, { day: 'numeric', month: 'long', year: 'numeric' })
  return { id, title: say(title), dateTime, date }
}

function shownSession(session: CircleSession, locale: Locale, say: Say): ShownSession {
  const { hook, city, venue, dateTime, endsAt, timeZone } = session
  const write = writtenIn(locale, timeZone)
  const clock = (at: string) => write(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return {
    ...pastSession(session, locale, say),
    hook: hook && say(hook),
    city: say(city),
    venue: venue && say(venue),
    endsAt,
    weekday: write(dateTime, { weekday: 'long' }),
    time: endsAt ? `${clock(dateTime)}–${clock(endsAt)}` : clock(dateTime),
    zone: zones[timeZone as keyof typeof zones] ?? 'stockholm',
  }
}
