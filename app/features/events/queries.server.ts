import { and, arrayContains, asc, count, eq, gt, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { authorize, can, type Member } from '~/auth/permissions'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import type { insights } from '~/db/schema/insights'
import { getBrand } from '~/features/content/queries.server'
import type { Locale } from '~/i18n/locales'
import { AppError } from '~/lib/app-error'
import { homeZone } from '~/lib/home-zone'
import type { Ctx } from '~/web/ctx.server'
import { calendarFile } from './exports/calendar-file.server'
import { maxShown, type ShownEvent, type UpcomingEvents, writtenTime } from './model'
import { eventId } from './schema'

type EventRow = typeof events.$inferSelect

export async function getUpcomingEvents(ctx: Ctx, askedId: string | null = null): Promise<UpcomingEvents> {
  const [events, isInterested] = await Promise.all([listUpcomingEvents(ctx, askedId), hasExpressedInterest(ctx)])
  return { events, isInterested }
}

/** The next events that this member may see, today's included, and the one that was asked for, if it is a later one. */
export async function listUpcomingEvents(ctx: Ctx, askedId: string | null = null): Promise<ShownEvent[]> {
  authorize(ctx.actor, 'event.list')
  const { db, actor, now, locale } = ctx
  const isAttending = and(eq(eventResponses.eventId, events.id), eq(eventResponses.response, 'attending'))
  const listed = (only?: SQL) =>
    db
      .select({ event: events, mine: eventResponses.response, taken: db.$count(eventResponses, isAttending) })
      .from(events)
      .leftJoin(eventResponses, and(eq(eventResponses.eventId, events.id), eq(eventResponses.userId, actor.userId)))
      .where(and(gte(events.eventDate, startOfDay(now)), eq(events.status, 'scheduled'), isFor(actor, events), only))
      .orderBy(asc(events.eventDate), asc(events.id))
      .limit(maxShown)
  const next = await listed()
  const isLater = eventId.safeParse(askedId).success && next.every(({ event }) => event.id !== askedId)
  const rows = askedId && isLater ? [...next, ...(await listed(eq(events.id, askedId)))] : next
  return rows.map(({ event, mine, taken }) => toShownEvent(event, { mine, taken, now, locale }))
}

/** The number of coming events that this member may see and has not answered. */
export async function countUnanswered({ db, actor, now }: Ctx): Promise<number> {
  authorize(actor, 'event.list')
  const isMine = and(eq(eventResponses.eventId, events.id), eq(eventResponses.userId, actor.userId))
  const isComing = and(gt(events.eventDate, now), eq(events.status, 'scheduled'), isFor(actor, events))
  const [found] = await db
    .select({ unanswered: count() })
    .from(events)
    .leftJoin(eventResponses, isMine)
    .where(and(isComing, isNull(eventResponses.response)))
  return found?.unanswered ?? 0
}

export async function hasExpressedInterest(ctx: Ctx): Promise<boolean> {
  authorize(ctx.actor, 'event.list')
  return (await ctx.db.$count(eventInterests, eq(eventInterests.userId, ctx.actor.userId))) > 0
}

/** The event as a calendar file; a cancelled one too, so that the calendar shows it as cancelled. */
export async function getCalendarEntry(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'event.list')
  const [event] = eventId.safeParse(id).success ? await ctx.db.select().from(events).where(eq(events.id, id)) : []
  // The same error as for an unknown id, so that it does not reveal that the event exists.
  if (!event || !can(ctx.actor, 'event.see', event)) throw new AppError('not-found', 'events.unknown')
  const { fileName, body } = calendarFile({ ...ctx, brand: await getBrand(ctx) }, event)
  return { fileName, body }
}

/** The rules 'event.see' and 'insight.read' as a condition for queries. The enum of levels is ordered from low to high. */
export const isFor = ({ role, level, adminRole }: Member, { roles, minLevel }: typeof events | typeof insights) =>
  adminRole ? undefined : and(arrayContains(roles, [role]), lte(minLevel, level))

const startOfDay = (now: Date) => sql`date_trunc('day', ${now.toISOString()}::timestamptz, ${homeZone})`

type ReaderFacts = { mine: ShownEvent['myResponse']; taken: number; now: Date; locale: Locale }

/** Formats dates on the server: browsers may format them differently. */
function toShownEvent(event: EventRow, { mine, taken, now, locale }: ReaderFacts): ShownEvent {
  const { id, title, description, eventType, eventDate, location, maxParticipants: max } = event
  return {
    id,
    title,
    description,
    type: eventType,
    location,
    dateTime: eventDate.toISOString(),
    ...writtenTime(event, locale),
    seats: max === null ? null : { max, taken },
    isFull: max !== null && taken >= max,
    hasBegun: eventDate <= now,
    myResponse: mine,
  }
}
