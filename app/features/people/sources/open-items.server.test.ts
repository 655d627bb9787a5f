import { expect } from 'vitest'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { addEvent, asAdmin, asMember } from '../../../../test/members'
import { findPerson } from '../../../../test/person'
import { test } from '../../../../test/test'
import { listOpenItems } from '../queries.server'

const dayMs = 24 * 60 * 60 * 1000

test('a place on a waitlist and a seat that is kept are open until the event begins', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const { actor } = await asMember(ctx)
  const { userId } = actor
  const [full, offering, begun] = [
    await addEvent(ctx, { title: 'Full' }),
    await addEvent(ctx, { title: 'Offering' }),
    await addEvent(ctx, { title: 'Begun', eventDate: ctx.now }),
  ]
  const until = new Date(ctx.now.getTime() + dayMs)
  const place = { userId, number: 1, since: ctx.now }
  await ctx.db.insert(eventWaitlist).values([
    { eventId: full, ...place },
    { eventId: begun, ...place },
  ])
  const offer = { userId, reason: 'first-in-line', offeredAt: ctx.now, until } as const
  await ctx.db.insert(seatOffers).values([
    { eventId: offering, ...offer },
    { eventId: full, ...offer, state: 'lapsed', endedAt: ctx.now },
  ])
  const person = await findPerson(admin, userId)
  expect(await listOpenItems(admin, { person })).toMatchObject([
    { kind: 'waiting', id: full, title: 'Full' },
    { kind: 'offer', id: offering, title: 'Offering', expiresAt: until },
  ])
})
