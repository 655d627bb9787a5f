import { and, asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { eventResponses, events } from '~/db/schema/events'
import { processingLimits } from '~/db/schema/personal-data'
import { eventHistory, eventWaitlist, seatOffers } from '~/db/schema/seats'
import { userAccessLevels } from '~/db/schema/users'
import { recordTap } from '~/features/check-in/commands.server'
import { cancelEvent, changeEvent } from '~/features/event-planning/commands.server'
import { answerEvent } from '~/features/events/commands.server'
import { getShownEvent } from '~/features/events/queries.server'
import { changeLevel, removeUser } from '~/features/users/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, addOrganisation, asAdmin, asMember } from '../../../test/members'
import { queued, startTimes, test } from '../../../test/test'
import {
  changeBalanceRules,
  claimSeat,
  declineSeat,
  handOverSeat,
  joinWaitlist,
  leaveWaitlist,
  withdrawOffer,
} from './commands.server'
import type { Change, Standing } from './model'
import { replay } from './model/standings'
import { getSeatsOverview } from './queries.server'
import { endLostSeats, settleDue, settleEvent } from './sources/settle.server'
import { seatChanged, seatTimeEnded } from './sources/write.server'

type MemberCtx = Awaited<ReturnType<typeof asMember>>

const later = <Context extends Ctx>(ctx: Context, hours: number): Context => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + hours * 3_600_000),
})

/** Who stands where, by the tables; in the order of the waitlist. */
async function readStandings({ db }: Ctx, eventId: string) {
  const standings = new Map<string, Standing>()
  const answers = await db.select().from(eventResponses).where(eq(eventResponses.eventId, eventId))
  for (const { userId, response } of answers) standings.set(userId, { state: response })
  const places = await db
    .select()
    .from(eventWaitlist)
    .where(eq(eventWaitlist.eventId, eventId))
    .orderBy(asc(eventWaitlist.number))
  for (const { userId, pairId, heldUntil, passedFor } of places) {
    expect(standings.has(userId), 'in two states').toBe(false)
    standings.set(userId, { state: 'waiting', pairId, heldUntil, passedFor })
  }
  const isOpen = and(eq(seatOffers.eventId, eventId), eq(seatOffers.state, 'open'))
  for (const { userId, pairId, until } of await db.select().from(seatOffers).where(isOpen)) {
    expect(standings.has(userId), 'in two states').toBe(false)
    standings.set(userId, { state: 'offered', pairId, until })
  }
  return standings
}

const readHistory = ({ db }: Ctx, eventId: string) =>
  db.select().from(eventHistory).where(eq(eventHistory.eventId, eventId)).orderBy(asc(eventHistory.number))

/** States by person; and that the history explains them. */
async function statesOf(ctx: Ctx, eventId: string, ...people: MemberCtx[]) {
  const standings = await readStandings(ctx, eventId)
  const rows = await readHistory(ctx, eventId)
  const history = rows.flatMap(({ userId, until, ...row }): Change[] =>
    userId ? [{ ...row, userId, ...(until && { until }) }] : [],
  )
  const byId = (entries: Iterable<[string, Standing]>) => [...entries].toSorted(([a], [b]) => a.localeCompare(b))
  expect(byId(replay(history))).toEqual(byId(standings))
  return people.map(({ actor }) => standings.get(actor.userId)?.state)
}

/** One seat that `first` has, and the others on the waitlist. */
async function fullEvent(ctx: Ctx, waiting = 2, overrides: Partial<typeof events.$inferInsert> = {}) {
  const id = await addEvent(ctx, { maxParticipants: 1, ...overrides })
  const first = await asMember(ctx)
  await answerEvent(first, id, 'attending')
  const others: MemberCtx[] = []
  for (let index = 0; index < waiting; index += 1) {
    const member = await asMember(ctx)
    await joinWaitlist(member, id, {})
    others.push(member)
  }
  const [second, third] = others
  if (!second || !third) throw new Error('Two wait')
  return { id, first, second, third }
}

test('a seat that is given up is offered to the first in line, with a mail and a job at its end', async ({ ctx }) => {
  const { id, first, second, third } = await fullEvent(ctx)
  expect(await statesOf(ctx, id, first, second, third)).toEqual(['attending', 'waiting', 'waiting'])
  await answerEvent(first, id, 'not_attending')
  expect(await statesOf(ctx, id, first, second, third)).toEqual(['not_attending', 'offered', 'waiting'])
  expect(await startTimes(ctx, seatTimeEnded)).toEqual([later(ctx, 24).now])
  expect(await queued(ctx, seatChanged)).toEqual([{ eventId: id, number: (await readHistory(ctx, id)).length }])
})

