import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { users } from '~/db/schema/users'
import { answerEvent, expressInterest } from '~/features/events/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { cancelEvent } from './commands.server'
import { answersCsv, interestedCsv } from './exports/csv.server'
import type { EventView, ListedAnswer } from './model'
import {
  countEvents,
  exportAnswers,
  exportInterested,
  getEvent,
  listAnswers,
  listEvents,
  listInterested,
} from './queries.server'

type Show = Exclude<EventView, 'interested'>
const titles = async (ctx: Ctx, show: Show, q = '', page = 1) =>
  (await listEvents(ctx, { show, q, page })).events.map(({ title }) => title)

test('upcoming events are listed next first, past ones latest first, and cancelled ones separately', async ({
  ctx,
}) => {
  const admin = await asAdmin(ctx)
  const hour = (hours: number) => new Date(ctx.now.getTime() + hours * 3_600_000)
  await addEvent(ctx, { title: 'later', eventDate: hour(50) })
  await addEvent(ctx, { title: 'next', eventDate: hour(20) })
  await addEvent(ctx, { title: 'under way', eventDate: hour(-1), endsAt: hour(1) })
  await addEvent(ctx, { title: 'over', eventDate: hour(-3), endsAt: hour(-1) })
  await addEvent(ctx, { title: 'long over', eventDate: hour(-300) })
  await addEvent(ctx, { title: 'cancelled', status: 'cancelled', eventDate: hour(20) })
  expect(await titles(admin, 'upcoming')).toEqual(['under way', 'next', 'later'])
  expect(await titles(admin, 'past')).toEqual(['over', 'long over'])
  expect(await titles(admin, 'cancelled')).toEqual(['cancelled'])
  expect(await countEvents(admin)).toEqual({ upcoming: 3, drafts: 0, past: 2, cancelled: 1, interested: 0 })
})

test('events are found by a part of title, place or type, without wildcard characters', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await addEvent(ctx, { title: '100% Vård_hemma' })
  await addEvent(ctx, { title: 'Other', location: 'Grünerløkka, Oslo', eventType: 'Dinner' })
  expect(await titles(admin, 'upcoming', 'VÅRD')).toEqual(['100% Vård_hemma'])
  expect(await titles(admin, 'upcoming', 'grünerl')).toEqual(['Other'])
  expect(await titles(admin, 'upcoming', 'dinner')).toEqual(['Other'])
  expect(await titles(admin, 'upcoming', '%')).toEqual(['100% Vård_hemma'])
  expect(await titles(admin, 'upcoming', "' or true --")).toEqual([])
})

test('a page has fifty events', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  for (let n = 0; n < 51; n += 1) await addEvent(ctx, { title: `${n}` })
  expect(await titles(admin, 'upcoming', '', 1)).toHaveLength(50)
  expect(await titles(admin, 'upcoming', '', 2)).toHaveLength(1)
  expect(await listEvents(admin, { show: 'upcoming', q: '', page: 9 })).toMatchObject({ page: 2, total: 51 })
})

test('an event has its answers and its history', async ({ ctx }) => {
  const admin = await asAdmin(ctx, 'planner@nordbro.example')
  const id = await addEvent(ctx, { timeZone: 'Europe/Helsinki', maxParticipants: 4 })
  await answerEvent(await asMember(ctx, { email: 'b@x.example', name: 'Bo' }), id, 'attending')
  const hospital = await asMember(ctx, { email: 'a@x.example', role: 'supplier' })
  await answerEvent(hospital, id, 'attending')
  await answerEvent(await asMember(ctx, { email: '0@x.example' }), id, 'not_attending')
  // Members outside of the narrower audience keep their answers, and are marked.
  await ctx.db.update(events).set({ minLevel: 'builder' }).where(eq(events.id, id))
  await answerEvent(await asMember(ctx, { email: 'c@x.example', level: 'premium' }), id, 'attending')
  await cancelEvent(admin, { id, sequence: 0 })
  const found = await getEvent(admin, id)
  expect(found).toMatchObject({
    attending: 3,
    declined: 1,
    written: { time: '19:00' },
    history: [{ actorEmail: 'planner@nordbro.example', action: 'event.cancelled' }],
  })
  const { answers, total } = await listAnswers(admin, found.event, 1)
  expect(total).toBe(4)
  expect(answers.map(({ email, response, isOutside }) => [email, response, isOutside])).toEqual([
    ['a@x.example', 'attending', true],
    ['b@x.example', 'attending', true],
    ['c@x.example', 'attending', false],
    ['0@x.example', 'not_attending', true],
  ])
  expect(answers[1]).toMatchObject({ name: 'Bo', role: 'supplier', level: 'entry', answeredAt: ctx.now })
})

