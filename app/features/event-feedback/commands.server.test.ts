import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { checkIns } from '~/db/schema/check-ins'
import { eventFeedback } from '~/db/schema/event-feedback'
import { eventResponses, type events } from '~/db/schema/events'
import { processingLimits } from '~/db/schema/personal-data'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { giveFeedback } from './commands.server'
import { feedbackCsv } from './exports/csv.server'
import { exportFeedback, getFeedbackNote, getFeedbackOverview, getFeedbackPage } from './queries.server'
import { feedbackInput } from './schema'

const endsAt = new Date('2026-11-12T19:00:00Z')
/** Over since four days. */
const overEvent = (ctx: Ctx, overrides: Partial<typeof events.$inferInsert> = {}) =>
  addEvent(ctx, { eventDate: new Date('2026-11-12T17:00:00Z'), endsAt, ...overrides })

async function guestOf(ctx: Ctx, eventId: string, overrides: Parameters<typeof asMember>[1] = {}) {
  const guest = await asMember(ctx, overrides)
  await ctx.db.insert(eventResponses).values({ eventId, userId: guest.actor.userId, response: 'attending' })
  return guest
}

async function checkIn(ctx: Ctx, eventId: string, userId: string, isPresent: boolean, tappedAt = endsAt) {
  const ids = { id: crypto.randomUUID(), deviceId: crypto.randomUUID() }
  await ctx.db.insert(checkIns).values({ ...ids, eventId, userId, isPresent, tappedAt })
}

const said = (rating: number, bestPart = '', nextTopic = '') => ({ rating, bestPart, nextTopic })
const rowsOf = ({ db }: Ctx, eventId: string) =>
  db.select().from(eventFeedback).where(eq(eventFeedback.eventId, eventId))

test('a guest answers, changes it until the last day, and there is one row', async ({ ctx }) => {
  const id = await overEvent(ctx)
  const guest = await guestOf(ctx, id)
  expect(await getFeedbackPage(guest, id)).toMatchObject({ state: 'open', own: null, event: { title: 'Care at home' } })
  await giveFeedback(guest, id, said(4, 'The talk'))
  const lastDay = { ...guest, now: new Date('2027-01-11T18:59:59Z') }
  await giveFeedback(lastDay, id, said(2, '', 'Care at home'))
  expect(await rowsOf(ctx, id)).toEqual([
    expect.objectContaining({ ...said(2, '', 'Care at home'), createdAt: ctx.now, updatedAt: lastDay.now }),
  ])
  const later = { ...guest, now: new Date('2027-01-11T19:00:00Z') }
  await expect(giveFeedback(later, id, said(5))).rejects.toThrow('closed')
  expect(await getFeedbackPage(later, id)).toMatchObject({ state: 'closed', own: { rating: 2 } })
})

test('before the event is over nothing is taken', async ({ ctx }) => {
  const id = await overEvent(ctx, { endsAt: new Date('2026-11-16T09:00:01Z') })
  const guest = await guestOf(ctx, id)
  await expect(giveFeedback(guest, id, said(4))).rejects.toThrow('early')
  expect(await getFeedbackPage(guest, id)).toMatchObject({ state: 'early', own: null })
  expect(await getFeedbackNote(guest, id)).toBeNull()
  expect(await rowsOf(ctx, id)).toEqual([])
})

test('who was checked in without an answer is a guest; a tap that was taken back makes none', async ({ ctx }) => {
  const id = await overEvent(ctx)
  const [came, takenBack] = [await asMember(ctx), await asMember(ctx)]
  await checkIn(ctx, id, came.actor.userId, true)
  await checkIn(ctx, id, takenBack.actor.userId, true)
  await checkIn(ctx, id, takenBack.actor.userId, false, new Date(endsAt.getTime() + 1000))
  await giveFeedback(came, id, said(5))
  await expect(giveFeedback(takenBack, id, said(1))).rejects.toMatchObject({ kind: 'not-found' })
})

test('nobody else answers or sees the page: no answer, declined, an admin, a visitor; a cancelled event has none', async ({
  ctx,
}) => {
  const [id, cancelled, draft] = [
    await overEvent(ctx),
    await overEvent(ctx, { status: 'cancelled' }),
    await overEvent(ctx, { status: 'draft' }),
  ]
  const declined = await asMember(ctx)
  await ctx.db.insert(eventResponses).values({ eventId: id, userId: declined.actor.userId, response: 'not_attending' })
  for (const actor of [await asMember(ctx), declined, await asAdmin(ctx)]) {
    await expect(giveFeedback(actor, id, said(4))).rejects.toMatchObject({ kind: 'not-found' })
    await expect(getFeedbackPage(actor, id)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await getFeedbackNote(actor, id)).toBeNull()
  }
  for (const other of [cancelled, draft, 'no-id']) {
    const guest = other === 'no-id' ? declined : await guestOf(ctx, other)
    await expect(giveFeedback(guest, other, said(4))).rejects.toMatchObject({ kind: 'not-found' })
  }
  await expect(giveFeedback(ctx, id, said(4))).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await ctx.db.$count(eventFeedback)).toBe(0)
})

