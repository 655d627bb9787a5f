import { expect } from 'vitest'
import { eventInterests, eventResponses } from '~/db/schema/events'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { answerEvent, expressInterest } from './commands.server'

const answers = ({ db }: Ctx) => db.select().from(eventResponses)

test('the latest answer is the one that is kept', async ({ ctx }) => {
  const asker = await asMember(ctx)
  const id = await addEvent(ctx)
  await answerEvent(asker, id, 'attending')
  await answerEvent(asker, id, 'not_attending')
  const later = { ...asker, now: new Date('2026-11-20T09:00:00Z') }
  await answerEvent(later, id, 'attending')
  expect(await answers(ctx)).toEqual([
    { eventId: id, userId: asker.actor?.userId, response: 'attending', updatedAt: later.now },
  ])
})

test('a full event refuses the next, keeps who attends, and a seat given up can be taken', async ({ ctx }) => {
  const [first, second] = [await asMember(ctx), await asMember(ctx)]
  const id = await addEvent(ctx, { maxParticipants: 1 })
  await answerEvent(first, id, 'attending')
  await expect(answerEvent(second, id, 'attending')).rejects.toMatchObject({ reason: 'full' })
  await answerEvent(first, id, 'attending')
  await answerEvent(second, id, 'not_attending')
  await answerEvent(first, id, 'not_attending')
  await answerEvent(second, id, 'attending')
  const kept = (await answers(ctx)).map(({ userId, response }) => [userId, response])
  expect(kept).toHaveLength(2)
  expect(kept).toContainEqual([second.actor?.userId, 'attending'])
})

test('who is refused keeps the answer that stood before', async ({ ctx }) => {
  const [first, second] = [await asMember(ctx), await asMember(ctx)]
  const id = await addEvent(ctx, { maxParticipants: 1 })
  await answerEvent(second, id, 'not_attending')
  await answerEvent(first, id, 'attending')
  await expect(answerEvent(second, id, 'attending')).rejects.toThrow('full')
  expect((await answers(ctx)).find(({ userId }) => userId === second.actor?.userId)?.response).toBe('not_attending')
})

test('what has begun or is cancelled takes no answers', async ({ ctx }) => {
  const asker = await asMember(ctx)
  const over = { reason: 'over' }
  const begun = await addEvent(ctx, { eventDate: ctx.now })
  const cancelled = await addEvent(ctx, { status: 'cancelled' })
  await expect(answerEvent(asker, begun, 'attending')).rejects.toMatchObject(over)
  await expect(answerEvent(asker, begun, 'not_attending')).rejects.toMatchObject(over)
  await expect(answerEvent(asker, cancelled, 'attending')).rejects.toMatchObject(over)
  expect(await answers(ctx)).toEqual([])
})

test('an event one may not see is as unknown as one that does not exist', async ({ ctx }) => {
  const unknown = { kind: 'not-found', message: 'events.unknown' }
  const id = await addEvent(ctx, { minLevel: 'builder' })
  const entry = await asMember(ctx)
  for (const made of [id, crypto.randomUUID(), '1', "' or true --"]) {
    await expect(answerEvent(entry, made, 'attending')).rejects.toMatchObject(unknown)
  }
  const hospital = await asMember(ctx, { role: 'hospital', level: 'premium' })
  await expect(answerEvent(hospital, id, 'attending')).rejects.toMatchObject(unknown)
  await expect(answerEvent(ctx, id, 'attending')).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await answers(ctx)).toEqual([])
  await answerEvent(await asMember(ctx, { level: 'premium' }), id, 'attending')
  await answerEvent(await asMember(ctx, { role: 'embassy', isAdmin: true }), id, 'attending')
  expect(await answers(ctx)).toHaveLength(2)
})

test('interest is noted once a person, with the time it was first said', async ({ ctx }) => {
  const asker = await asMember(ctx)
  await expressInterest(asker)
  await expressInterest({ ...asker, now: new Date('2026-11-20T09:00:00Z') })
  expect(await ctx.db.select().from(eventInterests)).toEqual([{ userId: asker.actor?.userId, createdAt: ctx.now }])
  await expect(expressInterest(ctx)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('answers and interest go with the account', async ({ ctx }) => {
  const asker = await asMember(ctx)
  await answerEvent(asker, await addEvent(ctx), 'attending')
  await expressInterest(asker)
  await ctx.db.delete(users)
  expect(await answers(ctx)).toEqual([])
  expect(await ctx.db.select().from(eventInterests)).toEqual([])
})

test.for([
  ['no seats at all', { maxParticipants: 0 }],
  ['an end before its beginning', { endsAt: new Date('2026-12-01T16:00:00Z') }],
  ['nobody to see it', { roles: [] }],
] as const)('the database refuses an event with %s', async ([, given], { ctx }) => {
  await expect(ctx.db.transaction((db) => addEvent({ ...ctx, db }, { ...given } as object))).rejects.toThrow()
})

// Last in the file: it commits.
test('of twenty who ask for the last seat at once, one gets it', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const id = await addEvent(ctx, { maxParticipants: 3 })
  for (let taken = 0; taken < 2; taken += 1) await answerEvent(await asMember(ctx), id, 'attending')
  const askers = await Promise.all(Array.from({ length: 20 }, () => asMember(ctx)))
  const outcomes = await Promise.allSettled(askers.map((asker) => answerEvent(asker, id, 'attending')))
  const reasons = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'seated' : outcome.reason.message))
  expect(reasons.filter((reason) => reason === 'seated')).toHaveLength(1)
  expect(reasons.filter((reason) => reason === 'full')).toHaveLength(19)
  expect(await answers(ctx)).toHaveLength(3)
})
