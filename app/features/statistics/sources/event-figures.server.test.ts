import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { checkIns } from '~/db/schema/check-ins'
import { eventResponses } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { processingLimits } from '~/db/schema/personal-data'
import { eventHistory } from '~/db/schema/seats'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../../test/members'
import { test } from '../../../../test/test'
import { countGuests } from './event-figures.server'

const at = (text: string) => new Date(`${text}:00Z`)
const held = { eventDate: at('2026-11-10T16:00'), endsAt: at('2026-11-10T18:00'), createdAt: at('2026-11-01T09:00') }

const answer = (
  ctx: Ctx,
  eventId: string,
  userId: string,
  when: string,
  response: 'attending' | 'not_attending' = 'attending',
) => ctx.db.insert(eventResponses).values({ eventId, userId, response, updatedAt: at(when) })

const tap = (ctx: Ctx, eventId: string, userId: string, isPresent = true, minute = 0) =>
  ctx.db.insert(checkIns).values({
    ...{ id: crypto.randomUUID(), eventId, userId, isPresent, deviceId: crypto.randomUUID() },
    tappedAt: new Date(held.eventDate.getTime() + minute * 60_000),
  })

test('answers, who came, no-shows and lead time are counted by role and country', async ({ ctx }) => {
  const [supplier, hospital, absent, uninvited] = [
    (await asMember(ctx)).actor.userId,
    (await asMember(ctx, { role: 'hospital' })).actor.userId,
    (await asMember(ctx)).actor.userId,
    (await asMember(ctx, { role: 'embassy' })).actor.userId,
  ]
  const admin = await asAdmin(ctx)
  const [row] = await ctx.db.insert(organisations).values({ name: 'Nord', kind: 'hospital', country: 'NO' }).returning()
  await ctx.db.insert(organisationMembers).values({ userId: hospital, organisationId: row?.id ?? '' })
  const id = await addEvent(ctx, held)
  await answer(ctx, id, supplier, '2026-11-02T09:00')
  await answer(ctx, id, hospital, '2026-11-04T09:00')
  await answer(ctx, id, absent, '2026-11-05T09:00')
  await answer(ctx, id, admin.actor.userId, '2026-11-09T09:00', 'not_attending')
  for (const userId of [supplier, hospital, uninvited]) await tap(ctx, id, userId)
  await tap(ctx, id, absent)
  await tap(ctx, id, absent, false, 1)
  const figures = await countGuests(ctx, 30)
  expect(figures.events).toBe(1)
  // 1, 3, 4 and 8 days.
  expect(figures.all).toEqual({ answers: 4, attending: 3, came: 3, noShows: 1, leadDays: 3.5 })
  expect(figures.byRole).toEqual([
    { role: 'supplier', answers: 2, attending: 2, came: 1, noShows: 1, leadDays: 2.5 },
    { role: 'hospital', answers: 1, attending: 1, came: 1, noShows: 0, leadDays: 3 },
    { role: null, answers: 1, attending: 0, came: 0, noShows: 0, leadDays: 8 },
    { role: 'embassy', answers: 0, attending: 0, came: 1, noShows: 0, leadDays: null },
  ])
  expect(figures.byCountry).toMatchObject([
    { country: null, answers: 3, came: 2, noShows: 1 },
    { country: 'NO', answers: 1, came: 1, noShows: 0 },
  ])
})

test('lead time is from the publication to the first answer', async ({ ctx }) => {
  const { userId } = (await asMember(ctx)).actor
  const id = await addEvent(ctx, held)
  await ctx.db.insert(auditLog).values({
    ...{ actorEmail: 'a@nordbro.example', action: 'event.published', objectId: id, objectName: 'Evening', details: {} },
    createdAt: at('2026-11-03T09:00'),
  })
  const change = { eventId: id, userId, reason: 'answered' as const }
  await ctx.db.insert(eventHistory).values([
    { ...change, number: 1, what: 'attending', at: at('2026-11-05T09:00') },
    { ...change, number: 2, what: 'not-attending', at: at('2026-11-08T09:00') },
  ])
  await answer(ctx, id, userId, '2026-11-08T09:00', 'not_attending')
  expect((await countGuests(ctx, 30)).all.leadDays).toBe(2)
})

test('events ahead, cancelled, drafts and of before are not counted; nobody is a no-show without a check-in', async ({
  ctx,
}) => {
  const { userId } = (await asMember(ctx)).actor
  for (const overrides of [
    { ...held, eventDate: at('2026-11-16T08:00'), endsAt: at('2026-11-16T10:00') },
    { ...held, status: 'cancelled' as const },
    { ...held, status: 'draft' as const },
    { ...held, eventDate: at('2026-10-01T08:00'), endsAt: at('2026-10-01T10:00') },
  ])
    await answer(ctx, await addEvent(ctx, overrides), userId, '2026-11-02T09:00')
  expect(await countGuests(ctx, 30)).toMatchObject({ events: 0, all: { answers: 0, leadDays: null }, byRole: [] })
  expect(await countGuests(ctx, 90)).toMatchObject({ events: 1, all: { answers: 1 } })
  await answer(ctx, await addEvent(ctx, held), userId, '2026-11-02T09:00')
  expect((await countGuests(ctx, 30)).all).toMatchObject({ attending: 1, came: 0, noShows: 0 })
})

test('who objects to statistics, and whose data may only be stored, is left out', async ({ ctx }) => {
  const id = await addEvent(ctx, held)
  for (const limit of [
    { objectedAt: ctx.now },
    { restrictedAt: ctx.now, restrictedBy: 'person' as const },
    undefined,
  ]) {
    const { userId, email } = (await asMember(ctx)).actor
    if (limit) await ctx.db.insert(processingLimits).values({ email, ...limit })
    await answer(ctx, id, userId, '2026-11-02T09:00')
    await tap(ctx, id, userId)
  }
  expect((await countGuests(ctx, 30)).all).toMatchObject({ answers: 1, came: 1 })
})

test('a thousand answers take well under a second', async ({ ctx }) => {
  const ids = [await addEvent(ctx, held), await addEvent(ctx, held)]
  const people = Array.from({ length: 500 }, () => ({
    ...{ id: crypto.randomUUID(), email: `${crypto.randomUUID()}@x.example` },
    ...{ passwordHash: '', locale: 'en' as const },
  }))
  await ctx.db.insert(users).values(people)
  await ctx.db.insert(userAccessLevels).values(people.map(({ id }) => ({ userId: id, role: 'supplier' as const })))
  for (const eventId of ids) {
    const rows = people.map(({ id: userId }) => ({ eventId, userId, response: 'attending' as const }))
    await ctx.db.insert(eventResponses).values(rows)
    await ctx.db.insert(checkIns).values(
      people.slice(0, 400).map(({ id: userId }) => ({
        ...{ id: crypto.randomUUID(), eventId, userId, isPresent: true, deviceId: crypto.randomUUID() },
        tappedAt: held.eventDate,
      })),
    )
  }
  const began = performance.now()
  const { all } = await countGuests(ctx, 30)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(all).toMatchObject({ answers: 1000, came: 800, noShows: 200 })
})
