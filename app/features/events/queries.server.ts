import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { authorize, type Member } from '~/auth/permissions'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import type { insights } from '~/db/schema/insights'
import { organisationMembers } from '~/db/schema/organisations'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { userAccessLevels, users } from '~/db/schema/users'
import { getBrand } from '~/features/content/queries.server'
import type { OwnSeat } from '~/features/seats/model'
import { getOwnSeats } from '~/features/seats/queries.server'
import type { Locale } from '~/i18n/locales'
import { AppError } from '~/lib/app-error'
import { homeZone } from '~/lib/home-zone'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import { calendarFile } from './exports/calendar-file.server'
import {
  type EventFilter,
  type EventView,
  eventText,
  groupByMonth,
  maxShown,
  type PagedEvent,
  type ShownEvent,
  type UpcomingEvents,
  writtenMonth,
  writtenTime,
} from './model'
import { eventId } from './schema'

type EventRow = typeof events.$inferSelect
type MemberCtx = Ctx & { actor: Member }

/** What members may know of: an event of any other status is unknown to them. */
export const isKnown = inArray(events.status, ['scheduled', 'cancelled'])

export async function getUpcomingEvents(ctx: Ctx): Promise<UpcomingEvents> {
  const events = await listUpcomingEvents(ctx)
  // Interest in the next one is expressed where there is none.
  return { events, isInterested: events.length === 0 && (await hasExpressedInterest(ctx)) }
}

/** The next events that this member may see, today's included. */
export async function listUpcomingEvents(ctx: Ctx): Promise<ShownEvent[]> {
  const { actor, now } = ctx
  authorize(actor, 'event.list')
  const rows = await selectEvents({ ...ctx, actor })
    .where(and(gte(events.eventDate, startOfDay(now)), eq(events.status, 'scheduled'), isSeenBy(actor)))
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(maxShown)
  return withSeats(ctx, rows)
}

/** One page of a view of all events that this member may see, by month. */
export async function listEvents(ctx: Ctx, { view, page: requestedPage }: EventFilter) {
  const { actor } = ctx
  authorize(actor, 'event.list')
  const condition = and(isSeenBy(actor), inView(view, ctx.now))
  const reader = { ...ctx, actor }
  const [{ total } = { total: 0 }] = await ctx.db
    .select({ total: count() })
    .from(events)
    .leftJoin(eventResponses, isOwnAnswer(reader))
    .where(condition)
  const { page, offset } = pageOf(total, requestedPage)
  const order = view === 'past' ? desc : asc
  const rows = await selectEvents(reader)
    .where(condition)
    .orderBy(order(events.eventDate), order(events.id))
    .limit(pageSize)
    .offset(offset)
  const months = new Map(rows.map(({ event }) => [event.id, writtenMonth(event, ctx.locale)]))
  const shown = await withSeats(ctx, rows)
  const inMonths = shown.map((event) => ({ shown: event, month: months.get(event.id) ?? '' }))
  return { months: groupByMonth(inMonths), total, page }
}

/** A cancelled event stays among one's own until it would have ended, so that nobody travels to it. */
function inView(view: EventView, now: Date) {
  if (view === 'past') return and(eq(events.status, 'scheduled'), isOver(now))
  if (view === 'mine') return and(isKnown, not(isOver(now)), eq(eventResponses.response, 'attending'))
  return and(eq(events.status, 'scheduled'), not(isOver(now)))
}

/** An event that this member may see, whenever it is, also when it is cancelled. */
export async function getShownEvent(ctx: Ctx, id: string): Promise<PagedEvent> {
  const { actor } = ctx
  authorize(actor, 'event.list')
  const [row] = eventId.safeParse(id).success
    ? await selectEvents({ ...ctx, actor }).where(and(eq(events.id, id), isKnown, isSeenBy(actor)))
    : []
  // The same error as for an unknown id, so that it does not reveal that the event exists.
  const [shown] = row ? await withSeats(ctx, [row]) : []
  if (!row || !shown) throw new AppError('not-found', 'events.unknown')
  const { endsAt, timeZone } = row.event
  return { ...shown, endsAt: endsAt?.toISOString() ?? null, timeZone, hook: eventText(row.event, ctx.locale).hook }
}

/** Whether this member sees an event. Who was outside of its audience does no longer when they gave their seat up. */
export async function seesEvent({ db, actor }: Ctx, id: string): Promise<boolean> {
  authorize(actor, 'event.list')
  return (await db.$count(events, and(eq(events.id, id), isKnown, isSeenBy(actor)))) > 0
}

const isOwnAnswer = ({ actor }: MemberCtx) =>
  and(eq(eventResponses.eventId, events.id), eq(eventResponses.userId, actor.userId))

/** Events with the reader's answer. */
function selectEvents(ctx: MemberCtx) {
  const { db, now } = ctx
  return db
    .select({ event: events, mine: eventResponses.response, isOver: isOver(now), host: hostName })
    .from(events)
    .leftJoin(users, eq(users.id, events.hostId))
    .leftJoin(eventResponses, isOwnAnswer(ctx))
}

