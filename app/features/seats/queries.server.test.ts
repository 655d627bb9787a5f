import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { events } from '~/db/schema/events'
import { mails } from '~/db/schema/mails'
import { cancelEvent } from '~/features/event-planning/commands.server'
import { answerEvent } from '~/features/events/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, addOrganisation, asAdmin, asMember } from '../../../test/members'
import { test, work } from '../../../test/test'
import { claimSeat, joinWaitlist } from './commands.server'
import { mailSeatChange } from './jobs.server'
import { getOfferByLink, getOwnSeats, getSeatsOverview } from './queries.server'

type MemberCtx = Awaited<ReturnType<typeof asMember>>

/** An event with one seat that was offered to `member`, and the link of the mail about it. */
async function offerSeat(ctx: Ctx) {
  const translations = { sv: { title: 'Vård i hemmet' } }
  const id = await addEvent(ctx, { maxParticipants: 1, translations })
  const [guest, member] = [await asMember(ctx), await asMember(ctx)]
  await answerEvent(guest, id, 'attending')
  await joinWaitlist(member, id, {})
  await answerEvent(guest, id, 'not_attending')
  await work(ctx, mailSeatChange)
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.toAddress, member.actor.email))
  const readPage = (overrides: Partial<Ctx>) => getOfferByLink({ ...ctx, ...overrides }, mail?.secret ?? '')
  const stateOfPage = async (now = ctx.now) => (await readPage({ now }))?.state
  return { id, member, readPage, stateOfPage }
}

test('the link of an offer tells what became of the seat, and of the event', async ({ ctx }) => {
  const { id, member, stateOfPage } = await offerSeat(ctx)
  expect(await stateOfPage()).toBe('open')
  await claimSeat(member, id)
  expect(await stateOfPage()).toBe('taken')
  await answerEvent(member, id, 'not_attending')
  expect(await stateOfPage()).toBe('given-up')
  expect(await stateOfPage(new Date('2026-12-01T17:00:00Z'))).toBe('begun')
  await cancelEvent(await asAdmin(ctx), { id, sequence: 0 })
  expect(await stateOfPage()).toBe('cancelled')
})

test('the page of an offer has the title in the reader’s language, or says in which it is', async ({ ctx }) => {
  const { readPage } = await offerSeat(ctx)
  expect((await readPage({ locale: 'sv' }))?.title).toEqual({ text: 'Vård i hemmet' })
  expect((await readPage({ locale: 'no' }))?.title).toEqual({ text: 'Care at home', lang: 'en' })
})

async function readEvent({ db }: Ctx, id: string) {
  const [event] = await db.select().from(events).where(eq(events.id, id))
  if (!event) throw new Error('The event exists')
  return event
}

/** Two seats: one is free, and two colleagues wait for both. */
async function holdForPair(ctx: Ctx) {
  const id = await addEvent(ctx, { maxParticipants: 2 })
  const [a, b, c, d] = [await asMember(ctx), await asMember(ctx), await asMember(ctx), await asMember(ctx)]
  await addOrganisation(ctx, c, d)
  for (const member of [a, b]) await answerEvent(member, id, 'attending')
  await joinWaitlist(c, id, { colleague: d.actor.email })
  await answerEvent(a, id, 'not_attending')
  return { id, outside: a, pair: [c, d] as const }
}

test('an admin is not told that a pair is next at an event with one seat', async ({ ctx }) => {
  const { id } = await holdForPair(ctx)
  const single = await asMember(ctx)
  await joinWaitlist(single, id, {})
  const admin = await asAdmin(ctx)
  const event = await readEvent(ctx, id)
  const nextAt = async (maxParticipants: number) =>
    (await getSeatsOverview(admin, { ...event, maxParticipants })).waiting.map(({ isNext }) => isNext)
  expect(await nextAt(1)).toEqual([false, true])
})

test('waiting as a pair is open where there are two seats or no limit, not at an event with one seat', async ({
  ctx,
}) => {
  const member = await asMember(ctx)
  const takesPairs = async (maxParticipants: number | null) => {
    const event = await readEvent(ctx, await addEvent(ctx, { maxParticipants }))
    return (await getOwnSeats(member, [event])).get(event.id)?.takesPairs
  }
  expect([await takesPairs(1), await takesPairs(2), await takesPairs(null)]).toEqual([false, true, true])
})

test('a held seat: the pair reads until when it is theirs, others that it is held', async ({ ctx }) => {
  const { id, outside, pair } = await holdForPair(ctx)
  const event = await readEvent(ctx, id)
  const seatOf = async (member: MemberCtx) => (await getOwnSeats(member, [event])).get(id)
  for (const member of pair) {
    const until = new Date(ctx.now.getTime() + 24 * 3_600_000).toISOString()
    expect(await seatOf(member)).toMatchObject({ place: { number: 1, heldUntil: { iso: until } } })
  }
  expect(await seatOf(outside)).toMatchObject({ obstacle: 'held-for-pair', place: null })
  await expect(answerEvent(outside, id, 'attending')).rejects.toMatchObject({ reason: 'held-for-pair' })
})
