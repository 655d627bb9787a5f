import { expect } from 'vitest'
import { eventInterests, eventResponses } from '~/db/schema/events'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { answerEvent, expressInterest } from './commands.server'

const listAnswers = ({ db }: Ctx) => db.select().from(eventResponses)

test('a later answer replaces the earlier one', async ({ ctx }) => {
  const member = await asMember(ctx)
  const id = await addEvent(ctx)
  await answerEvent(member, id, 'attending')
  await answerEvent(member, id, 'not_attending')
  const later = { ...member, now: new Date('2026-11-20T09:00:00Z') }
  await answerEvent(later, id, 'attending')
  expect(await listAnswers(ctx)).toEqual([
    {
      eventId: id,
      userId: member.actor?.userId,
      response: 'attending',
      code: expect.stringMatching(/^[A-Z]{6}$/),
      updatedAt: later.now,
    },
  ])
})

test('a full event refuses another member, but not one who attends; a seat given up can be taken', async ({ ctx }) => {
  const [first, second] = [await asMember(ctx), await asMember(ctx)]
  const id = await addEvent(ctx, { maxParticipants: 1 })
  await answerEvent(first, id, 'attending')
  await expect(answerEvent(second, id, 'attending')).rejects.toMatchObject({ reason: 'full' })
  await answerEvent(first, id, 'attending')
  await answerEvent(second, id, 'not_attending')
  await answerEvent(first, id, 'not_attending')
  await answerEvent(second, id, 'attending')
  const stored = (await listAnswers(ctx)).map(({ userId, response }) => [userId, response])
  expect(stored).toHaveLength(2)
  expect(stored).toContainEqual([second.actor?.userId, 'attending'])
})

test('a refused answer leaves the earlier answer unchanged', async ({ ctx }) => {
  const [first, second] = [await asMember(ctx), await asMember(ctx)]
  const id = await addEvent(ctx, { maxParticipants: 1 })
  await answerEvent(second, id, 'not_attending')
  await answerEvent(first, id, 'attending')
  await expect(answerEvent(second, id, 'attending')).rejects.toThrow('full')
  expect((await listAnswers(ctx)).find(({ userId }) => userId === second.actor?.userId)?.response).toBe('not_attending')
})

test('an event that has begun or is cancelled takes no answers', async ({ ctx }) => {
  const member = await asMember(ctx)
  const over = { reason: 'over' }
  const begun = await addEvent(ctx, { eventDate: ctx.now })
  const cancelled = await addEvent(ctx, { status: 'cancelled' })
  await expect(answerEvent(member, begun, 'attending')).rejects.toMatchObject(over)
  await expect(answerEvent(member, begun, 'not_attending')).rejects.toMatchObject(over)
  await expect(answerEvent(member, cancelled, 'attending')).rejects.toMatchObject(over)
  expect(await listAnswers(ctx)).toEqual([])
})

test('an event one may not see is as unknown as one that does not exist', async ({ ctx }) => {
  const unknown = { kind: 'not-found', message: 'events.unknown' }
  const id = await addEvent(ctx, { minLevel: 'builder' })
  const entry = await asMember(ctx)
  for (const unknownId of [id, crypto.randomUUID(), '1', "' or true --"]) {
    await expect(answerEvent(entry, unknownId, 'attending')).rejects.toMatchObject(unknown)
  }
  const hospital = await asMember(ctx, { role: 'hospital', level: 'premium' })
  await expect(answerEvent(hospital, id, 'attending')).rejects.toMatchObject(unknown)
  await expect(answerEvent(ctx, id, 'attending')).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await listAnswers(ctx)).toEqual([])
  await answerEvent(await asMember(ctx, { level: 'premium' }), id, 'attending')
  await answerEvent(await asMember(ctx, { role: 'embassy', adminRole: 'owner' }), id, 'attending')
  expect(await listAnswers(ctx)).toHaveLength(2)
})

test('interest is stored once for each member, with the time of the first click', async ({ ctx }) => {
  const member = await asMember(ctx)
  await expressInterest(member)
  await expressInterest({ ...member, now: new Date('2026-11-20T09:00:00Z') })
  expect(await ctx.db.select().from(eventInterests)).toEqual([{ userId: member.actor?.userId, createdAt: ctx.now }])
  await expect(expressInterest(ctx)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('answers and interest are deleted with the account', async ({ ctx }) => {
  const member = await asMember(ctx)
  await answerEvent(member, await addEvent(ctx), 'attending')
  await expressInterest(member)
  await ctx.db.delete(users)
  expect(await listAnswers(ctx)).toEqual([])
  expect(await ctx.db.select().from(eventInterests)).toEqual([])
})

test.for([
  ['no seats at all', { maxParticipants: 0 }],
  ['an end before its beginning', { endsAt: new Date('2026-12-01T16:00:00Z') }],
  ['visitors to see it and no city', { isPublic: true }],
] as const)('the database refuses an event with %s', async ([, overrides], { ctx }) => {
  await expect(ctx.db.transaction((db) => addEvent({ ...ctx, db }, { ...overrides } as object))).rejects.toThrow()
})

// Last in the file: it commits.
test('of twenty concurrent answers for the last seat, one gets it', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const id = await addEvent(ctx, { maxParticipants: 3 })
  for (let taken = 0; taken < 2; taken += 1) await answerEvent(await asMember(ctx), id, 'attending')
  const members = await Promise.all(Array.from({ length: 20 }, () => asMember(ctx)))
  const outcomes = await Promise.allSettled(members.map((member) => answerEvent(member, id, 'attending')))
  const reasons = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'seated' : outcome.reason.message))
  expect(reasons.filter((reason) => reason === 'seated')).toHaveLength(1)
  expect(reasons.filter((reason) => reason === 'full')).toHaveLength(19)
  expect(await listAnswers(ctx)).toHaveLength(3)
})
