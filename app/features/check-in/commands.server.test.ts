import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { checkIns } from '~/db/schema/check-ins'
import { eventResponses, events } from '~/db/schema/events'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { recordTap, recordTaps } from './commands.server'
import { maxTaps, type Tap } from './model'
import { countCheckedIn, getCheckIn, getGuestList } from './queries.server'
import { tapsInput } from './schema'

const evening = new Date('2026-12-01T17:30:00Z')
const minuteMs = 60_000

const tapOn = (userId: string, overrides: Partial<Tap> = {}): Tap => ({
  ...{ id: crypto.randomUUID(), userId, isPresent: true, agoMs: 0, deviceId: crypto.randomUUID() },
  ...overrides,
})

async function addGuest(ctx: Ctx, eventId: string, name = 'Åsa Berg') {
  const { actor } = await asMember(ctx, { name })
  await ctx.db.insert(eventResponses).values({ eventId, userId: actor.userId, response: 'attending' })
  return actor.userId
}

async function prepare(ctx: Ctx) {
  const eventId = await addEvent(ctx)
  const admin = { ...(await asAdmin(ctx)), now: evening }
  const guest = await addGuest(ctx, eventId)
  const send = (...taps: unknown[]) => recordTaps(admin, { eventId, taps })
  const rows = () => ctx.db.select().from(checkIns).where(eq(checkIns.eventId, eventId))
  const isPresent = async (userId = guest) =>
    (await getGuestList(admin, eventId)).guests.find(({ id }) => id === userId)?.arrivedAt != null
  return { eventId, admin, guest, send, rows, isPresent }
}

test('a tap that is sent twice is stored once, and named as stored both times', async ({ ctx }) => {
  const { guest, send, rows, admin } = await prepare(ctx)
  const tap = tapOn(guest, { agoMs: 5 * minuteMs })
  expect(await send(tap)).toMatchObject({ stored: [tap.id], refused: [], guests: [{ id: guest }] })
  expect((await send({ ...tap, agoMs: 9 * minuteMs }, tap)).stored).toEqual([tap.id, tap.id])
  expect(await rows()).toMatchObject([
    { id: tap.id, byId: admin.actor.userId, tappedAt: new Date(evening.getTime() - 5 * minuteMs) },
  ])
  expect(await ctx.db.$count(auditLog)).toBe(0)
})

test('two devices that check in the same guest at once: both taps are stored, and the guest is present once', async ({
  ctx,
}) => {
  const { guest, send, rows, admin, eventId } = await prepare(ctx)
  await Promise.all([send(tapOn(guest)), send(tapOn(guest, { agoMs: minuteMs }))])
  expect(await rows()).toHaveLength(2)
  const { guests } = await getGuestList(admin, eventId)
  expect(guests.filter(({ arrivedAt }) => arrivedAt)).toHaveLength(1)
})

test('a tap whose id was used for another event, person or state is refused, not named as stored', async ({ ctx }) => {
  const { guest, send, rows, admin, eventId } = await prepare(ctx)
  const other = await addGuest(ctx, eventId, 'Other')
  const elsewhere = await addEvent(ctx)
  await ctx.db.insert(eventResponses).values({ eventId: elsewhere, userId: guest, response: 'attending' })
  const tap = tapOn(guest)
  await send(tap)
  const malformed = { stored: [], refused: [{ id: tap.id, reason: 'malformed' }] }
  expect(await send({ ...tap, userId: other })).toMatchObject(malformed)
  expect(await send({ ...tap, isPresent: false })).toMatchObject(malformed)
  expect(await recordTaps(admin, { eventId: elsewhere, taps: [tap] })).toMatchObject(malformed)
  const twice = tapOn(guest)
  expect(await send(twice, { ...twice, userId: other })).toMatchObject({
    ...{ stored: [twice.id], refused: [{ id: twice.id, reason: 'malformed' }] },
  })
  expect(await rows()).toHaveLength(2)
})

