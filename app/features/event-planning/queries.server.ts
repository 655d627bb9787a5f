import { and, asc, count, desc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize, can } from '~/auth/permissions'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { userAccessLevels, users } from '~/db/schema/users'
import { contains, listHistory } from '~/features/activity/queries.server'
import { maxBulk } from '~/features/admin/model'
import { cameTo } from '~/features/check-in/model'
import { presentGuests } from '~/features/check-in/sources/present.server'
import { writtenTime } from '~/features/events/model'
import { findEvent } from '~/features/events/sources/find-event.server'
import type { AdminRole } from '~/lib/admin-roles'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  type EventFilter,
  type EventView,
  type Host,
  type Interested,
  isAhead,
  type ListedAnswer,
  type ListedEvent,
} from './model'

const end = sql`coalesce(${events.endsAt}, ${events.eventDate})`
const viewCondition = (view: Exclude<EventView, 'interested'>, now: Date): SQL | undefined => {
  if (view === 'cancelled') return eq(events.status, 'cancelled')
  if (view === 'drafts') return eq(events.status, 'draft')
  const isAhead = sql`${end} > ${now.toISOString()}::timestamptz`
  return and(eq(events.status, 'scheduled'), view === 'upcoming' ? isAhead : sql`not (${isAhead})`)
}

const countResponses = (db: Ctx['db'], response: 'attending' | 'not_attending') =>
  db.$count(eventResponses, and(eq(eventResponses.eventId, events.id), eq(eventResponses.response, response)))

type ListFilter = Pick<EventFilter, 'q' | 'page'> & { show: Exclude<EventView, 'interested'> }

const matchesSearch = (q: string) =>
  q ? or(contains(events.title, q), contains(events.location, q), contains(events.eventType, q)) : undefined

/** The upcoming events that match a search, as many as one command may change and one more. */
export async function listUpcomingIds(ctx: Ctx, { show, q }: Pick<EventFilter, 'show' | 'q'>): Promise<string[]> {
  authorize(ctx.actor, 'event.oversee')
  if (show !== 'upcoming') return []
  const rows = await ctx.db
    .select({ id: events.id })
    .from(events)
    .where(and(viewCondition(show, ctx.now), matchesSearch(q)))
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(maxBulk + 1)
  return rows.map(({ id }) => id)
}

/** One page of events: upcoming ones and drafts next first, others latest first. */
export async function listEvents(ctx: Ctx, { show, q, page: requestedPage }: ListFilter) {
  authorize(ctx.actor, 'event.oversee')
  const condition = and(viewCondition(show, ctx.now), matchesSearch(q))
  const total = await ctx.db.$count(events, condition)
  const { page, offset } = pageOf(total, requestedPage)
  const order = show === 'upcoming' || show === 'drafts' ? asc : desc
  const rows = await ctx.db
    .select({
      event: events,
      attending: countResponses(ctx.db, 'attending'),
      declined: countResponses(ctx.db, 'not_attending'),
    })
    .from(events)
    .where(condition)
    .orderBy(order(events.eventDate), order(events.id))
    .limit(pageSize)
    .offset(offset)
  const list = rows.map(({ event, attending, declined }): ListedEvent => {
    const { id, title, eventType, eventDate, timeZone, location, maxParticipants, roles, minLevel } = event
    const listed = { id, title, eventType, eventDate, timeZone, location, maxParticipants, roles, minLevel }
    return { ...listed, written: writtenTime(event, 'en'), attending, declined }
  })
  return { events: list, total, page }
}

/** Number of events in each view, independent of the search. */
export async function countEvents(ctx: Ctx): Promise<Record<EventView, number>> {
  authorize(ctx.actor, 'event.oversee')
  const countIn = (view: Exclude<EventView, 'interested'>) => ctx.db.$count(events, viewCondition(view, ctx.now))
  return {
    upcoming: await countIn('upcoming'),
    drafts: await countIn('drafts'),
    past: await countIn('past'),
    cancelled: await countIn('cancelled'),
    interested: await ctx.db.$count(eventInterests),
  }
}

/** An event with the numbers of answers and its history, latest first. */
export async function getEvent(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'event.oversee')
  const event = await findEvent(ctx, id)
  const rows = await ctx.db
    .select({ response: eventResponses.response, count: count() })
    .from(eventResponses)
    .where(eq(eventResponses.eventId, id))
    .groupBy(eventResponses.response)
  const countOf = (wanted: ListedAnswer['response']) => rows.find(({ response }) => response === wanted)?.count ?? 0
  const history = await listHistory(ctx, id)
  return {
    event,
    written: writtenTime(event, 'en'),
    isAhead: isAhead(event, ctx.now),
    hasBegun: event.eventDate <= ctx.now,
    attending: countOf('attending'),
    declined: countOf('not_attending'),
    history,
  }
}

