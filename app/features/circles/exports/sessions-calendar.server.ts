import { ICalCalendarMethod } from 'ical-generator'
import { hashOf } from '~/auth/tokens.server'
import type { events } from '~/db/schema/events'
import { type CircleSession, resolveText } from '~/features/content/model'
import { getBrand } from '~/features/content/queries.server'
import { type CalendarEntry, renderCalendar } from '~/features/events/exports/calendar.server'
import { eventText } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { getTranslator } from '~/i18n/translator'
import { wallClock } from '~/lib/wall-clock'
import type { Ctx } from '~/web/ctx.server'
import { getCalendarSession, listCalendarSessions, listCancelledSessions, listSequences } from '../queries.server'

const refreshSeconds = 12 * 60 * 60

/** One public session as a calendar file, in the reader's language. */
export async function getSessionFile(ctx: Ctx, id: string) {
  const session = await getCalendarSession(ctx, id)
  const brand = await getBrand(ctx)
  const entry = await toEntry(ctx, session, await listSequences(ctx.db, [session]))
  const day = wallClock(new Date(session.dateTime), session.timeZone).slice(0, 10)
  const body = renderCalendar({ ...ctx, brand }, { method: ICalCalendarMethod.PUBLISH }, [entry])
  return { fileName: `${brand.slug}-circle-${day}.ics`, body }
}

/** All public sessions, as a calendar to subscribe to. An unchanged calendar is the same text, so its hash is its tag. */
export async function getCirclesCalendar(ctx: Ctx) {
  const t = await getTranslator(circlesSectionsMessages, ctx.locale)
  const sessions = await listCalendarSessions(ctx)
  const brand = await getBrand(ctx)
  const options = {
    method: ICalCalendarMethod.PUBLISH,
    name: t('calendar.name', { product: brand.product }),
    refreshSeconds,
    isStable: true,
  }
  const sequences = await listSequences(ctx.db, sessions)
  const entries = await Promise.all(sessions.map((session) => toEntry(ctx, session, sequences)))
  const cancelled = (await listCancelledSessions(ctx)).map((event) => toCancelledEntry(event, ctx.locale))
  const inOrder = [...entries, ...cancelled].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const body = renderCalendar({ ...ctx, brand }, options, inOrder)
  return { body, etag: `"${hashOf(body)}"` }
}

/** The same UID as before, so that calendars mark their entry as cancelled and do not just keep it. */
function toCancelledEntry(event: typeof events.$inferSelect, locale: Locale): CalendarEntry {
  const { id, sequence, updatedAt, timeZone, eventDate: startsAt, endsAt } = event
  const { title, city, venue } = eventText(event, locale)
  return {
    ...{ id, sequence, updatedAt, timeZone, startsAt, endsAt },
    title: title.text,
    description: null,
    location: [venue.text, city.text].filter(Boolean).join(', '),
    path: '/circles',
    isCancelled: true,
  }
}

type Sequences = ReadonlyMap<string, number>

async function toEntry(
  { locale, publicUrl }: Ctx,
  session: CircleSession,
  sequences: Sequences,
): Promise<CalendarEntry> {
  const t = await getTranslator(circlesSectionsMessages, locale)
  const { id, title, hook, city, venue, dateTime, endsAt, timeZone } = session
  const updatedAt = session.updatedAt ? new Date(session.updatedAt) : null
  const place = [venue, city].flatMap((text) => (text ? [resolveText(locale, text).text] : []))
  const seat = t('calendar.seat', { address: new URL('/circles#rsvp', publicUrl).href })
  return {
    id,
    // The same as in a member's file of the event. A document of Sanity has no number of its version: the minute of its
    // publication grows with every change as well.
    sequence: sequences.get(id) ?? (updatedAt ? Math.floor(updatedAt.getTime() / 60_000) : 0),
    updatedAt,
    timeZone,
    startsAt: new Date(dateTime),
    endsAt: endsAt ? new Date(endsAt) : null,
    title: resolveText(locale, title).text,
    description: [hook && resolveText(locale, hook).text, seat].filter(Boolean).join('\n\n'),
    location: place.join(', '),
    path: '/circles',
    isCancelled: false,
  }
}
