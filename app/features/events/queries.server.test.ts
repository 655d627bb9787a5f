import type { SQL } from 'drizzle-orm'
import { expect } from 'vitest'
import { can } from '~/auth/permissions'
import { eventResponses, events } from '~/db/schema/events'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { accessLevels } from '~/lib/access-levels'
import { memberRoles } from '~/lib/member-roles'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { expressInterest } from './commands.server'
import { type EventView, eventViews } from './model'
import {
  getCalendarEntry,
  getShownEvent,
  hasExpressedInterest,
  isFor,
  isSeenBy,
  listEvents,
  listUpcomingEvents,
} from './queries.server'

const titles = async (ctx: Ctx, now = ctx.now.toISOString()) =>
  (await listUpcomingEvents({ ...ctx, now: new Date(now) })).map(({ title }) => title)

test('the next three events are listed, earliest first, without cancelled ones', async ({ ctx }) => {
  const reader = await asMember(ctx)
  for (const day of [4, 2, 5, 3]) await addEvent(ctx, { title: `${day}`, eventDate: new Date(Date.UTC(2027, 0, day)) })
  await addEvent(ctx, { title: 'cancelled', status: 'cancelled' })
  expect(await titles(reader)).toEqual(['2', '3', '4'])
})

test('events of today are listed and those of yesterday are not, by the date in Stockholm', async ({ ctx }) => {
  const reader = await asMember(ctx)
  await addEvent(ctx, { title: 'last minute of 16 November', eventDate: new Date('2026-11-16T22:59:00Z') })
  await addEvent(ctx, { title: 'midnight of 17 November', eventDate: new Date('2026-11-16T23:00:00Z') })
  await addEvent(ctx, { title: 'last minute of 30 June', eventDate: new Date('2027-06-30T21:59:00Z') })
  await addEvent(ctx, { title: 'midnight of 1 July', eventDate: new Date('2027-06-30T22:00:00Z') })
  expect((await titles(reader, '2026-11-16T22:59:59Z'))[0]).toBe('last minute of 16 November')
  expect((await titles(reader, '2026-11-17T22:30:00Z'))[0]).toBe('midnight of 17 November')
  expect(await titles(reader, '2027-06-30T21:59:59Z')).toEqual(['last minute of 30 June', 'midnight of 1 July'])
  expect(await titles(reader, '2027-06-30T22:30:00Z')).toEqual(['midnight of 1 July'])
})

test('date and time are in the event’s zone and the reader’s language', async ({ ctx }) => {
  const reader = await asMember({ ...ctx, locale: 'sv' })
  const begins = new Date('2027-06-01T15:00:00Z')
  await addEvent(ctx, { timeZone: 'Europe/Helsinki', eventDate: begins, endsAt: new Date('2027-06-01T17:30:00Z') })
  expect(await listUpcomingEvents(reader)).toMatchObject([
    { date: 'tisdag 1 juni 2027', time: '18:00–20:30', zoneName: 'östeuropeisk tid', dateTime: begins.toISOString() },
  ])
  expect(await listUpcomingEvents({ ...reader, locale: 'en' })).toMatchObject([
    { date: 'Tuesday, 1 June 2027', zoneName: 'Eastern European Time', hasBegun: false },
  ])
  expect(await listUpcomingEvents({ ...reader, now: begins })).toMatchObject([{ hasBegun: true }])
})

test('seats are counted over all answers, and the answer shown is that of the reader', async ({ ctx }) => {
  const [reader, other, third] = [await asMember(ctx), await asMember(ctx), await asMember(ctx)]
  const eventId = await addEvent(ctx, { maxParticipants: 2 })
  const answerAs = (member: Ctx, response: 'attending' | 'not_attending') =>
    ctx.db.insert(eventResponses).values({ eventId, userId: member.actor?.userId ?? '', response })
  await answerAs(other, 'attending')
  await answerAs(third, 'not_attending')
  const firstEventFor = async (member: Ctx) => (await listUpcomingEvents(member))[0]
  expect(await firstEventFor(reader)).toMatchObject({ seats: { max: 2, taken: 1 }, isFull: false, myResponse: null })
  expect(await firstEventFor(third)).toMatchObject({ myResponse: 'not_attending' })
  await answerAs(reader, 'attending')
  expect(await firstEventFor(other)).toMatchObject({
    seats: { max: 2, taken: 2 },
    isFull: true,
    myResponse: 'attending',
  })
})

