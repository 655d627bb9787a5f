import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { authorize, can } from '~/auth/permissions'
import { circleRequests } from '~/db/schema/circle-requests'
import { events } from '~/db/schema/events'
import {
  type CircleSession,
  type ContentService,
  type LocalizedText,
  type ResolvedText,
  resolveText,
  type Sessions,
} from '~/features/content/model'
import { getSessions, getSiteContent } from '~/features/content/queries.server'
import { eventText, writtenTime } from '~/features/events/model'
import { eventId } from '~/features/events/schema'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale } from '~/i18n/locales'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import {
  type CircleCity,
  type CircleDates,
  type CirclesContent,
  circleCities,
  circleCityOf,
  type PastSession,
  type Rhythm,
  type SeatRequests,
  type SessionChoice,
  type ShownSession,
  zones,
} from './model'

/** How many past sessions the page lists. */
const maxPastSessions = 6
const maxUpcoming = 3
/** How many sessions the form offers. */
const maxChoices = 12
const maxRoute = 4
const dayMs = 24 * 60 * 60 * 1000
/** Half a year: older sessions are from the archive, and say nothing about how often circles meet now. */
const recentMs = 183 * dayMs
const monthlyGapMs = 45 * dayMs

type ReaderCtx = { content: ContentService; locale: Locale; now: Date }

/** How many requests the page of an event lists. */
const maxSeatRequests = 50

/** The dates in the reader's language. A session is past once it has begun at `ctx.now`. */
export async function getCircleDates(ctx: ReaderCtx): Promise<CircleDates> {
  return toDates(await getSessions(ctx), ctx.locale)
}

/** The page's content, in the reader's language; with the dates of one city, or of all. */
export async function getCirclesContent(ctx: ReaderCtx, city: CircleCity | null = null): Promise<CirclesContent> {
  const [{ home }, sessions] = await Promise.all([getSiteContent(ctx), getSessions(ctx)])
  const resolve = (text: LocalizedText) => resolveText(ctx.locale, text)
  const resolveList = (texts: LocalizedText[] = []) => (texts.length > 0 ? texts.map(resolve) : null)
  const showPast = (session: CircleSession) => toPastSession(session, ctx.locale, ctx.now)
  const circles = home?.circles
  return {
    ...toDates(sessions, ctx.locale, city),
    city,
    rhythm: rhythmOf(sessions, ctx.now),
    past: sessions.past.slice(0, maxPastSessions).map(showPast),
    expect: resolveList(circles?.expect),
    for: resolveList(circles?.for),
    values: resolveList(circles?.values),
    pastTopics: resolveList(circles?.pastTopics),
    venue: circles?.venue ? resolve(circles.venue) : null,
    gallery: (circles?.gallery ?? []).map(({ url, alt }) => ({ url, alt: resolve(alt) })),
    choices: ctx.content.hasOwnSessions ? listChoices(sessions.ahead, ctx.locale) : [],
  }
}

/** Only sessions that are events: a request can't be attached to a session of Sanity, or to one of the page's own. */
const listChoices = (ahead: CircleSession[], locale: Locale): SessionChoice[] =>
  ahead
    .filter(({ id }) => eventId.safeParse(id).success)
    .slice(0, maxChoices)
    .map((session) => {
      const { id, title, city, shortDay } = toShownSession(session, locale)
      return { id, label: `${shortDay}, ${city.text}: ${title.text}` }
    })

/** The version of each session that is an event, by its id. */
export async function listSequences(db: Ctx['db'], sessions: CircleSession[]): Promise<Map<string, number>> {
  const ids = sessions.map(({ id }) => id).filter((id) => eventId.safeParse(id).success)
  if (ids.length === 0) return new Map()
  const isShown = and(inArray(events.id, ids), eq(events.isPublic, true), eq(events.status, 'scheduled'))
  const rows = await db.select({ id: events.id, sequence: events.sequence }).from(events).where(isShown)
  return new Map(rows.map(({ id, sequence }) => [id, sequence]))
}

/** The session that a request is for, as the team reads it; undefined for a request for any, and when it is gone. */
export async function findSessionName({ db }: Pick<Ctx, 'db'>, id: string | null, locale: Locale) {
  const [event] = id ? await db.select().from(events).where(eq(events.id, id)) : []
  return event && `${eventText(event, locale).title.text}, ${writtenTime(event, locale).date}`
}

/** Who asked for a seat at a session, the latest first. */
export async function listSeatRequests(ctx: Ctx, event: string): Promise<SeatRequests> {
  authorize(ctx.actor, 'event.oversee')
  const isOfEvent = eq(circleRequests.eventId, event)
  const { id, name, organization, status, createdAt } = circleRequests
  const why = sql<string>`left(${circleRequests.why}, 160)`
  const listed = can(ctx.actor, 'inbox.read')
    ? await ctx.db
        .select({ id, name, organization, why, status, createdAt })
        .from(circleRequests)
        .where(isOfEvent)
        .orderBy(desc(createdAt), desc(id))
        .limit(maxSeatRequests)
    : []
  return { total: await ctx.db.$count(circleRequests, isOfEvent), listed }
}