test('of two devices that check in a guest the first tap is when they arrived; after an undo the next one is', async ({
  ctx,
}) => {
  const { guest, send, admin, eventId } = await prepare(ctx)
  const arrivedAt = async () => (await getGuestList(admin, eventId)).guests[0]?.arrivedAt
  await send(tapOn(guest, { agoMs: 10 * minuteMs }))
  await send(tapOn(guest, { agoMs: 11 * minuteMs }))
  expect(await arrivedAt()).toBe('2026-12-01T17:19:00.000Z')
  await send(tapOn(guest, { isPresent: false, agoMs: 8 * minuteMs }))
  expect(await arrivedAt()).toBeNull()
  await send(tapOn(guest, { agoMs: 6 * minuteMs }), tapOn(guest, { agoMs: 7 * minuteMs }))
  expect(await arrivedAt()).toBe('2026-12-01T17:23:00.000Z')
})

test('taps from before the event was moved to another day do not count', async ({ ctx }) => {
  const { guest, send, isPresent, eventId, admin } = await prepare(ctx)
  await send(tapOn(guest))
  expect(await isPresent()).toBe(true)
  const moveTo = (eventDate: Date) =>
    ctx.db.update(events).set({ eventDate, endsAt: null }).where(eq(events.id, eventId))
  await moveTo(new Date(evening.getTime() + 24 * 60 * minuteMs + 1))
  expect(await isPresent()).toBe(false)
  const event = (await ctx.db.select().from(events).where(eq(events.id, eventId)))[0]
  expect(event && (await countCheckedIn(admin, event)).present).toBe(0)
  await moveTo(new Date(evening.getTime() + 24 * 60 * minuteMs))
  expect(await isPresent()).toBe(true)
})

test('the latest tap counts, in whatever order they arrive', async ({ ctx }) => {
  const { guest, send, isPresent } = await prepare(ctx)
  await send(tapOn(guest, { isPresent: false, agoMs: minuteMs }))
  await send(tapOn(guest, { agoMs: 2 * minuteMs }))
  expect(await isPresent()).toBe(false)
  await send(tapOn(guest))
  expect(await isPresent()).toBe(true)
})

test('the time of a tap is never in the future, and at most a day ago', async ({ ctx }) => {
  const { guest, rows, admin, eventId } = await prepare(ctx)
  const taps = [tapOn(guest, { agoMs: -3 * minuteMs }), tapOn(guest, { agoMs: 40 * 24 * 60 * minuteMs })]
  await recordTaps({ ...admin, now: new Date('2026-12-02T17:30:00Z') }, { eventId, taps })
  const times = (await rows()).map(({ tappedAt }) => tappedAt.toISOString()).toSorted()
  expect(times).toEqual(['2026-12-01T17:30:00.000Z', '2026-12-02T17:30:00.000Z'])
})

test('malformed taps and people without a relation to the event are refused, the rest is stored', async ({ ctx }) => {
  const { guest, send, rows } = await prepare(ctx)
  const { actor: stranger } = await asMember(ctx)
  const elsewhere = await addGuest(ctx, await addEvent(ctx))
  const good = tapOn(guest)
  const bad = [tapOn(stranger.userId), tapOn(elsewhere), tapOn(crypto.randomUUID())]
  const answer = await send(bad[0], { id: 'x', userId: 1 }, null, bad[1], good, bad[2])
  expect(answer.stored).toEqual([good.id])
  expect(answer.refused).toEqual([
    { id: 'x', reason: 'malformed' },
    { id: '', reason: 'malformed' },
    ...bad.map(({ id }) => ({ id, reason: 'not-a-guest' })),
  ])
  expect(await rows()).toHaveLength(1)
})

test('a batch is a JSON array of at most 200 taps', async ({ ctx }) => {
  const { guest, send, rows } = await prepare(ctx)
  const taps = Array.from({ length: maxTaps }, (_, index) => tapOn(guest, { agoMs: index }))
  expect((await send(...taps)).stored).toHaveLength(maxTaps)
  expect(await rows()).toHaveLength(maxTaps)
  expect(tapsInput.safeParse({ taps: JSON.stringify(taps) }).success).toBe(true)
  expect(tapsInput.safeParse({ taps: JSON.stringify([...taps, tapOn(guest)]) }).success).toBe(false)
  for (const wrong of ['', '{', '{}', 'null']) expect(tapsInput.safeParse({ taps: wrong }).success).toBe(false)
})

