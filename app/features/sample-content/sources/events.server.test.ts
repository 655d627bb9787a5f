import { expect } from 'vitest'
import { eventResponses, events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { users } from '~/db/schema/users'
import { listUpcomingEvents } from '~/features/events/queries.server'
import { getNewestInsights } from '~/features/insights/queries.server'
import type { AccessLevel } from '~/lib/access-levels'
import { test } from '../../../../test/test'
import { sampleEvents } from './events.server'
import { sampleInsights } from './insights.server'

test('suppliers of each level see the samples for their level, and the first event has one seat left', async ({
  ctx,
}) => {
  const people = ['a@sample.example', 'b@sample.example'].map((email) => ({ email, passwordHash: '' }))
  const added = await ctx.db
    .insert(users)
    .values(people.map((person) => ({ ...person, locale: 'en' as const })))
    .returning()
  const samples = sampleEvents(
    ctx.now,
    added.map(({ id }) => id),
  )
  await ctx.db.insert(events).values(samples.events)
  await ctx.db.insert(eventResponses).values(samples.responses)
  await ctx.db.insert(insights).values(sampleInsights(ctx.now).map(({ row }) => row))
  const listVisible = async (level: AccessLevel) => {
    const actor = { userId: crypto.randomUUID(), email: '', role: 'supplier' as const, level, adminRole: null }
    return { events: await listUpcomingEvents({ ...ctx, actor }), insights: await getNewestInsights({ ...ctx, actor }) }
  }
  const [entry, builder, premium] = [
    await listVisible('entry'),
    await listVisible('builder'),
    await listVisible('premium'),
  ]
  expect(entry.events[0]).toMatchObject({ seats: { max: 3, taken: 2 }, isFull: false })
  expect([entry, builder, premium].map((all) => [all.events.length, all.insights.total])).toEqual([
    [3, 1],
    [3, 2],
    [3, 3],
  ])
})