test('an event without a limit has no seats to count and is never full', async ({ ctx }) => {
  await addEvent(ctx)
  expect(await listUpcomingEvents(await asMember(ctx))).toMatchObject([{ seats: null, isFull: false }])
})

test('the list’s condition selects exactly the events that the rule allows', async ({ ctx }) => {
  const someRoles = [1, 2, 3, 4, 5, 6, 7].map((bits) => memberRoles.filter((_, index) => bits & (1 << index)))
  for (const roles of someRoles) for (const minLevel of accessLevels) await addEvent(ctx, { roles, minLevel })
  const all = await ctx.db.select().from(events)
  for (const role of memberRoles) {
    for (const level of accessLevels) {
      for (const adminRole of ['reader', null] as const) {
        const member = { userId: crypto.randomUUID(), email: '', role, level, adminRole }
        const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()
        const listed = async (condition: SQL | undefined) => idsOf(await ctx.db.select().from(events).where(condition))
        const allowed = idsOf(all.filter((event) => can(member, 'event.see', { ...event, takesPart: false })))
        expect(await listed(isFor(member, events))).toEqual(allowed)
        expect(await listed(isSeenBy(member))).toEqual(allowed)
      }
    }
  }
})

test('someone of another role or a lower level does not find the event in their list', async ({ ctx }) => {
  await addEvent(ctx, { title: 'premium', roles: ['supplier', 'hospital'], minLevel: 'premium' })
  expect(await titles(await asMember(ctx, { level: 'premium' }))).toEqual(['premium'])
  expect(await titles(await asMember(ctx, { level: 'builder' }))).toEqual([])
  expect(await titles(await asMember(ctx, { role: 'embassy', level: 'premium' }))).toEqual([])
  expect(await titles(await asMember(ctx, { role: 'embassy', adminRole: 'owner' }))).toEqual(['premium'])
})

test('a calendar file of an event that a member may not see is not found, like one that does not exist', async ({
  ctx,
}) => {
  const id = await addEvent(ctx, { minLevel: 'builder' })
  const refused = { kind: 'not-found', message: 'events.unknown' }
  const reader = await asMember(ctx)
  for (const unknown of [id, crypto.randomUUID(), '1', "' or true --", '']) {
    await expect(getCalendarEntry(reader, unknown)).rejects.toMatchObject(refused)
  }
  const { fileName, body } = await getCalendarEntry(await asMember(ctx, { level: 'builder' }), id)
  expect(fileName).toBe('nordbro-2026-12-01.ics')
  expect(body).toContain(`UID:${id}@nordbro.example`)
})

