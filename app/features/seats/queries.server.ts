import { and, desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { authorize } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { eventResponses, events } from '~/db/schema/events'
import { eventHistory, seatOffers } from '~/db/schema/seats'
import { users } from '~/db/schema/users'
import { eventText, writtenTime } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import type { HistoryEntry, OfferPage, OwnSeat, Seats, SeatsOverview } from './model'
import { offerEnd, offersEnd } from './model/clock'
import { findObstacle, heldUntilFor, settle } from './model/next'
import { canFit, countFree, countSeated, isMinimumAboveSeats, listParties, partnersOf } from './model/standings'
import { type EventRow, readSeats, termsOf } from './sources/load.server'
import { listSeatColleagues } from './sources/seat-colleagues.server'

/** An end of an offer, in the event's zone and the reader's language. */
function writtenEnd(until: Date, { timeZone }: Pick<EventRow, 'timeZone'>, locale: Locale) {
  const { date, time, zoneName } = writtenTime({ eventDate: until, endsAt: null, timeZone }, locale)
  return { iso: until.toISOString(), date, time, zoneName }
}

/** What this member may do about a seat of each event, read in a few statements for all of them. */
export async function getOwnSeats(ctx: Ctx, rows: readonly EventRow[]): Promise<Map<string, OwnSeat>> {
  authorize(ctx.actor, 'event.list')
  const { userId } = ctx.actor
  if (rows.length === 0) return new Map()
  const loaded = await readSeats(ctx, rows, [userId])
  const partners = [...loaded.values()].flatMap(({ seats }) => partnersOf(seats, userId))
  const names = await readNames(ctx, partners)
  const isDeclined = ({ id }: EventRow) => loaded.get(id)?.seats.standings.get(userId)?.state === 'not_attending'
  const declined = rows.filter(isDeclined).map(({ id }) => id)
  const colleagues = await listSeatColleagues(ctx, declined, userId)
  return new Map(
    rows.flatMap((event): [string, OwnSeat][] => {
      const seats = loaded.get(event.id)?.seats
      return seats
        ? [[event.id, toOwnSeat({ seats, userId, names, event, ctx, handedTo: colleagues.get(event.id)?.name })]]
        : []
    }),
  )
}

type Own = {
  seats: Seats
  userId: string
  names: Map<string, string>
  event: EventRow
  ctx: Ctx
  handedTo: string | undefined
}

function toOwnSeat({ seats, userId, names, event, handedTo, ctx: { now, locale } }: Own): OwnSeat {
  const standing = seats.standings.get(userId)
  const [partner] = partnersOf(seats, userId)
  const colleague = partner ? (names.get(partner) ?? null) : null
  const parties = listParties(seats)
  const end = standing?.state === 'offered' ? offerEnd(standing.until, seats.startsAt) : undefined
  const held = heldUntilFor(seats, userId, now)
  return {
    seated: event.maxParticipants === null ? 0 : countSeated(seats),
    obstacle: standing?.state === 'attending' ? null : (findObstacle(seats, [userId], now) ?? null),
    isWaitlistOpen: now < offersEnd(seats.startsAt),
    takesPairs: canFit(seats, 2),
    place:
      standing?.state === 'waiting'
        ? {
            number: 1 + parties.findIndex(({ members }) => members.includes(userId)),
            of: parties.length,
            colleague,
            heldUntil: held ? writtenEnd(held, event, locale) : null,
            passedFor: standing.passedFor,
          }
        : null,
    ...(standing?.state === 'not_attending' && { handedTo }),
    // One whose time has run out is none, also before the job has passed it on.
    offer: end && now < end ? { until: writtenEnd(end, event, locale), colleague } : null,
  }
}

async function readNames({ db }: Ctx, ids: string[]) {
  const rows = ids.length > 0 ? await db.select().from(users).where(inArray(users.id, ids)) : []
  return new Map(rows.map(({ id, name, email }) => [id, name || email]))
}

/** The offer of a link, for its page; undefined for an unknown link. */
export async function getOfferByLink(ctx: Ctx, token: string): Promise<OfferPage | undefined> {
  const [found] = await ctx.db
    .select({ offer: seatOffers, event: events, answer: eventResponses.response })
    .from(seatOffers)
    .innerJoin(events, eq(events.id, seatOffers.eventId))
    .leftJoin(
      eventResponses,
      and(eq(eventResponses.eventId, seatOffers.eventId), eq(eventResponses.userId, seatOffers.userId)),
    )
    .where(eq(seatOffers.hash, hashOf(token)))
  if (!found) return undefined
  const { offer, event } = found
  const end = offerEnd(offer.until, event.eventDate)
  return {
    state: offerPageState(found, ctx.now),
    title: eventText(event, ctx.locale).title,
    location: event.location,
    ...writtenTime(event, ctx.locale),
    until: writtenEnd(end, event, ctx.locale),
    isPair: offer.pairId !== null,
  }
}

type FoundOffer = {
  offer: typeof seatOffers.$inferSelect
  event: EventRow
  answer: typeof eventResponses.$inferSelect.response | null
}

/** The event comes first: of one that is cancelled or has begun, nothing about an offer is true any longer. */
function offerPageState({ offer, event, answer }: FoundOffer, now: Date): OfferPage['state'] {
  if (event.status === 'cancelled') return 'cancelled'
  if (now >= event.eventDate) return 'begun'
  if (offer.state === 'taken') return answer === 'attending' ? 'taken' : 'given-up'
  return offer.state === 'open' && now >= offerEnd(offer.until, event.eventDate) ? 'lapsed' : offer.state
}

/** Waitlist, offers and rules of an event, and who is next and why; for admins. */
export async function getSeatsOverview(ctx: Ctx, event: EventRow): Promise<SeatsOverview> {
  authorize(ctx.actor, 'event.oversee')
  const { db, now } = ctx
  const loaded = (await readSeats(ctx, [event], [])).get(event.id)
  const isOpen = and(eq(seatOffers.eventId, event.id), eq(seatOffers.state, 'open'))
  const offers = await db.select().from(seatOffers).where(isOpen).orderBy(seatOffers.offeredAt, seatOffers.userId)
  const seats = loaded?.seats
  const parties = seats ? listParties(seats) : []
  const names = await readNames(ctx, [...parties.flatMap(({ members }) => members), ...offers.map((o) => o.userId)])
  const person = (id: string) => ({ id, name: names.get(id) ?? '', role: seats?.roles.get(id) ?? null })
  // What will happen with the next seat that becomes free, decided by the machine itself.
  const oneMore = seats && {
    ...withoutTooLarge(seats),
    capacity: seats.capacity === null ? null : countSeated(seats) + 1,
  }
  const nextChanges = oneMore ? settle(oneMore, now, 0) : []
  const next = nextChanges.find(({ what }) => what === 'offered' || what === 'held')
  const free = seats ? countFree(seats) : 0
  return {
    rules: { maxSuppliers: event.maxSuppliers, minHospitals: event.minHospitals },
    isMinimumAboveSeats: isMinimumAboveSeats(termsOf(event)),
    overBy: Math.max(0, -free),
    waiting: parties.map(({ members, passedFor, heldUntil }) => ({
      people: members.map(person),
      passedFor,
      heldUntil: heldUntil && heldUntil > now ? heldUntil : null,
      isNext: next !== undefined && members.includes(next.userId),
    })),
    nextReason: next?.reason ?? null,
    offers: offers.map(({ userId, reason, until, offeredAt }) => ({ ...person(userId), reason, until, offeredAt })),
    history: await listSeatHistory(ctx, event.id),
  }
}

/** Without the pairs that need more seats than the event has: one more free seat is not one more seat. */
function withoutTooLarge(seats: Seats): Seats {
  const tooLarge = listParties(seats).flatMap(({ members }) => (canFit(seats, members.length) ? [] : members))
  return { ...seats, standings: new Map([...seats.standings].filter(([userId]) => !tooLarge.includes(userId))) }
}

const maxEntries = 100

async function listSeatHistory({ db }: Ctx, eventId: string): Promise<HistoryEntry[]> {
  const actors = alias(users, 'actors')
  const rows = await db
    .select({ row: eventHistory, name: users.name, email: users.email, byName: actors.name, byEmail: actors.email })
    .from(eventHistory)
    .leftJoin(users, eq(users.id, eventHistory.userId))
    .leftJoin(actors, eq(actors.id, eventHistory.byId))
    .where(eq(eventHistory.eventId, eventId))
    .orderBy(desc(eventHistory.number))
    .limit(maxEntries)
  return rows.map(({ row, name, email, byName, byEmail }) => ({
    number: row.number,
    userId: row.userId,
    name: name || email || 'Removed account',
    what: row.what,
    reason: row.reason,
    until: row.until,
    at: row.at,
    by: row.byId === null || row.byId === row.userId ? null : byName || byEmail,
  }))
}