test('the offer is claimed by its person alone, once', async ({ ctx }) => {
  const { id, first, second, third } = await fullEvent(ctx)
  await answerEvent(first, id, 'not_attending')
  await expect(claimSeat(third, id)).rejects.toMatchObject({ reason: 'offer-gone' })
  await expect(answerEvent(third, id, 'attending')).rejects.toMatchObject({ reason: 'full' })
  await claimSeat(second, id)
  // A second click.
  await claimSeat(second, id)
  expect(await statesOf(ctx, id, second, third)).toEqual(['attending', 'waiting'])
  expect(await ctx.db.select({ state: seatOffers.state }).from(seatOffers)).toEqual([{ state: 'taken' }])
})

test('declining and leaving pass the seat on, and end the place', async ({ ctx }) => {
  const { id, first, second, third } = await fullEvent(ctx)
  await answerEvent(first, id, 'not_attending')
  await declineSeat(second, id)
  expect(await statesOf(ctx, id, second, third)).toEqual([undefined, 'offered'])
  await joinWaitlist(second, id, {})
  await leaveWaitlist(second, id)
  await leaveWaitlist(second, id)
  expect(await statesOf(ctx, id, second, third)).toEqual([undefined, 'offered'])
})

test('an offer whose time ran out while the server was down has lapsed; settling twice changes nothing', async ({
  ctx,
}) => {
  const { id, first, second, third } = await fullEvent(ctx)
  await answerEvent(first, id, 'not_attending')
  const back = later(ctx, 60)
  await expect(claimSeat(later(second, 60), id)).rejects.toMatchObject({ reason: 'offer-gone' })
  await settleDue(back)
  expect(await statesOf(ctx, id, second, third)).toEqual([undefined, 'offered'])
  const before = await readHistory(ctx, id)
  await settleDue(back)
  await settleEvent(back, id)
  expect(await readHistory(ctx, id)).toEqual(before)
  expect(before.at(-1)).toMatchObject({ what: 'offered', until: later(ctx, 84).now, byId: null })
})

test('in the last hour nothing is offered, and what was offered has lapsed also when the event has begun', async ({
  ctx,
}) => {
  const eventDate = later(ctx, 3).now
  const { id, first, second, third } = await fullEvent(ctx, 2, { eventDate })
  await answerEvent(first, id, 'not_attending')
  const [offer] = await ctx.db.select().from(seatOffers)
  expect(offer?.until).toEqual(later(ctx, 1).now)
  await settleDue(later(ctx, 4))
  expect(await statesOf(ctx, id, second, third)).toEqual([undefined, 'waiting'])
  await answerEvent(later(third, 2.5), id, 'attending')
  expect(await statesOf(ctx, id, third)).toEqual(['attending'])
})

describe('colleagues', () => {
  test('two wait as a pair: the colleague is told, and one of them claims both seats', async ({ ctx }) => {
    const id = await addEvent(ctx, { maxParticipants: 2 })
    const [a, b, c, d] = [await asMember(ctx), await asMember(ctx), await asMember(ctx), await asMember(ctx)]
    await addOrganisation(ctx, c, d)
    for (const member of [a, b]) await answerEvent(member, id, 'attending')
    await joinWaitlist(c, id, { colleague: d.actor.email })
    expect(await queued(ctx, seatChanged)).toHaveLength(1)
    await answerEvent(a, id, 'not_attending')
    expect(await statesOf(ctx, id, c, d)).toEqual(['waiting', 'waiting'])
    await answerEvent(b, id, 'not_attending')
    expect(await statesOf(ctx, id, c, d)).toEqual(['offered', 'offered'])
    await claimSeat(d, id)
    expect(await statesOf(ctx, id, c, d)).toEqual(['attending', 'attending'])
  })

  test('the seat is handed to a colleague, and nobody on the list is offered it', async ({ ctx }) => {
    const { id, first, second } = await fullEvent(ctx)
    const colleague = await asMember(ctx)
    await addOrganisation(ctx, first, colleague)
    await handOverSeat(first, id, { colleague: colleague.actor.email })
    expect(await statesOf(ctx, id, first, colleague, second)).toEqual(['not_attending', 'attending', 'waiting'])
    expect(await queued(ctx, seatChanged)).toEqual([])
  })

  test('one refusal for everyone outside of the organisation, another for a colleague who can not come', async ({
    ctx,
  }) => {
    const { id, first, second } = await fullEvent(ctx)
    const [hospital, restricted] = [await asMember(ctx, { role: 'hospital' }), await asMember(ctx)]
    await addOrganisation(ctx, first, hospital, restricted)
    await ctx.db
      .insert(processingLimits)
      .values({ email: restricted.actor.email, restrictedAt: ctx.now, restrictedBy: 'person' })
    const refusalFor = (colleague: string) => handOverSeat(first, id, { colleague }).catch(({ reason }) => reason)
    for (const email of ['nobody@b.example', second.actor.email, first.actor.email]) {
      expect(await refusalFor(email)).toBe('colleague')
    }
    for (const { actor } of [hospital, restricted]) expect(await refusalFor(actor.email)).toBe('colleague-outside')
    expect(await statesOf(ctx, id, first)).toEqual(['attending'])
  })
})