test('visitors can’t read events', async ({ ctx }) => {
  const id = await addEvent(ctx)
  await expect(listUpcomingEvents(ctx)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(hasExpressedInterest(ctx)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(getCalendarEntry(ctx, id)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('interest is reported for the member who expressed it only', async ({ ctx }) => {
  const [reader, other] = [await asMember(ctx), await asMember(ctx)]
  await expressInterest(reader)
  expect(await hasExpressedInterest(reader)).toBe(true)
  expect(await hasExpressedInterest(other)).toBe(false)
})

const view = async (ctx: Ctx, name: EventView, page = 1) =>
  (await listEvents(ctx, { view: name, page })).months.flatMap(({ events }) => events.map(({ title }) => title))

async function answer(ctx: Ctx, eventId: string, response: 'attending' | 'not_attending') {
  await ctx.db.insert(eventResponses).values({ eventId, userId: ctx.actor?.userId ?? '', response })
}

test('an event is in one view at a time: upcoming until it has ended, then past', async ({ ctx }) => {
  const reader = await asMember(ctx)
  const eventDate = new Date('2026-12-01T17:00:00Z')
  await addEvent(ctx, { title: 'with an end', eventDate, endsAt: new Date('2026-12-01T19:00:00Z') })
  await addEvent(ctx, { title: 'without an end', eventDate })
  const at = (now: string) => ({ ...reader, now: new Date(now) })
  const views = async (now: string) =>
    [await view(at(now), 'upcoming'), await view(at(now), 'past')].map((list) => list.sort())
  expect(await views('2026-12-01T18:59:00Z')).toEqual([['with an end', 'without an end'], []])
  expect(await views('2026-12-01T19:00:00Z')).toEqual([['without an end'], ['with an end']])
  expect(await views('2026-12-01T22:59:00Z')).toEqual([['without an end'], ['with an end']])
  expect(await views('2026-12-01T23:00:00Z')).toEqual([[], ['with an end', 'without an end']])
})

test('all events are listed by month, past ones the latest first, and more than three', async ({ ctx }) => {
  const reader = await asMember(ctx)
  for (const month of [11, 0, 1, 2]) {
    await addEvent(ctx, { title: `${month}`, eventDate: new Date(Date.UTC(month === 11 ? 2026 : 2027, month, 20)) })
  }
  await addEvent(ctx, { title: 'older', eventDate: new Date('2026-09-01T17:00:00Z') })
  await addEvent(ctx, { title: 'newer', eventDate: new Date('2026-10-31T23:30:00Z') })
  const { months, total } = await listEvents(reader, { view: 'upcoming', page: 1 })
  expect(months.map(({ month }) => month)).toEqual(['December 2026', 'January 2027', 'February 2027', 'March 2027'])
  expect(total).toBe(4)
  expect(await view(reader, 'past')).toEqual(['newer', 'older'])
  // The month is that of the date at the event.
  const past = await listEvents({ ...reader, locale: 'sv' }, { view: 'past', page: 1 })
  expect(past.months.map(({ month }) => month)).toEqual(['november 2026', 'september 2026'])
})

test('a page past the end is the last one', async ({ ctx }) => {
  await addEvent(ctx)
  expect(await listEvents(await asMember(ctx), { view: 'upcoming', page: 99 })).toMatchObject({ page: 1, total: 1 })
})

test('mine are those that the reader attends, cancelled ones included until they would have ended', async ({ ctx }) => {
  const [reader, other] = [await asMember(ctx), await asMember(ctx)]
  const [mine, declined, cancelled, others] = [
    await addEvent(ctx, { title: 'mine' }),
    await addEvent(ctx, { title: 'declined' }),
    await addEvent(ctx, { title: 'cancelled', status: 'cancelled', eventDate: new Date('2026-12-02T17:00:00Z') }),
    await addEvent(ctx, { title: 'of someone else' }),
  ]
  await answer(reader, mine, 'attending')
  await answer(reader, cancelled, 'attending')
  await answer(reader, declined, 'not_attending')
  await answer(other, others, 'attending')
  expect(await view(reader, 'mine')).toEqual(['mine', 'cancelled'])
  expect(await view(reader, 'upcoming')).not.toContain('cancelled')
  const later = { ...reader, now: new Date('2026-12-03T09:00:00Z') }
  expect(await view(later, 'mine')).toEqual([])
  expect((await view(later, 'past')).sort()).toEqual(['declined', 'mine', 'of someone else'])
})

test('no view and no page has an event of another role or a higher level', async ({ ctx }) => {
  const [reader, other] = [await asMember(ctx), await asMember(ctx)]
  const past = new Date('2026-10-01T17:00:00Z')
  for (const hidden of [{ roles: ['hospital' as const] }, { minLevel: 'premium' as const }]) {
    const ids = [await addEvent(ctx, hidden), await addEvent(ctx, { ...hidden, eventDate: past })]
    for (const id of ids) {
      await answer(reader, id, 'not_attending')
      await answer(other, id, 'attending')
      await expect(getShownEvent(reader, id)).rejects.toMatchObject({ kind: 'not-found', message: 'events.unknown' })
    }
  }
  for (const name of eventViews) expect([name, await view(reader, name)]).toEqual([name, []])
  for (const unknown of [crypto.randomUUID(), '1', "' or true --", '']) {
    await expect(getShownEvent(reader, unknown)).rejects.toMatchObject({ message: 'events.unknown' })
  }
  for (const name of eventViews) {
    await expect(listEvents(ctx, { view: name, page: 1 })).rejects.toMatchObject({ kind: 'forbidden' })
  }
})

test('the page of an event tells whether it is cancelled, has begun or is over', async ({ ctx }) => {
  const reader = await asMember(ctx)
  const id = await addEvent(ctx, { endsAt: new Date('2026-12-01T19:00:00Z'), status: 'cancelled' })
  const at = (now: string) => getShownEvent({ ...reader, now: new Date(now) }, id)
  expect(await at('2026-12-01T16:00:00Z')).toMatchObject({ isCancelled: true, hasBegun: false, isOver: false })
  expect(await at('2026-12-01T18:00:00Z')).toMatchObject({ hasBegun: true, isOver: false })
  expect(await at('2026-12-01T19:00:00Z')).toMatchObject({ isOver: true, timeZone: 'Europe/Stockholm' })
})

test('who takes part sees the event also when its audience was narrowed since, in every view and as a file', async ({
  ctx,
}) => {
  const reader = await asMember(ctx)
  const { userId } = reader.actor
  const add = (title: string, eventDate = new Date('2026-12-01T17:00:00Z')) =>
    addEvent(ctx, { title, roles: ['hospital'], eventDate })
  const [attended, waited, offered, lapsed, past] = [
    await add('attended'),
    await add('waited for'),
    await add('offered'),
    await add('lapsed'),
    await add('past', new Date('2026-10-01T17:00:00Z')),
  ]
  await answer(reader, attended, 'attending')
  await answer(reader, past, 'attending')
  await ctx.db.insert(eventWaitlist).values({ eventId: waited, userId, number: 1, since: ctx.now })
  const offer = { userId, reason: 'first-in-line' as const, offeredAt: ctx.now, until: ctx.now }
  await ctx.db.insert(seatOffers).values({ ...offer, eventId: offered })
  await ctx.db.insert(seatOffers).values({ ...offer, eventId: lapsed, state: 'lapsed' })
  for (const id of [attended, waited, offered, past]) {
    expect(await getShownEvent(reader, id)).toMatchObject({ id })
    expect((await getCalendarEntry(reader, id)).body).toContain(`UID:${id}@nordbro.example`)
  }
  for (const read of [getShownEvent, getCalendarEntry]) {
    await expect(read(reader, lapsed)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(read(await asMember(ctx), attended)).rejects.toMatchObject({ kind: 'not-found' })
  }
  expect((await view(reader, 'upcoming')).sort()).toEqual(['attended', 'offered', 'waited for'])
  expect(await view(reader, 'mine')).toEqual(['attended'])
  expect(await view(reader, 'past')).toEqual(['past'])
  expect((await titles(reader)).sort()).toEqual(['attended', 'offered', 'waited for'])
})

test('the page of an event has its hook, and knows which of its texts are not in the reader’s language', async ({
  ctx,
}) => {
  const agenda = [{ time: '18:00', text: 'Dinner' }]
  const translations = { sv: { title: 'Vård i hemmet', hook: 'Sängen står hemma nu.' } }
  const id = await addEvent(ctx, { hook: 'The bed is at home now.', agenda, translations })
  const shownIn = async (locale: 'en' | 'sv') => getShownEvent({ ...(await asMember(ctx)), locale }, id)
  const swedish = await shownIn('sv')
  expect(swedish.hook).toEqual({ text: 'Sängen står hemma nu.' })
  expect([swedish.titleLang, swedish.programme?.agenda[0]?.lang]).toEqual([undefined, 'en'])
  const english = await shownIn('en')
  expect([english.titleLang, english.hook.lang, english.programme?.agenda[0]?.lang]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