/** The number of coming events that this member may see and has not answered, as an expression for the rail. */
export function unansweredCount(ctx: Ctx): SQL {
  const { db, actor, now } = ctx
  authorize(actor, 'event.list')
  const isWaiting = exists(
    db
      .select()
      .from(eventWaitlist)
      .where(and(eq(eventWaitlist.eventId, events.id), eq(eventWaitlist.userId, actor.userId))),
  )
  const isComing = and(gt(events.eventDate, now), eq(events.status, 'scheduled'), isFor(actor, events))
  return sql`(select count(*)::int from ${events} left join ${eventResponses} on ${isOwnAnswer({ ...ctx, actor })}
    where ${and(isComing, isNull(eventResponses.response), not(isWaiting))})`
}

export async function hasExpressedInterest(ctx: Ctx): Promise<boolean> {
  authorize(ctx.actor, 'event.list')
  return (await ctx.db.$count(eventInterests, eq(eventInterests.userId, ctx.actor.userId))) > 0
}

/** The event as a calendar file; a cancelled one too, so that the calendar shows it as cancelled. */
export async function getCalendarEntry(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'event.list')
  const isAsked = and(eq(events.id, id), isKnown, isSeenBy(ctx.actor))
  const [event] = eventId.safeParse(id).success ? await ctx.db.select().from(events).where(isAsked) : []
  // The same error as for an unknown id, so that it does not reveal that the event exists.
  if (!event || event.status === 'draft') throw new AppError('not-found', 'events.unknown')
  const { fileName, body } = calendarFile({ ...ctx, brand: await getBrand(ctx) }, event)
  return { fileName, body }
}

/** The rules 'event.answer' and 'insight.read' as a condition for queries. The enum of levels is ordered from low to high. */
export const isFor = ({ role, level, adminRole }: Member, { roles, minLevel }: typeof events | typeof insights) =>
  adminRole ? undefined : and(arrayContains(roles, [role]), lte(minLevel, level))

/** Someone's row of an event that is the row of a query around it. */
const isOf = (table: typeof eventResponses | typeof eventWaitlist | typeof seatOffers, userId: string | AnyPgColumn) =>
  and(eq(table.eventId, events.id), eq(table.userId, userId))

/** Whether someone attends an event, waits for a seat or is offered one. */
const takesPart = (userId: string | AnyPgColumn) => {
  const attends = and(isOf(eventResponses, userId), eq(eventResponses.response, 'attending'))
  const isOffered = and(isOf(seatOffers, userId), eq(seatOffers.state, 'open'))
  return or(
    sql`exists (select from ${eventResponses} where ${attends})`,
    sql`exists (select from ${eventWaitlist} where ${isOf(eventWaitlist, userId)})`,
    sql`exists (select from ${seatOffers} where ${isOffered})`,
  )
}

/** The rule 'event.see' as a condition for queries: what a member sees of events, wherever it is shown. */
export const isSeenBy = (member: Member) =>
  member.adminRole ? undefined : or(isFor(member, events), takesPart(member.userId))

/** Whether any member of an organisation is invited to an event or takes part in it. */
export const isSeenByAnyOf = (organisationId: string) => {
  const { userId, role, accessLevel } = userAccessLevels
  const isInvited = and(sql`${role} = any(${events.roles})`, lte(events.minLevel, accessLevel))
  return sql`exists (select from ${organisationMembers}
    inner join ${userAccessLevels} on ${userId} = ${organisationMembers.userId}
    where ${organisationMembers.organisationId} = ${organisationId} and ${or(isInvited, takesPart(userId))})`
}

/** Who hosts an event: an admin by name, or someone else. */
const hostName = sql<string>`coalesce(nullif(${users.name}, ''), ${events.hostName})`

const startOfDay = (now: Date) => sql`date_trunc('day', ${now.toISOString()}::timestamptz, ${homeZone})`

/** One without an end is over when its day is: its guests may still sit together. */
const isOver = (now: Date): SQL<boolean> =>
  sql<boolean>`case when ${events.endsAt} is null then ${events.eventDate} < ${startOfDay(now)} else ${events.endsAt} <= ${now.toISOString()}::timestamptz end`

type ReadEvent = { event: EventRow; mine: ShownEvent['myResponse']; isOver: boolean; host: string }

async function withSeats(ctx: Ctx, rows: ReadEvent[]): Promise<ShownEvent[]> {
  const seats = await getOwnSeats(
    ctx,
    rows.map(({ event }) => event),
  )
  return rows.flatMap((row) => {
    const seat = seats.get(row.event.id)
    return seat ? [toShownEvent({ ...row, seat }, ctx)] : []
  })
}

/** Formats dates on the server: browsers may format them differently. */
function toShownEvent(
  { event, mine, seat, isOver, host }: ReadEvent & { seat: OwnSeat },
  { now, locale }: { now: Date; locale: Locale },
): ShownEvent {
  const { id, eventType, eventDate, location, maxParticipants: max } = event
  const { title, description, agenda } = eventText(event, locale)
  return {
    id,
    title: title.text,
    titleLang: title.lang,
    description: description.text,
    descriptionLang: description.lang,
    programme: { agenda, host, language: event.language },
    type: eventType,
    location,
    dateTime: eventDate.toISOString(),
    ...writtenTime(event, locale),
    seats: max === null ? null : { max, taken: seat.seated },
    isFull: max !== null && seat.seated >= max,
    hasBegun: eventDate <= now,
    isOver,
    isCancelled: event.status === 'cancelled',
    myResponse: mine,
    seat,
  }
}
