import { and, asc, eq, not, sql } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize } from '~/auth/permissions'
import { eventResponses, type events } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { isRestrictedUser } from '~/db/schema/personal-data'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { userAccessLevels, users } from '~/db/schema/users'
import { getBrand } from '~/features/content/queries.server'
import { writtenTime } from '~/features/events/model'
import { findEvent } from '~/features/events/sources/find-event.server'
import { dateFormat } from '~/i18n/date-format'
import { getMessages } from '~/i18n/load-messages'
import { formatTags, localeTags } from '~/i18n/locales'
import { membersMessages } from '~/i18n/messages/members'
import { wallClock } from '~/lib/wall-clock'
import type { Ctx } from '~/web/ctx.server'
import { type Guest, type GuestFile, type GuestList, maxGuests, type Waiting } from './model'

type EventRow = typeof events.$inferSelect

/** Who prints a list of guests has just proved who they are, as for every file with personal data. */
async function getEventToPrint(ctx: Ctx, id: string): Promise<EventRow> {
  authorize(ctx.actor, 'event.export')
  const event = await findEvent(ctx, id)
  requireFreshProof(ctx)
  return event
}

/** Who attends, by name in the order of the event's language, and who waits. Those whose data may only be stored are counted. */
export async function getGuestList(ctx: Ctx, id: string): Promise<{ event: EventRow; list: GuestList }> {
  const event = await getEventToPrint(ctx, id)
  const { guests, total } = await readGuests(ctx, event)
  const isAttending = and(eq(eventResponses.eventId, id), eq(eventResponses.response, 'attending'))
  const attending = await ctx.db.$count(eventResponses, isAttending)
  const waiting = await readWaiting(ctx, event)
  return { event, list: { guests, waiting, beyond: total - guests.length, restricted: attending - total } }
}

const guestColumns = {
  name: users.name,
  email: users.email,
  organisation: sql<string>`coalesce(${organisations.name}, '')`,
  // An admin comes as one of the team, whatever their role as a member.
  role: sql<Guest['role']>`case when ${userAccessLevels.adminRole} is null then ${userAccessLevels.role} end`,
  code: sql<string | null>`${eventResponses.code}`,
}

async function readGuests({ db }: Ctx, { id, language }: EventRow) {
  const rows = await db
    .select({ ...guestColumns, total: sql<number>`(count(*) over ())::int` })
    .from(eventResponses)
    .innerJoin(users, eq(users.id, eventResponses.userId))
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        eq(eventResponses.eventId, id),
        eq(eventResponses.response, 'attending'),
        not(isRestrictedUser(eventResponses.userId)),
      ),
    )
    .orderBy(asc(sql`lower(coalesce(nullif(${users.name}, ''), ${users.email}))`), asc(users.id))
    .limit(maxGuests)
  const { compare } = new Intl.Collator(formatTags[language])
  const guests: Guest[] = rows.map(({ total: _, ...guest }) => guest)
  return {
    guests: guests.sort((one, other) => compare(one.name || one.email, other.name || other.email)),
    total: rows[0]?.total ?? 0,
  }
}

/** Those to whom a seat is offered, then the list in its order. */
function readWaiting({ db }: Ctx, { id }: EventRow): Promise<Waiting[]> {
  const isOpen = and(eq(seatOffers.userId, users.id), eq(seatOffers.eventId, id), eq(seatOffers.state, 'open'))
  return db
    .select({ ...guestColumns, isOffered: sql<boolean>`${seatOffers.id} is not null` })
    .from(users)
    .leftJoin(eventWaitlist, and(eq(eventWaitlist.userId, users.id), eq(eventWaitlist.eventId, id)))
    .leftJoin(seatOffers, isOpen)
    .leftJoin(eventResponses, and(eq(eventResponses.userId, users.id), eq(eventResponses.eventId, id)))
    .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        sql`${users.id} in (
          select ${eventWaitlist.userId} from ${eventWaitlist} where ${eventWaitlist.eventId} = ${id}
          union select ${seatOffers.userId} from ${seatOffers} where ${seatOffers.eventId} = ${id} and ${seatOffers.state} = 'open')`,
        not(isRestrictedUser(users.id)),
      ),
    )
    .orderBy(sql`${seatOffers.offeredAt} nulls last`, asc(eventWaitlist.number), asc(users.id))
    .limit(maxGuests)
}

export type GuestPdf = { fileName: string; body: Uint8Array<ArrayBuffer> }

/** The day of the event in its zone is part of the name, which has nothing that someone typed. */
const fileNameOf = (file: GuestFile, { eventDate, timeZone }: EventRow) =>
  `${file}-${wallClock(eventDate, timeZone).slice(0, 10)}.pdf`

/** For the team at the entrance. */
export async function makeGuestSheet(ctx: Ctx, id: string): Promise<GuestPdf> {
  const { event, list } = await getGuestList(ctx, id)
  const { date, time, zoneName } = writtenTime(event, 'en')
  const printed = dateFormat(formatTags.en, { timeZone: event.timeZone, dateStyle: 'long', timeStyle: 'short' })
  // Loaded on first use: the PDF library takes half a second, which would delay every start.
  const { renderGuestSheet } = await import('./exports/guest-sheet.server')
  const body = await renderGuestSheet({
    ...list,
    title: event.title,
    when: `${date}, ${time} (${zoneName})`,
    where: event.location,
    printedAt: printed.format(ctx.now),
    now: ctx.now,
    brand: await getBrand(ctx),
  })
  return { fileName: fileNameOf('guests', event), body }
}

/** Roles are in the language that is spoken at the event. */
export async function makeNameCards(ctx: Ctx, id: string): Promise<GuestPdf> {
  const { event, list } = await getGuestList(ctx, id)
  const { roles } = await getMessages(membersMessages, event.language)
  const { renderNameCards } = await import('./exports/name-cards.server')
  const body = await renderNameCards({
    title: event.title,
    guests: list.guests,
    roleLabels: roles,
    tag: localeTags[event.language],
    now: ctx.now,
    brand: await getBrand(ctx),
  })
  return { fileName: fileNameOf('name-cards', event), body }
}