test('who waits, has an offer or declined can be admitted, and is listed apart', async ({ ctx }) => {
  const { eventId, admin, guest, send } = await prepare(ctx)
  const newId = async () => (await asMember(ctx)).actor.userId
  const [waiting, offered, declined] = [await newId(), await newId(), await newId()]
  await ctx.db.insert(eventWaitlist).values({ eventId, userId: waiting, number: 1, since: ctx.now })
  const offer = { eventId, reason: 'answered' as const, offeredAt: ctx.now, until: evening }
  await ctx.db.insert(seatOffers).values([
    { ...offer, userId: offered },
    { ...offer, userId: declined, state: 'lapsed' },
  ])
  await ctx.db.insert(eventResponses).values({ eventId, userId: declined, response: 'not_attending' })
  const { refused, guests } = await send(...[waiting, offered, declined].map((userId) => tapOn(userId)))
  expect(refused).toEqual([])
  const standings = Object.fromEntries(guests.map(({ id, standing }) => [id, standing]))
  expect(standings).toEqual({
    ...{ [guest]: 'attending', [waiting]: 'waiting', [offered]: 'offered' },
    [declined]: 'declined',
  })
  // Still there when the place is gone, so that the check-in can be taken back.
  await ctx.db.delete(eventWaitlist)
  expect((await getGuestList(admin, eventId)).guests.map(({ id }) => id)).toContain(waiting)
})

test('nobody is checked in too early or too late, or at an event that is cancelled; a tap made in time may be late', async ({
  ctx,
}) => {
  const { eventId, admin, guest } = await prepare(ctx)
  const sendAt = async (now: string, agoMs = 0) =>
    (await recordTaps({ ...admin, now: new Date(now) }, { eventId, taps: [tapOn(guest, { agoMs })] })).refused
  expect(await sendAt('2026-11-30T22:00:00Z')).toMatchObject([{ reason: 'closed' }])
  expect(await sendAt('2026-11-30T23:00:00Z')).toEqual([])
  expect(await sendAt('2026-12-03T12:00:00Z')).toMatchObject([{ reason: 'closed' }])
  expect(await sendAt('2026-12-03T12:00:00Z', 20 * 60 * minuteMs)).toEqual([])
  const cancelled = await addEvent(ctx, { status: 'cancelled' })
  const other = await addGuest(ctx, cancelled)
  expect((await recordTaps(admin, { eventId: cancelled, taps: [tapOn(other)] })).refused).toMatchObject([
    { reason: 'closed' },
  ])
})

test('a guest who is deleted while their tap arrives leaves no error', async ({ ctx }) => {
  const { guest, send, eventId } = await prepare(ctx)
  const other = await addGuest(ctx, eventId, 'Other')
  const [answer] = await Promise.all([
    send(tapOn(guest), tapOn(other)),
    ctx.db.delete(users).where(eq(users.id, guest)),
  ])
  expect(answer.stored.length + answer.refused.length).toBe(2)
})

test('only admins who manage events tap; those who oversee them read the list', async ({ ctx }) => {
  const { eventId, guest } = await prepare(ctx)
  const reader = { ...(await asMember(ctx, { adminRole: 'reader' })), now: evening }
  expect((await getCheckIn(reader, eventId)).list.guests).toMatchObject([
    { id: guest, code: expect.stringMatching(/^[A-HJ-NP-Z]{6}$/) },
  ])
  await expect(recordTaps(reader, { eventId, taps: [tapOn(guest)] })).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(getCheckIn(await asMember(ctx), eventId)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(getGuestList(ctx, eventId)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('the plain form is refused with a reason, and an unknown event is not found', async ({ ctx }) => {
  const { eventId, guest, admin, isPresent } = await prepare(ctx)
  await recordTap(admin, { eventId, userId: guest, isPresent: true })
  expect(await isPresent()).toBe(true)
  const { userId } = (await asMember(ctx)).actor
  const refused = recordTap(admin, { eventId, userId, isPresent: true })
  await expect(refused).rejects.toMatchObject({ reason: 'not-a-guest' })
  for (const unknown of [crypto.randomUUID(), 'x']) {
    await expect(recordTaps(admin, { eventId: unknown, taps: [] })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(getCheckIn(admin, unknown)).rejects.toMatchObject({ kind: 'not-found' })
  }
})