/** Who may host an event: the admins by name, and the one who hosts this event. */
export async function listHosts(ctx: Ctx, hostId: string | null = null): Promise<Host[]> {
  authorize(ctx.actor, 'event.oversee')
  return ctx.db
    .select({ id: users.id, name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`.as('name') })
    .from(users)
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(or(isNotNull(userAccessLevels.adminRole), hostId ? eq(users.id, hostId) : undefined))
    .orderBy(sql`name`, asc(users.id))
}

const { role, accessLevel: level, adminRole } = userAccessLevels
const answerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role,
  level,
  adminRole,
  response: eventResponses.response,
  answeredAt: eventResponses.updatedAt,
}

function selectAnswers({ db }: Ctx) {
  const present = presentGuests(db)
  const isPresent = and(eq(present.eventId, eventResponses.eventId), eq(present.userId, eventResponses.userId))
  return db
    .select({ ...answerColumns, isPresent: sql<boolean>`${present.userId} is not null` })
    .from(eventResponses)
    .innerJoin(users, eq(users.id, eventResponses.userId))
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .leftJoin(present, isPresent)
}

type AnswerRow = Omit<ListedAnswer, 'isOutside' | 'came'> & { adminRole: AdminRole | null; isPresent: boolean }
type EventRow = typeof events.$inferSelect

/** Whether anyone was checked in: only then is it known who did not come. */
async function hasCheckIns({ db }: Ctx, id: string) {
  const present = presentGuests(db)
  return (await db.$count(present, eq(present.eventId, id))) > 0
}

type CheckedIn = { event: EventRow; isCheckedIn: boolean; now: Date }

function toAnswer({ adminRole, isPresent, ...row }: AnswerRow, { event, isCheckedIn, now }: CheckedIn): ListedAnswer {
  const { id: userId, email, role, level } = row
  const isInside = role && level && can({ userId, email, role, level, adminRole }, 'event.answer', event)
  const came = cameTo(event, { response: row.response, isPresent }, isCheckedIn, now)
  return { ...row, isOutside: !isInside, came }
}

/** The answers, those who attend first, then by address. */
export async function listAnswers(ctx: Ctx, event: EventRow, requestedPage: number) {
  authorize(ctx.actor, 'event.oversee')
  const total = await ctx.db.$count(eventResponses, eq(eventResponses.eventId, event.id))
  const { page, offset } = pageOf(total, requestedPage)
  const rows = await selectAnswers(ctx)
    .where(eq(eventResponses.eventId, event.id))
    .orderBy(asc(eventResponses.response), asc(users.email))
    .limit(pageSize)
    .offset(offset)
  const known = { event, isCheckedIn: await hasCheckIns(ctx, event.id), now: ctx.now }
  return { answers: rows.map((row) => toAnswer(row, known)), total, page }
}

export const batchSize = 1000

/** Every answer by address, in batches. Throws for an unknown event before the response begins. */
export async function exportAnswers(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'event.export')
  const { event } = await getEvent(ctx, id)
  requireFreshProof(ctx)
  const known = { event, isCheckedIn: await hasCheckIns(ctx, id), now: ctx.now }
  const batches = inBatches(
    ({ email }: ListedAnswer) => email,
    async (after) => {
      const rows = await selectAnswers(ctx)
        .where(and(eq(eventResponses.eventId, id), after === undefined ? undefined : gt(users.email, after)))
        .orderBy(asc(users.email))
        .limit(batchSize)
      return rows.map((row) => toAnswer(row, known))
    },
  )
  return { event, batches }
}

const selectInterested = ({ db }: Ctx) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role, since: eventInterests.createdAt })
    .from(eventInterests)
    .innerJoin(users, eq(users.id, eventInterests.userId))
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))

/** Members who have expressed interest in the next event, latest first. */
export async function listInterested(ctx: Ctx, { q, page: requestedPage }: Pick<EventFilter, 'q' | 'page'>) {
  authorize(ctx.actor, 'event.oversee')
  const condition = q ? or(contains(users.email, q), contains(users.name, q)) : undefined
  const [found] = await ctx.db
    .select({ total: count() })
    .from(eventInterests)
    .innerJoin(users, eq(users.id, eventInterests.userId))
    .where(condition)
  const total = found?.total ?? 0
  const { page, offset } = pageOf(total, requestedPage)
  const interested: Interested[] = await selectInterested(ctx)
    .where(condition)
    .orderBy(desc(eventInterests.createdAt), asc(users.email))
    .limit(pageSize)
    .offset(offset)
  return { interested, total, page }
}

export function exportInterested(ctx: Ctx) {
  authorize(ctx.actor, 'event.export')
  requireFreshProof(ctx)
  return inBatches(
    ({ email }: Interested) => email,
    (after) =>
      selectInterested(ctx)
        .where(after === undefined ? undefined : gt(users.email, after))
        .orderBy(asc(users.email))
        .limit(batchSize),
  )
}

/** Keyset pagination: each batch is read after the key of the last row, without a transaction or the whole list in memory. */
export async function* inBatches<Row>(
  keyOf: (row: Row) => string,
  read: (after: string | undefined) => Promise<Row[]>,
) {
  let after: string | undefined
  do {
    const rows = await read(after)
    yield rows
    const last = rows.length === batchSize ? rows.at(-1) : undefined
    after = last && keyOf(last)
  } while (after !== undefined)
}
