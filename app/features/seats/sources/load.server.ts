import { and, asc, count, eq, inArray, not, sql } from 'drizzle-orm'
import { can } from '~/auth/permissions'
import { isOneOf, preparedQuery } from '~/db/prepared-query.server'
import { eventResponses, events } from '~/db/schema/events'
import { isRestricted } from '~/db/schema/personal-data'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { userAccessLevels, users } from '~/db/schema/users'
import { eventId } from '~/features/events/schema'
import type { MemberRole } from '~/lib/member-roles'
import type { Ctx } from '~/web/ctx.server'
import type { Seats, SeatTerms, Standing } from '../model'

export type EventRow = typeof events.$inferSelect

/** Locks the event's row until the transaction ends: everything that changes its seats happens one after another. */
export async function lockEvent({ db }: Ctx, id: string): Promise<EventRow | undefined> {
  if (!eventId.safeParse(id).success) return undefined
  const [event] = await db.select().from(events).where(eq(events.id, id)).for('update')
  // Nobody answers a draft.
  return event?.status === 'draft' ? undefined : event
}

export const termsOf = ({ maxParticipants, maxSuppliers, minHospitals, eventDate }: EventRow): SeatTerms => ({
  capacity: maxParticipants,
  rules: { maxSuppliers, minHospitals },
  startsAt: eventDate,
})

/** The seats of an event, and who waits or has an offer but may no longer come. */
export type LoadedSeats = { seats: Seats; lost: string[] }

/** Reads who stands where; for a caller who has locked the event. */
export async function loadSeats(ctx: Ctx, event: EventRow, involved: readonly string[]): Promise<LoadedSeats> {
  const loaded = (await readSeats(ctx, [event], involved)).get(event.id)
  return loaded ?? { seats: { ...termsOf(event), standings: new Map(), roles: new Map(), others: new Map() }, lost: [] }
}

/** Those who wait or have an offer are read, and `involved`. All others who attend are counted, and only where there is a limit. */
export async function readSeats(ctx: Ctx, rows: readonly EventRow[], involved: readonly string[]) {
  const ids = rows.map(({ id }) => id)
  const { db } = ctx
  const limited = rows.filter(isLimited).map(({ id }) => id)
  const waiting = await placesQuery(db).execute({ eventIds: ids })
  const offered = await offersQuery(db).execute({ eventIds: ids })
  const answers = involved.length > 0 ? await answersQuery(db).execute({ eventIds: ids, involved }) : []
  const guests = limited.length > 0 ? await guestsQuery(db).execute({ eventIds: limited, involved }) : []
  const roles = new Map<string, MemberRole>()
  for (const { person } of [...answers, ...waiting, ...offered]) if (person.role) roles.set(person.userId, person.role)
  return new Map(
    rows.map((event): [string, LoadedSeats] => {
      const isOfEvent = ({ eventId }: { eventId: string | null }) => eventId === event.id
      const [places, offers] = [waiting.filter(isOfEvent), offered.filter(isOfEvent)]
      const standings = new Map<string, Standing>()
      for (const { person, response } of answers.filter(isOfEvent))
        if (response) standings.set(person.userId, { state: response })
      for (const { person, place } of places) standings.set(person.userId, { state: 'waiting', ...place })
      for (const { person, offer } of offers) standings.set(person.userId, { state: 'offered', ...offer })
      const lost = [...places, ...offers].filter(({ person }) => !mayCome(person, event))
      const others = new Map(guests.filter(isOfEvent).map(({ role, count }) => [role, count]))
      const seats = { ...termsOf(event), standings, roles, others }
      return [event.id, { seats, lost: lost.map(({ person }) => person.userId) }]
    }),
  )
}

const isLimited = ({ maxParticipants, maxSuppliers, minHospitals }: EventRow) =>
  maxParticipants !== null || maxSuppliers !== null || minHospitals !== null

const { role, accessLevel: level, adminRole } = userAccessLevels
const personColumns = {
  userId: users.id,
  email: users.email,
  role,
  level,
  adminRole,
  isRestricted: sql<boolean>`${isRestricted(users.email)}`,
}

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

/** Whether someone may have a seat: in the audience, and not someone whose data may only be stored. */
export function mayCome({ userId, email, role, level, adminRole, isRestricted }: PersonRow, event: EventRow) {
  return Boolean(
    role && level && !isRestricted && can({ userId, email, role, level, adminRole }, 'event.answer', event),
  )
}

export const selectPeople = ({ db }: Ctx, userIds: readonly string[]) =>
  db
    .select(personColumns)
    .from(users)
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(inArray(users.id, [...userIds]))

/** These people with their answers; those who have not answered have a row without one. */
const answersQuery = preparedQuery((db) =>
  db
    .select({ eventId: eventResponses.eventId, person: personColumns, response: eventResponses.response })
    .from(users)
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .leftJoin(eventResponses, and(eq(eventResponses.userId, users.id), isOneOf(eventResponses.eventId, 'eventIds')))
    .where(isOneOf(users.id, 'involved'))
    .prepare('seat-answers'),
)

/** How many attend each event, by role, without `involved`. */
const guestsQuery = preparedQuery((db) =>
  db
    .select({ eventId: eventResponses.eventId, role, count: count() })
    .from(eventResponses)
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, eventResponses.userId))
    .where(
      and(
        isOneOf(eventResponses.eventId, 'eventIds'),
        eq(eventResponses.response, 'attending'),
        not(isOneOf(eventResponses.userId, 'involved')),
      ),
    )
    .groupBy(eventResponses.eventId, role)
    .prepare('seat-guests'),
)

const { pairId, heldUntil, passedFor } = eventWaitlist
const placesQuery = preparedQuery((db) =>
  db
    .select({ eventId: eventWaitlist.eventId, person: personColumns, place: { pairId, heldUntil, passedFor } })
    .from(eventWaitlist)
    .innerJoin(users, eq(users.id, eventWaitlist.userId))
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(isOneOf(eventWaitlist.eventId, 'eventIds'))
    .orderBy(asc(eventWaitlist.number))
    .prepare('seat-places'),
)

const offerColumns = { pairId: seatOffers.pairId, until: seatOffers.until }
const offersQuery = preparedQuery((db) =>
  db
    .select({ eventId: seatOffers.eventId, person: personColumns, offer: offerColumns })
    .from(seatOffers)
    .innerJoin(users, eq(users.id, seatOffers.userId))
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(and(isOneOf(seatOffers.eventId, 'eventIds'), eq(seatOffers.state, 'open')))
    .orderBy(asc(seatOffers.offeredAt), asc(seatOffers.userId))
    .prepare('seat-offers'),
)