/** Calendars that are asked once a week still learn of it. */
const cancelledMs = 30 * dayMs

/** Public sessions that were cancelled lately, for calendars that have them. Those of Sanity are not events. */
export const listCancelledSessions = async (ctx: Pick<Ctx, 'db' | 'content' | 'now'>) =>
  ctx.content.hasOwnSessions
    ? ctx.db
        .select()
        .from(events)
        // A cancelled event is not changed any more: its last change is its cancellation.
        .where(
          and(
            ...[eq(events.isPublic, true), eq(events.status, 'cancelled')],
            gt(events.updatedAt, new Date(ctx.now.getTime() - cancelledMs)),
          ),
        )
    : []

/** Sessions for a calendar: those ahead, and the recent past. */
export async function listCalendarSessions(ctx: Pick<Ctx, 'content' | 'now'>): Promise<CircleSession[]> {
  const { ahead, past } = await getSessions(ctx)
  return [...past.filter((session) => isRecent(session, ctx.now)).reverse(), ...ahead]
}

export async function getCalendarSession(ctx: Pick<Ctx, 'content' | 'now'>, id: string): Promise<CircleSession> {
  const session = (await listCalendarSessions(ctx)).find((listed) => listed.id === id)
  if (!session) throw new AppError('not-found', 'circles.unknownSession')
  return session
}

function toDates({ next, upcoming, ahead, past }: Sessions, locale: Locale, city: CircleCity | null = null) {
  const show = (session: CircleSession) => toShownSession(session, locale)
  const inCity = (name: CircleCity) => ahead.filter((session) => circleCityOf(session.city) === name)
  const firstIn = (name: CircleCity) => {
    const first = next && circleCityOf(next.city) === name ? next : inCity(name)[0]
    return first ? show(first) : null
  }
  const cityDates = Object.fromEntries(circleCities.map((name) => [name, firstIn(name)])) as CircleDates['cityDates']
  const inOrder = [past[0], next, ...upcoming].flatMap((session) => (session && circleCityOf(session.city)) ?? [])
  const dates = city
    ? { next: cityDates[city], upcoming: inCity(city).map(show) }
    : { next: next && show(next), upcoming: upcoming.map(show) }
  return {
    next: dates.next,
    upcoming: dates.upcoming.filter(({ id }) => id !== dates.next?.id).slice(0, maxUpcoming),
    cityDates,
    route: next ? inOrder.slice(0, maxRoute) : [],
  }
}

const startOf = (session: CircleSession) => Date.parse(session.dateTime)
const isRecent = (session: CircleSession, now: Date) => now.getTime() - startOf(session) < recentMs

/** Monthly only if the dates say so: some within half a year, with on average no more than six weeks between them. */
function rhythmOf({ ahead, past }: Sessions, now: Date): Rhythm {
  const times = [...past.filter((session) => isRecent(session, now)).reverse(), ...ahead].map(startOf)
  const [first = 0] = times
  const last = times.at(-1) ?? 0
  const isOngoing = ahead.length > 0 || now.getTime() - last < monthlyGapMs
  return times.length > 1 && isOngoing && (last - first) / (times.length - 1) <= monthlyGapMs ? 'monthly' : 'announced'
}

/** Formats dates on the server: browsers may format them differently. */
const formatterFor = (locale: Locale, timeZone: string) => (at: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(formatTags[locale], { timeZone, ...options }).format(new Date(at))

const withTitle = ({ id, title, dateTime, timeZone }: CircleSession, locale: Locale) => ({
  id,
  title: resolveText(locale, title),
  dateTime,
  date: formatterFor(locale, timeZone)(dateTime, { day: 'numeric', month: 'long', year: 'numeric' }),
})

const toPastSession = (session: CircleSession, locale: Locale, now: Date): PastSession => ({
  ...withTitle(session, locale),
  isArchived: !isRecent(session, now),
})

function toShownSession(session: CircleSession, locale: Locale): ShownSession {
  const { hook, city, venue, dateTime, endsAt, timeZone } = session
  const resolve = (text: LocalizedText): ResolvedText => resolveText(locale, text)
  const format = formatterFor(locale, timeZone)
  const clock = (at: string) => format(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return {
    ...withTitle(session, locale),
    hook: hook && resolve(hook),
    city: resolve(city),
    place: circleCityOf(city),
    venue: venue && resolve(venue),
    endsAt,
    weekday: format(dateTime, { weekday: 'long' }),
    day: format(dateTime, { day: 'numeric', month: 'long' }),
    shortDay: format(dateTime, { weekday: 'short', day: 'numeric', month: 'short' }),
    begins: clock(dateTime),
    time: endsAt ? `${clock(dateTime)}–${clock(endsAt)}` : clock(dateTime),
    zone: zones[timeZone as keyof typeof zones] ?? 'stockholm',
  }
}
