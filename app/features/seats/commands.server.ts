import { and, eq } from 'drizzle-orm'
import { authorize, can } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { events } from '~/db/schema/events'
import { organisationMembers } from '~/db/schema/organisations'
import { seatOffers } from '~/db/schema/seats'
import { users } from '~/db/schema/users'
import { adminCommand } from '~/features/admin/commands.server'
import { presentGuests } from '~/features/check-in/sources/present.server'
import { seesEvent } from '~/features/events/queries.server'
import { AppError, Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { AdminSeatRefusal, Change, SeatRefusal } from './model'
import { decide, type SeatCommand } from './model/decide'
import { isMinimumAboveSeats, withChanges } from './model/standings'
import type { RulesInput } from './schema'
import { type EventRow, loadSeats, lockEvent, mayCome, selectPeople, termsOf } from './sources/load.server'
import { endLost, settleSeats } from './sources/settle.server'
import { writeChanges } from './sources/write.server'

const refused = (reason: SeatRefusal | AdminSeatRefusal) => new Refused(reason)

/** The member's own command on an event that they see. `toCommand` runs under the lock of the event. */
export async function changeOwnSeat(
  ctx: Ctx,
  id: string,
  toCommand: (ctx: Ctx, userId: string, event: EventRow) => SeatCommand | Promise<SeatCommand>,
) {
  authorize(ctx.actor, 'event.list')
  const { actor } = ctx
  await inTransaction(ctx, async (ctx) => {
    const event = await lockEvent(ctx, id)
    // The same error as for an unknown id, so that it does not reveal that the event exists.
    if (!event || !(await seesEvent(ctx, id))) throw unknownEvent()
    const isOutside = !can(actor, 'event.answer', event)
    await changeSeats(ctx, event, await toCommand(ctx, actor.userId, event), actor.userId, isOutside)
  })
}

const unknownEvent = () => new AppError('not-found', 'events.unknown')

/**
 * Decides a command and writes what follows; for a caller who has locked the event. Who is outside of its audience keeps and
 * gives up what they have, but gets neither a seat nor a place.
 */
async function changeSeats(ctx: Ctx, event: EventRow, command: SeatCommand, byId: string, isOutside = false) {
  if (event.status !== 'scheduled') throw refused('over')
  if (await isOfPresentGuest(ctx, event.id, command)) throw refused('checked-in')
  const { seats, lost } = await loadSeats(ctx, event, peopleIn(command))
  const ended = endLost(ctx, seats, lost)
  const decision = decide(withChanges(seats, ended), command, ctx.now)
  if ('refusal' in decision) throw refused(decision.refusal)
  const isGain = ({ userId, what }: Change) => userId === byId && (what === 'attending' || what === 'joined')
  if (isOutside && decision.changes.some(isGain)) throw unknownEvent()
  await writeChanges(ctx, { eventId: event.id, changes: [...ended, ...decision.changes], byId })
}

/**
 * Whether a guest who is present would lose the seat. Read under the lock of the event, for which a tap at the entrance waits
 * too: its row refers to the event.
 */
async function isOfPresentGuest({ db }: Ctx, eventId: string, command: SeatCommand) {
  const isNo = command.kind === 'answer' && command.response === 'not_attending'
  if (command.kind !== 'hand-over' && !isNo) return false
  const present = presentGuests(db)
  const rows = await db
    .select({ userId: present.userId })
    .from(present)
    .where(and(eq(present.eventId, eventId), eq(present.userId, command.userId)))
  return rows.length > 0
}

function peopleIn(command: SeatCommand): string[] {
  if (command.kind === 'end') return command.userIds
  if (command.kind === 'hand-over') return [command.userId, command.to]
  if (command.kind === 'join' && command.colleague) return [command.userId, command.colleague.userId]
  return [command.userId]
}

/** Alone, or with a colleague: then both get seats or neither. */
export const joinWaitlist = (ctx: Ctx, id: string, { colleague }: { colleague?: string | undefined }) =>
  changeOwnSeat(ctx, id, async (ctx, userId, event) => ({
    kind: 'join',
    userId,
    ...(colleague && {
      colleague: { userId: await findColleague(ctx, userId, colleague, event), pairId: crypto.randomUUID() },
    }),
  }))

export const leaveWaitlist = (ctx: Ctx, id: string) =>
  changeOwnSeat(ctx, id, (_ctx, userId) => ({ kind: 'leave', userId }))

export const claimSeat = (ctx: Ctx, id: string) => changeOwnSeat(ctx, id, (_ctx, userId) => ({ kind: 'claim', userId }))

export const declineSeat = (ctx: Ctx, id: string) =>
  changeOwnSeat(ctx, id, (_ctx, userId) => ({ kind: 'decline', userId, reason: 'by-choice' }))

/** Gives the own seat to a colleague, without a moment in which someone else could take it. */
export const handOverSeat = (ctx: Ctx, id: string, { colleague }: { colleague: string }) =>
  changeOwnSeat(ctx, id, async (ctx, userId, event) => ({
    kind: 'hand-over',
    userId,
    to: await findColleague(ctx, userId, colleague, event),
  }))

/** Someone else of the same organisation who may come. One refusal for everyone outside of it, with an account or not. */
async function findColleague(ctx: Ctx, userId: string, email: string, event: EventRow) {
  const own = ctx.db
    .select({ id: organisationMembers.organisationId })
    .from(organisationMembers)
    .where(eq(organisationMembers.userId, userId))
  const [found] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .where(and(eq(users.email, email), eq(organisationMembers.organisationId, own)))
  const [person] = found && found.id !== userId ? await selectPeople(ctx, [found.id]) : []
  if (!person) throw refused('colleague')
  if (!mayCome(person, event)) throw refused('colleague-outside')
  return person.userId
}

/** By the link in the mail, without signing in: whoever has it reads the mail of the person who was offered the seat. */
export const answerOfferByLink = (ctx: Ctx, { token }: { token: string }, answer: 'claim' | 'decline') =>
  inTransaction(ctx, async (ctx) => {
    const { eventId, userId } = await findOffer(ctx, token)
    const event = await lockEvent(ctx, eventId)
    if (!event) throw new AppError('not-found', 'seats.unknownLink')
    // Read again under the lock: the link is for this offer, not for a later one to the same person.
    if ((await findOffer(ctx, token)).state !== 'open') throw refused('offer-gone')
    const command: SeatCommand =
      answer === 'claim' ? { kind: 'claim', userId } : { kind: 'decline', userId, reason: 'by-link' }
    await changeSeats(ctx, event, command, userId)
  })

async function findOffer({ db }: Ctx, token: string) {
  const [offer] = await db
    .select()
    .from(seatOffers)
    .where(eq(seatOffers.hash, hashOf(token)))
  if (!offer) throw new AppError('not-found', 'seats.unknownLink')
  return offer
}

type EventRef = { id: string }

async function lockForAdmin(ctx: Ctx, id: string) {
  const event = await lockEvent(ctx, id)
  if (!event) throw unknownEvent()
  return event
}

/** The seat is offered to the next. The person is told, and can join again. */
export const withdrawOffer = adminCommand('event.manage', async (ctx, { id, user }: EventRef & { user: string }) => {
  const event = await lockForAdmin(ctx, id)
  await changeSeats(ctx, event, { kind: 'withdraw', userId: user }, ctx.actor.userId)
  await ctx.record({ action: 'event.offer-withdrawn', id, name: event.title, details: { user } })
})

/** Rules for the mix of guests. They decide who gets a seat from now on; nobody loses one. */
export const changeBalanceRules = adminCommand('event.manage', async (ctx, input: EventRef & RulesInput) => {
  const { id, maxSuppliers = null, minHospitals = null } = input
  const before = await lockForAdmin(ctx, id)
  if (before.status !== 'scheduled' || before.eventDate <= ctx.now) throw refused('over')
  if (isMinimumAboveSeats({ ...termsOf(before), rules: { maxSuppliers, minHospitals } }))
    throw refused('minimum-above-seats')
  const { maxSuppliers: mostBefore, minHospitals: leastBefore } = before
  if (mostBefore === maxSuppliers && leastBefore === minHospitals) return
  await ctx.db.update(events).set({ maxSuppliers, minHospitals }).where(eq(events.id, id))
  const details = {
    ...(mostBefore !== maxSuppliers && { maxSuppliers: { from: mostBefore, to: maxSuppliers } }),
    ...(leastBefore !== minHospitals && { minHospitals: { from: leastBefore, to: minHospitals } }),
  }
  await ctx.record({ action: 'event.rules-changed', id, name: before.title, details })
  await settleSeats(ctx, { ...before, maxSuppliers, minHospitals }, before)
})