test('who did not come is not asked, and what they said before that was known is left out', async ({ ctx }) => {
  const id = await overEvent(ctx)
  const [absent, came] = [await guestOf(ctx, id), await guestOf(ctx, id)]
  const admin = await asAdmin(ctx)
  await giveFeedback(absent, id, said(1, 'Absent'))
  expect((await getFeedbackOverview(admin, id)).summary).toEqual({ count: 1, average: 1 })
  await checkIn(ctx, id, came.actor.userId, true)
  await expect(giveFeedback(absent, id, said(2))).rejects.toMatchObject({ kind: 'not-found' })
  await expect(getFeedbackPage(absent, id)).rejects.toMatchObject({ kind: 'not-found' })
  expect(await getFeedbackNote(absent, id)).toBeNull()
  await giveFeedback(came, id, said(5, 'Present'))
  const { summary, answers } = await getFeedbackOverview(admin, id)
  expect(summary).toEqual({ count: 1, average: 5 })
  expect(answers.map(({ bestPart }) => bestPart)).toEqual(['Present'])
  const file = await new Response(feedbackCsv((await exportFeedback(admin, id)).batches)).text()
  expect(file).toContain('Present')
  expect(file).not.toContain('Absent')
})

test('a guest outside of the audience still answers; the link back leads to the event if they see it', async ({
  ctx,
}) => {
  const id = await overEvent(ctx, { roles: ['hospital'] })
  const [guest, unannounced] = [await guestOf(ctx, id), await asMember(ctx)]
  for (const { actor } of [guest, unannounced]) await checkIn(ctx, id, actor.userId, true)
  for (const person of [guest, unannounced]) await giveFeedback(person, id, said(3))
  expect((await getFeedbackPage(guest, id)).back).toBe(`/events/${id}`)
  expect((await getFeedbackPage(unannounced, id)).back).toBe('/events?view=past')
})

test('two at once leave one row', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const id = await overEvent(ctx)
  const guest = await guestOf(ctx, id)
  await Promise.all([1, 2, 3, 4, 5].map((rating) => giveFeedback(guest, id, said(rating))))
  expect(await rowsOf(ctx, id)).toHaveLength(1)
})

test('guests see the average of five and their number, never names or texts', async ({ ctx }) => {
  const id = await overEvent(ctx)
  const [reader, ...others] = await Promise.all([1, 2, 3, 4, 5].map((n) => guestOf(ctx, id, { name: `Guest ${n}` })))
  if (!reader) throw new Error('no reader')
  for (const other of others) await giveFeedback(other, id, said(5, 'A secret', 'Another'))
  expect(await getFeedbackNote(reader, id)).toEqual({ state: 'open', hasOwn: false, shared: null })
  await giveFeedback(reader, id, said(4, 'My own'))
  const note = await getFeedbackNote(reader, id)
  expect(note).toEqual({ state: 'open', hasOwn: true, shared: { count: 5, average: 4.8 } })
  const page = await getFeedbackPage(reader, id)
  expect(JSON.stringify([note, page])).not.toMatch(/secret|Another|Guest [2-5]|devices\.example/)
  expect(page.own).toEqual(said(4, 'My own'))
})

test('admins see names, texts and the distribution; members do not', async ({ ctx }) => {
  const id = await overEvent(ctx)
  const [one, other] = [await guestOf(ctx, id, { name: 'Åsa' }), await guestOf(ctx, id, { name: 'Bo' })]
  await giveFeedback(one, id, said(2, 'The talk'))
  await giveFeedback({ ...other, now: new Date(ctx.now.getTime() + 1000) }, id, said(5, '', '=1+1'))
  const admin = await asAdmin(ctx)
  const overview = await getFeedbackOverview(admin, id)
  expect(overview.distribution).toEqual([0, 1, 0, 0, 1])
  expect(overview.summary).toEqual({ count: 2, average: 3.5 })
  expect(overview.answers.map(({ name, rating }) => [name, rating])).toEqual([
    ['Bo', 5],
    ['Åsa', 2],
  ])
  for (const read of [getFeedbackOverview, exportFeedback]) {
    await expect(read(one, id)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(exportFeedback(admin, crypto.randomUUID())).rejects.toMatchObject({ kind: 'not-found' })
  const file = await new Response(feedbackCsv((await exportFeedback(admin, id)).batches)).text()
  expect(file).toContain('The talk')
  // No cell is a formula.
  expect(file).toContain(`,'=1+1,`)
})

test('what someone said who restricted the use of their data is only stored; a removed account takes it along', async ({
  ctx,
}) => {
  const id = await overEvent(ctx)
  const [restricted, removed] = [await guestOf(ctx, id), await guestOf(ctx, id)]
  for (const guest of [restricted, removed]) await giveFeedback(guest, id, said(3))
  const { email } = restricted.actor
  await ctx.db.insert(processingLimits).values({ email, restrictedAt: ctx.now, restrictedBy: 'person' })
  const admin = await asAdmin(ctx)
  expect((await getFeedbackOverview(admin, id)).answers.map(({ email }) => email)).toEqual([removed.actor.email])
  await ctx.db.delete(users).where(eq(users.id, removed.actor.userId))
  expect((await getFeedbackOverview(admin, id)).summary).toBeNull()
  expect(await rowsOf(ctx, id)).toHaveLength(1)
})

test('a rating is needed, and texts may be left out', () => {
  expect(feedbackInput.parse({ rating: '5', bestPart: ' ', nextTopic: 'a\r\nb' })).toEqual(said(5, '', 'a\nb'))
  for (const rating of [undefined, '', '0', '6', '2.5', '1 ']) {
    expect(feedbackInput.safeParse({ rating, bestPart: '', nextTopic: '' }).success).toBe(false)
  }
  expect(feedbackInput.safeParse({ rating: '1', bestPart: 'a'.repeat(1001) }).success).toBe(false)
})
