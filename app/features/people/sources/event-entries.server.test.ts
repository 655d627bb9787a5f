import { expect } from 'vitest'
import { checkIns } from '~/db/schema/check-ins'
import { eventFeedback } from '~/db/schema/event-feedback'
import { eventResponses } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { eventHistory } from '~/db/schema/seats'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../../test/members'
import { findPerson } from '../../../../test/person'
import { test } from '../../../../test/test'
import { getTimeline } from '../queries.server'
import { entryText } from '../ui/labels'

const day = (text: string) => new Date(`${text}T17:00:00Z`)

/** What the timeline of a person says of events, the latest first. */
async function textsOf(ctx: Ctx, userId: string) {
  const person = await findPerson(ctx, userId)
  const { entries, counts } = await getTimeline(ctx, { person }, { show: 'events', before: '' })
  expect(counts.events ?? 0).toBe(entries.length)
  return entries.map((entry) => ({ ...entryText(entry), by: entry.by?.email }))
}

const tap = (ctx: Ctx, eventId: string, userId: string, isPresent: boolean, minute = 0) =>
  ctx.db.insert(checkIns).values({
    ...{ id: crypto.randomUUID(), eventId, userId, isPresent, deviceId: crypto.randomUUID() },
    tappedAt: new Date(Date.UTC(2026, 10, 10, 17, minute)),
  })

const held = { title: 'Evening', eventDate: day('2026-11-10'), endsAt: new Date('2026-11-10T19:00:00Z') }

test('who came has an entry, once, and none after it was undone', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const { userId } = (await asMember(ctx)).actor
  const id = await addEvent(ctx, held)
  await tap(ctx, id, userId, true)
  await tap(ctx, id, userId, true, 2)
  expect(await textsOf(admin, userId)).toEqual([{ what: 'Came to Evening', more: '', by: undefined }])
  await tap(ctx, id, userId, false, 3)
  expect(await textsOf(admin, userId)).toEqual([])
})

test('who was checked in before the event was moved to another day has no entry', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const { userId } = (await asMember(ctx)).actor
  const id = await addEvent(ctx, { title: 'Evening', eventDate: day('2026-11-12') })
  await tap(ctx, id, userId, true)
  expect(await textsOf(admin, userId)).toEqual([])
})

test('a no-show has an entry when the event is over and someone was checked in', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const { userId } = (await asMember(ctx)).actor
  const other = (await asMember(ctx)).actor.userId
  const ids = [await addEvent(ctx, held), await addEvent(ctx, { ...held, title: 'Off', status: 'cancelled' })]
  const answer = { userId, response: 'attending' as const, updatedAt: day('2026-11-01') }
  await ctx.db.insert(eventResponses).values(ids.map((eventId) => ({ ...answer, eventId })))
  const noShows = async (now: Date) =>
    (await textsOf({ ...admin, now }, userId)).map(({ what }) => what).filter((what) => what.startsWith('Did not'))
  expect(await noShows(ctx.now)).toEqual([])
  for (const id of ids) await tap(ctx, id, other, true)
  expect(await noShows(new Date('2026-11-10T18:59:00Z'))).toEqual([])
  expect(await noShows(ctx.now)).toEqual(['Did not come to Evening'])
  await tap(ctx, ids[0] ?? '', userId, true)
  expect(await noShows(ctx.now)).toEqual([])
})

test('an event without an end is over when its day is, at its place', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const { userId } = (await asMember(ctx)).actor
  const id = await addEvent(ctx, { ...held, endsAt: null, timeZone: 'Europe/Helsinki' })
  await ctx.db.insert(eventResponses).values({ eventId: id, userId, response: 'attending' })
  await tap(ctx, id, admin.actor.userId, true)
  const count = async (now: string) => (await textsOf({ ...admin, now: new Date(now) }, userId)).length
  expect([await count('2026-11-10T21:59:00Z'), await count('2026-11-10T22:00:00Z')]).toEqual([1, 2])
})

test('every change of an answer, place and offer has an entry with its reason; the answer is not told twice', async ({
  ctx,
}) => {
  const admin = await asAdmin(ctx)
  const { userId } = (await asMember(ctx)).actor
  const id = await addEvent(ctx, { title: 'Dinner' })
  const changes = [
    ['joined', 'by-choice', userId],
    ['offered', 'first-in-line', null],
    ['lapsed', 'time-ran-out', null],
    ['offered', 'first-allowed', null],
    ['withdrawn', 'by-admin', admin.actor.userId],
    ['attending', 'answered', userId],
    ['not-attending', 'handed-over', userId],
  ] as const
  await ctx.db.insert(eventHistory).values(
    changes.map(([what, reason, byId], index) => ({
      ...{ eventId: id, number: index + 1, userId, what, reason, byId },
      at: new Date(ctx.now.getTime() + index * 60_000),
    })),
  )
  await ctx.db.insert(eventResponses).values({ eventId: id, userId, response: 'not_attending' })
  expect((await textsOf(admin, userId)).toReversed()).toEqual([
    { what: 'Joined the waitlist: Dinner', more: 'By their own choice', by: undefined },
    { what: 'Offered a seat: Dinner', more: 'First in line', by: undefined },
    { what: 'Offer lapsed: Dinner', more: 'The time ran out', by: undefined },
    { what: 'Offered a seat: Dinner', more: 'First in line whom the rules allow', by: undefined },
    { what: 'Offer withdrawn: Dinner', more: 'By an admin', by: admin.actor.email },
    { what: 'Attending: Dinner', more: '', by: undefined },
    { what: 'Not attending: Dinner', more: 'Seat handed over to a colleague', by: undefined },
  ])
})

test('feedback has an entry, on the page of the organisation too', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const { userId } = (await asMember(ctx, { name: 'Kari' })).actor
  const [row] = await ctx.db.insert(organisations).values({ name: 'Nord', kind: 'hospital' }).returning()
  const organisation = { id: row?.id ?? '', domains: [] }
  await ctx.db.insert(organisationMembers).values({ userId, organisationId: organisation.id })
  const eventId = await addEvent(ctx, held)
  await ctx.db
    .insert(eventFeedback)
    .values({ eventId, userId, rating: 4, bestPart: 'The ward.', nextTopic: 'Why?', updatedAt: ctx.now })
  await tap(ctx, eventId, userId, true)
  expect(await textsOf(admin, userId)).toMatchObject([
    { what: 'Gave feedback on Evening', more: '4 of 5 · The ward. · Why?' },
    { what: 'Came to Evening' },
  ])
  const { entries } = await getTimeline(admin, { organisation }, { show: 'events', before: '' })
  expect(entries).toMatchObject([
    { type: 'event-feedback', ref: eventId, person: { name: 'Kari' } },
    { type: 'event-came' },
  ])
})
