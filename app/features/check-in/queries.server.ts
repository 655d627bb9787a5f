import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { authorize } from '~/auth/permissions'
import { checkIns } from '~/db/schema/check-ins'
import { eventResponses, events } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { userAccessLevels, users } from '~/db/schema/users'
import { writtenTime } from '~/features/events/model'
import { findEvent } from '~/features/events/sources/find-event.server'
import { dateFormat } from '~/i18n/date-format'
import { qrPath } from '~/lib/qr-code.server'
import type { Ctx } from '~/web/ctx.server'
import {
  type CheckInEvent,
  checkInState,
  checkInTimes,
  codeUrl,
  type Guest,
  type GuestList,
  overAt,
  type Standing,
} from './model'
import { presentGuests } from './sources/present.server'

type EventRow = typeof events.$inferSelect

/** What the check-in page shows. */
export async function getCheckIn(ctx: Ctx, id: string): Promise<{ event: CheckInEvent; list: GuestList }> {
  authorize(ctx.actor, 'event.oversee')
  const event = await findEvent(ctx, id)
  const { title, location, timeZone } = event
  const { opensAt, closesAt } = checkInTimes(event)
  const format = dateFormat('en-GB', {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const { date, time } = writtenTime(event, 'en')
  return {
    event: {
      ...{ id, title, location, timeZone, date, time },
      state: checkInState(event, ctx.now),
      opens: format.format(opensAt),
      closes: format.format(closesAt),
    },
    list: await readGuests(ctx, id),
  }
}

/** All guests as they are now. */
export async function getGuestList(ctx: Ctx, id: string): Promise<GuestList> {
  authorize(ctx.actor, 'event.oversee')
  await findEvent(ctx, id)
  return readGuests(ctx, id)
}

/** Everyone who has something to do with an event: an answer, a place on the waitlist, an open offer, or a check-in. */
export function relatedUsers({ db }: Pick<Ctx, 'db'>, id: string) {
  const isOpen = and(eq(seatOffers.eventId, id), eq(seatOffers.state, 'open'))
  return union(
    db.select({ userId: eventResponses.userId }).from(eventResponses).where(eq(eventResponses.eventId, id)),
    db.select({ userId: eventWaitlist.userId }).from(eventWaitlist).where(eq(eventWaitlist.eventId, id)),
    db.select({ userId: seatOffers.userId }).from(seatOffers).where(isOpen),
    db.select({ userId: checkIns.userId }).from(checkIns).where(eq(checkIns.eventId, id)),
  )
}

const isHere = ({ eventId, userId }: typeof eventResponses | typeof eventWaitlist | typeof seatOffers, id: string) =>
  and(eq(eventId, id), eq(userId, users.id))

/** Without a check of rights: the callers have made it. */
export async function readGuests(ctx: Pick<Ctx, 'db' | 'now'>, id: string): Promise<GuestList> {
  const { db, now } = ctx
  const present = presentGuests(db)
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      organisation: organisations.name,
      role: userAccessLevels.role,
      response: eventResponses.response,
      code: eventResponses.code,
      offer: seatOffers.id,
      place: eventWaitlist.number,
      arrivedAt: present.arrivedAt,
    })
    .from(users)
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .leftJoin(eventResponses, isHere(eventResponses, id))
    .leftJoin(eventWaitlist, isHere(eventWaitlist, id))
    .leftJoin(seatOffers, and(isHere(seatOffers, id), eq(seatOffers.state, 'open')))
    .leftJoin(present, and(eq(present.eventId, id), eq(present.userId, users.id)))
    .where(inArray(users.id, relatedUsers(ctx, id)))
    .orderBy(asc(sql`lower(coalesce(nullif(${users.name}, ''), ${users.email}))`), asc(users.id))
  return { guests: rows.map(toGuest), readAt: now.toISOString() }
}

type GuestRow = Pick<Guest, 'id' | 'name' | 'email' | 'role'> & {
  organisation: string | null
  response: 'attending' | 'not_attending' | null
  code: string | null
  offer: string | null
  place: number | null
  arrivedAt: Date | null
}

function toGuest({ response, organisation, code, offer, place, arrivedAt, ...row }: GuestRow): Guest {
  const standing = standingOf({ response, offer, place })
  return {
    ...row,
    organisation: organisation ?? '',
    standing,
    code: code ?? '',
    arrivedAt: arrivedAt?.toISOString() ?? null,
  }
}

/** A place or an offer is newer than the answer, which stays when someone who declined waits for a seat. */
function standingOf({ response, offer, place }: Pick<GuestRow, 'response' | 'offer' | 'place'>): Standing {
  if (response === 'attending') return response
  if (offer !== null) return 'offered'
  return place === null ? 'declined' : 'waiting'
}

/** The code of the actor at an event that they attend and that is not over, with its QR code; else null. */
export async function getOwnCode(ctx: Ctx, id: string) {
  const { db, actor, now, publicUrl } = ctx
  authorize(actor, 'event.list')
  const [row] = await db
    .select({ event: events, code: eventResponses.code })
    .from(eventResponses)
    .innerJoin(events, eq(events.id, eventResponses.eventId))
    .where(
      and(
        eq(eventResponses.eventId, id),
        eq(eventResponses.userId, actor.userId),
        eq(eventResponses.response, 'attending'),
        eq(events.status, 'scheduled'),
      ),
    )
  if (!row || overAt(row.event) <= now) return null
  return { code: row.code, qr: qrPath(codeUrl(publicUrl, id, row.code)) }
}

/** How many of those who attend are present, for the page of the event. */
export async function countCheckedIn(ctx: Ctx, event: EventRow) {
  authorize(ctx.actor, 'event.oversee')
  const present = presentGuests(ctx.db)
  return {
    present: await ctx.db.$count(present, eq(present.eventId, event.id)),
    state: checkInState(event, ctx.now),
  }
}