test('who has been checked in keeps the seat, until the tap is undone at the entrance', async ({ ctx }) => {
  const { id, first, second } = await fullEvent(ctx)
  const colleague = await asMember(ctx)
  await addOrganisation(ctx, first, colleague)
  const evening = new Date('2026-12-01T16:30:00Z')
  const [admin, guest] = [
    { ...(await asAdmin(ctx)), now: evening },
    { ...first, now: evening },
  ]
  await recordTap(admin, { eventId: id, userId: first.actor.userId, isPresent: true })
  const refusal = { reason: 'checked-in' }
  await expect(handOverSeat(guest, id, { colleague: colleague.actor.email })).rejects.toMatchObject(refusal)
  await expect(answerEvent(guest, id, 'not_attending')).rejects.toMatchObject(refusal)
  expect(await statesOf(ctx, id, first, colleague, second)).toEqual(['attending', undefined, 'waiting'])
  const undone = { ...admin, now: new Date(evening.getTime() + 60_000) }
  await recordTap(undone, { eventId: id, userId: first.actor.userId, isPresent: false })
  await handOverSeat(guest, id, { colleague: colleague.actor.email })
  expect(await statesOf(ctx, id, first, colleague, second)).toEqual(['not_attending', 'attending', 'waiting'])
})

describe('admins', () => {
  test('a withdrawn offer goes to the next, with an entry of the log', async ({ ctx }) => {
    const { id, first, second, third } = await fullEvent(ctx)
    const admin = await asAdmin(ctx)
    await answerEvent(first, id, 'not_attending')
    await withdrawOffer(admin, { id, user: second.actor.userId })
    expect(await statesOf(ctx, id, second, third)).toEqual([undefined, 'offered'])
    const withdrawn = (await readHistory(ctx, id)).find(({ what }) => what === 'withdrawn')
    expect(withdrawn).toMatchObject({ reason: 'by-admin', byId: admin.actor.userId })
    await expect(withdrawOffer(admin, { id, user: second.actor.userId })).rejects.toMatchObject({
      reason: 'offer-gone',
    })
    await expect(withdrawOffer(second, { id, user: third.actor.userId })).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('rules that are changed decide at once who is next', async ({ ctx }) => {
    const id = await addEvent(ctx, { roles: ['supplier', 'hospital'], maxParticipants: 2, minHospitals: 1 })
    const [supplier, waiting] = [await asMember(ctx), await asMember(ctx)]
    await answerEvent(supplier, id, 'attending')
    await expect(answerEvent(waiting, id, 'attending')).rejects.toMatchObject({ reason: 'reserved' })
    await joinWaitlist(waiting, id, {})
    const admin = await asAdmin(ctx)
    await changeBalanceRules(admin, { id, maxSuppliers: 1 })
    expect(await statesOf(ctx, id, waiting)).toEqual(['waiting'])
    await changeBalanceRules(admin, { id })
    expect(await statesOf(ctx, id, waiting)).toEqual(['offered'])
  })

  test('more hospitals than there are seats can not be wanted; an admin is told when seats were taken away', async ({
    ctx,
  }) => {
    const id = await addEvent(ctx, { roles: ['supplier', 'hospital'], maxParticipants: 3 })
    const admin = await asAdmin(ctx)
    const refusal = { reason: 'minimum-above-seats' }
    await expect(changeBalanceRules(admin, { id, minHospitals: 9 })).rejects.toMatchObject(refusal)
    await changeBalanceRules(admin, { id, minHospitals: 3 })
    const isAboveWith = async (maxParticipants: number | null) => {
      const [event] = await ctx.db.update(events).set({ maxParticipants }).where(eq(events.id, id)).returning()
      return event && (await getSeatsOverview(admin, event)).isMinimumAboveSeats
    }
    expect([await isAboveWith(3), await isAboveWith(2), await isAboveWith(null)]).toEqual([false, true, false])
  })

  test('more seats are offered at once; fewer take nothing away', async ({ ctx }) => {
    const { id, first, second, third } = await fullEvent(ctx)
    const admin = await asAdmin(ctx)
    const setSeats = async (maxParticipants: number) => {
      const [event] = await ctx.db.select().from(events).where(eq(events.id, id))
      if (event) await changeEvent(admin, { id, sequence: event.sequence, plan: { ...event, maxParticipants } })
    }
    await setSeats(2)
    expect(await statesOf(ctx, id, first, second, third)).toEqual(['attending', 'offered', 'waiting'])
    await claimSeat(second, id)
    await setSeats(1)
    await answerEvent(first, id, 'not_attending')
    expect(await statesOf(ctx, id, second, third)).toEqual(['attending', 'waiting'])
  })

  test('a cancelled event has no places and no offers, and all are told', async ({ ctx }) => {
    const { id, first, second, third } = await fullEvent(ctx)
    await answerEvent(first, id, 'not_attending')
    const told = (await queued(ctx, seatChanged)).length
    await cancelEvent(await asAdmin(ctx), { id, sequence: 0 })
    expect(await statesOf(ctx, id, second, third)).toEqual([undefined, undefined])
    expect(await queued(ctx, seatChanged)).toHaveLength(told + 2)
    await expect(joinWaitlist(second, id, {})).rejects.toMatchObject({ reason: 'over' })
  })
})

describe('who may no longer come', () => {
  test('another level ends seat, place and offer of whoever is outside the audience then', async ({ ctx }) => {
    const id = await addEvent(ctx, { maxParticipants: 1, minLevel: 'builder' })
    const [first, second] = [await asMember(ctx, { level: 'builder' }), await asMember(ctx, { level: 'builder' })]
    await answerEvent(first, id, 'attending')
    await joinWaitlist(second, id, {})
    await changeLevel(await asAdmin(ctx), { user: [first.actor.userId], level: 'entry' })
    expect(await statesOf(ctx, id, first, second)).toEqual([undefined, 'offered'])
    await ctx.db
      .update(userAccessLevels)
      .set({ accessLevel: 'entry' })
      .where(eq(userAccessLevels.userId, second.actor.userId))
    await endLostSeats(ctx, [second.actor.userId])
    expect(await statesOf(ctx, id, second)).toEqual([undefined])
  })

  test('a guest outside of a narrowed audience gives the seat back or hands it over, and can’t take it again', async ({
    ctx,
  }) => {
    const { id, first, second, third } = await fullEvent(ctx, 2, { roles: ['supplier', 'hospital'] })
    const unknown = { kind: 'not-found', message: 'events.unknown' }
    const colleague = await asMember(ctx, { role: 'hospital' })
    await addOrganisation(ctx, first, colleague)
    await ctx.db
      .update(events)
      .set({ roles: ['hospital'] })
      .where(eq(events.id, id))
    // A second click on the answer that they have changes nothing.
    await answerEvent(first, id, 'attending')
    await expect(answerEvent(await asMember(ctx), id, 'not_attending')).rejects.toMatchObject(unknown)
    await handOverSeat(first, id, { colleague: colleague.actor.email })
    expect(await statesOf(ctx, id, first, colleague)).toEqual(['not_attending', 'attending'])
    for (const response of ['attending', 'not_attending'] as const) {
      await expect(answerEvent(first, id, response)).rejects.toMatchObject(unknown)
    }
    await expect(getShownEvent(first, id)).rejects.toMatchObject(unknown)
    expect(await statesOf(ctx, id, second, third)).toEqual([undefined, undefined])
  })

  test('who waits for an event that is no longer for them can give that up, and not answer ‘attending’', async ({
    ctx,
  }) => {
    const { id, second } = await fullEvent(ctx)
    const change = (values: Partial<typeof events.$inferInsert>) =>
      ctx.db.update(events).set(values).where(eq(events.id, id))
    await change({ roles: ['hospital'] })
    await expect(joinWaitlist(second, id, {})).rejects.toMatchObject({ kind: 'not-found' })
    await change({ maxParticipants: 3 })
    await expect(answerEvent(second, id, 'attending')).rejects.toMatchObject({ kind: 'not-found' })
    expect(await statesOf(ctx, id, second)).toEqual(['waiting'])
    await answerEvent(second, id, 'not_attending')
    expect(await statesOf(ctx, id, second)).toEqual(['not_attending'])
    await expect(answerEvent(second, id, 'attending')).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('a removed account frees its seat, and the history keeps that without the person', async ({ ctx }) => {
    const { id, first, second } = await fullEvent(ctx)
    await removeUser(await asAdmin(ctx), { user: first.actor.userId })
    expect(await statesOf(ctx, id, second)).toEqual(['offered'])
    const ended = (await readHistory(ctx, id)).filter(({ reason }) => reason === 'account-removed')
    expect(ended).toMatchObject([{ what: 'seat-ended', userId: null }])
  })
})