test('the export has every answer, in batches too, and no cell that a spreadsheet would run', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const id = await addEvent(ctx)
  const members = await ctx.db
    .insert(users)
    .values(
      Array.from({ length: 1001 }, (_, n) => ({ email: `${n}@x.example`, passwordHash: '', locale: 'en' as const })),
    )
    .returning({ userId: users.id })
  await ctx.db
    .insert(eventResponses)
    .values(members.map((member) => ({ ...member, eventId: id, response: 'attending' as const })))
  await answerEvent(await asMember(ctx, { name: '=cmd|calc', email: 'evil@x.example' }), id, 'attending')
  const { batches } = await exportAnswers(admin, id)
  const lines = (await new Response(answersCsv(batches)).text()).trim().split('\r\n')
  expect(lines[0]).toBe('Name,Email,Role,Access Level,Answer,Answered At,In Audience,Came')
  expect(lines).toHaveLength(1003)
  expect(new Set(lines).size).toBe(1003)
  expect(lines).toContain(`'=cmd|calc,evil@x.example,supplier,entry,Attending,${ctx.now.toISOString()},Yes,`)
  await expect(exportAnswers(admin, crypto.randomUUID())).rejects.toMatchObject({ kind: 'not-found' })
})

test('members who expressed interest are listed, found and exported', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const [first, second] = [
    await asMember(ctx, { name: 'Kari', email: 'kari@x.example' }),
    await asMember(ctx, { name: '@sum', email: 'lind@x.example', role: 'hospital' }),
  ]
  await expressInterest(first)
  await expressInterest({ ...second, now: new Date('2026-11-17T09:00:00Z') })
  const names = async (q: string) => (await listInterested(admin, { q, page: 1 })).interested.map(({ name }) => name)
  expect(await names('')).toEqual(['@sum', 'Kari'])
  expect(await names('LIND')).toEqual(['@sum'])
  expect(await new Response(interestedCsv(exportInterested(admin))).text()).toBe(
    'Name,Email,Role,Since\r\n' +
      `Kari,kari@x.example,supplier,${ctx.now.toISOString()}\r\n` +
      "'@sum,lind@x.example,hospital,2026-11-17T09:00:00.000Z\r\n",
  )
  await ctx.db.delete(eventInterests)
  expect(await listInterested(admin, { q: '', page: 1 })).toMatchObject({ total: 0, interested: [] })
})

test('members and visitors can’t read events, answers or interests here', async ({ ctx }) => {
  const id = await addEvent(ctx)
  const { event } = await getEvent(await asAdmin(ctx), id)
  const forbidden = { kind: 'forbidden', message: 'event.oversee' }
  for (const forbiddenCtx of [ctx, await asMember(ctx, { level: 'premium' })]) {
    await expect(listEvents(forbiddenCtx, { show: 'past', q: '', page: 1 })).rejects.toMatchObject(forbidden)
    await expect(countEvents(forbiddenCtx)).rejects.toMatchObject(forbidden)
    await expect(getEvent(forbiddenCtx, id)).rejects.toMatchObject(forbidden)
    await expect(listAnswers(forbiddenCtx, event, 1)).rejects.toMatchObject(forbidden)
    await expect(exportAnswers(forbiddenCtx, id)).rejects.toThrow('event.export')
    await expect(listInterested(forbiddenCtx, { q: '', page: 1 })).rejects.toMatchObject(forbidden)
    expect(() => exportInterested(forbiddenCtx)).toThrow('event.export')
  }
})

test('an unknown or malformed id is not found', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  for (const unknown of [crypto.randomUUID(), '1', "' or true --", '']) {
    await expect(getEvent(admin, unknown)).rejects.toMatchObject({ kind: 'not-found' })
  }
})

test('someone without an access record is outside every audience, and still listed', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const eventId = await addEvent(ctx)
  const [user] = await ctx.db.insert(users).values({ email: 'x@x.example', passwordHash: '', locale: 'en' }).returning()
  await ctx.db.insert(eventResponses).values({ eventId, userId: user?.id ?? '', response: 'attending' })
  const { answers } = await listAnswers(admin, (await getEvent(admin, eventId)).event, 1)
  expect(answers).toMatchObject([{ role: null, level: null, isOutside: true } satisfies Partial<ListedAnswer>])
})
