import { expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { clicks } from '~/db/schema/clicks'
import { eventResponses, events } from '~/db/schema/events'
import { pageViews } from '~/db/schema/page-views'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import { getStatistics } from './queries.server'

const asMember = (ctx: Ctx, isAdmin: boolean) => ({
  ...ctx,
  actor: {
    userId: crypto.randomUUID(),
    email: 'a@nordbro.example',
    role: 'supplier',
    level: 'entry',
    adminRole: isAdmin ? ('owner' as const) : null,
  } satisfies Member,
})

type Request = Partial<typeof accessRequests.$inferInsert> & { came: string; decided?: string }
const request = ({ came, decided, ...overrides }: Request) => ({
  name: 'Kari',
  email: `${crypto.randomUUID()}@x.example`,
  organization: 'Nord',
  role: 'hospital' as const,
  reason: 'Hello',
  locale: 'sv' as const,
  createdAt: new Date(came),
  ...(decided ? { reviewedAt: new Date(decided), status: 'approved' as const } : {}),
  ...overrides,
})

test('requests are counted by the week they came and the week they were decided', async ({ ctx }) => {
  await ctx.db.insert(accessRequests).values([
    // Sunday 23:30 in Stockholm.
    request({ came: '2026-11-15T22:30:00Z' }),
    // Monday in Stockholm, Sunday in UTC.
    request({ came: '2026-11-15T23:30:00Z' }),
    request({ came: '2026-11-04T09:00:00Z', decided: '2026-11-09T09:00:00Z' }),
    request({ came: '2026-11-05T09:00:00Z', decided: '2026-11-06T09:00:00Z', status: 'rejected' }),
    request({ came: '2025-11-20T09:00:00Z', decided: '2025-11-21T09:00:00Z' }),
  ])
  const { weeks } = await getStatistics(asMember(ctx, true), 30)
  expect(weeks).toHaveLength(52)
  expect(weeks[0]?.week).toBe('2025-11-24')
  expect(weeks.slice(-3)).toEqual([
    { week: '2026-11-02', received: 2, approved: 0, rejected: 1 },
    { week: '2026-11-09', received: 1, approved: 1, rejected: 0 },
    { week: '2026-11-16', received: 1, approved: 0, rejected: 0 },
  ])
  expect(weeks.slice(0, -3).every(({ received }) => received === 0)).toBe(true)
})

test('the time to a decision is in business days of the applicant’s country', async ({ ctx }) => {
  await ctx.db.insert(accessRequests).values([
    // From Friday to Monday.
    request({ came: '2026-11-06T09:00:00Z', decided: '2026-11-09T09:00:00Z' }),
    // Over 17 May, a holiday in Norway alone; in 2027 it would be a Monday, in 2026 a Sunday. Ascension Day is Thursday 14 May.
    request({ came: '2026-05-13T09:00:00Z', decided: '2026-05-18T09:00:00Z', email: 'a@sykehus.no' }),
    // Christmas: 24 December is a bank holiday in Sweden, and so are 25, 26, 31 and 1 January.
    request({ came: '2025-12-22T09:00:00Z', decided: '2026-01-07T09:00:00Z' }),
    request({ came: '2026-11-09T09:00:00Z', decided: '2026-11-09T10:00:00Z', status: 'rejected' }),
    request({ came: '2026-11-12T09:00:00Z' }),
  ])
  const { decisions } = await getStatistics(asMember(ctx, true), 30)
  expect(decisions).toMatchObject({ decided: 4, median: 1, kept: 3 })
  expect(decisions.byDays.map(({ count }) => count)).toEqual([1, 1, 1, 0, 0, 0, 1])
})

test('members are counted by role and level, answers by event', async ({ ctx }) => {
  const accounts = await ctx.db
    .insert(users)
    .values(['a', 'b', 'c'].map((name) => ({ email: `${name}@x.example`, passwordHash: '', locale: 'en' as const })))
    .returning()
  const [a, b, c] = accounts.map(({ id }) => id)
  await ctx.db.insert(userAccessLevels).values([
    { userId: a ?? '', role: 'supplier' },
    { userId: b ?? '', role: 'supplier', accessLevel: 'premium' },
    { userId: c ?? '', role: 'hospital' },
  ])
  const event = { eventType: 'Circle', timeZone: 'Europe/Oslo', location: 'Oslo', roles: ['supplier' as const] }
  const [first, second] = await ctx.db
    .insert(events)
    .values([
      { ...event, title: 'First', eventDate: new Date('2026-12-01T23:30:00Z'), maxParticipants: 5 },
      { ...event, title: 'Second', eventDate: new Date('2026-12-09T16:00:00Z') },
      { ...event, title: 'Off', eventDate: new Date('2026-12-10T16:00:00Z'), status: 'cancelled' as const },
    ])
    .returning()
  await ctx.db.insert(eventResponses).values([
    { eventId: first?.id ?? '', userId: a ?? '', response: 'attending' },
    { eventId: first?.id ?? '', userId: b ?? '', response: 'attending' },
    { eventId: first?.id ?? '', userId: c ?? '', response: 'not_attending' },
    { eventId: second?.id ?? '', userId: a ?? '', response: 'not_attending' },
  ])
  const statistics = await getStatistics(asMember(ctx, true), 30)
  expect(statistics.members).toEqual([
    { role: 'supplier', entry: 1, builder: 0, premium: 1 },
    { role: 'embassy', entry: 0, builder: 0, premium: 0 },
    { role: 'hospital', entry: 1, builder: 0, premium: 0 },
  ])
  expect(statistics.events).toMatchObject([
    { title: 'First', date: '2026-12-02', attending: 2, declined: 1, capacity: 5 },
    { title: 'Second', date: '2026-12-09', attending: 0, declined: 1, capacity: null },
  ])
})

test('views and clicks are those of the chosen period, the most counted first', async ({ ctx }) => {
  await ctx.db
    .insert(pageViews)
    .values([
      { day: '2026-11-16', path: '/', count: 3 },
      { day: '2026-11-15', path: '/', count: 4 },
      { day: '2026-11-15', path: '/circles', count: 9 },
      { day: '2026-10-17', path: '/notes', count: 100 },
      ...Array.from({ length: 20 }, (_, n) => ({ day: '2026-11-14', path: `/notes/${n}`, count: 1 })),
    ])
  await ctx.db.insert(clicks).values({ day: '2026-11-16', category: 'navigation', label: 'work', count: 2 })
  const month = await getStatistics(asMember(ctx, true), 30)
  expect(month.viewsByDay).toHaveLength(30)
  expect(month.viewsByDay[0]).toEqual({ day: '2026-10-18', count: 0 })
  expect(month.viewsByDay.slice(-2)).toEqual([
    { day: '2026-11-15', count: 13 },
    { day: '2026-11-16', count: 3 },
  ])
  expect(month.views.slice(0, 2)).toEqual([
    { name: '/circles', count: 9 },
    { name: '/', count: 7 },
  ])
  expect(month.views.at(-1)).toEqual({ name: 'All others', count: 7 })
  expect(month.clicks).toEqual([{ name: 'navigation: work', count: 2 }])
  const quarter = await getStatistics(asMember(ctx, true), 90)
  expect(quarter.viewsByDay).toHaveLength(90)
  expect(quarter.views[0]).toEqual({ name: '/notes', count: 100 })
})

test('figures that read whole tables are kept for a minute, the others are of this moment', async ({ ctx }) => {
  const admin = asMember(ctx, true)
  await getStatistics(admin, 30)
  await ctx.db.insert(accessRequests).values(request({ came: '2026-11-16T09:00:00Z' }))
  await ctx.db.insert(pageViews).values({ day: '2026-11-16', path: '/', count: 3 })
  const received = async (now: Date) => (await getStatistics({ ...admin, now }, 30)).weeks.at(-1)?.received
  expect(await received(new Date(ctx.now.getTime() + 59_000))).toBe(0)
  expect((await getStatistics(admin, 30)).views).toEqual([{ name: '/', count: 3 }])
  expect(await received(new Date(ctx.now.getTime() + 61_000))).toBe(1)
})

test('without data all figures are zero, and only admins see them', async ({ ctx }) => {
  const { decisions, events, views } = await getStatistics(asMember(ctx, true), 30)
  expect([decisions.decided, decisions.median, events.length, views.length]).toEqual([0, null, 0, 0])
  for (const asker of [ctx, asMember(ctx, false)]) {
    await expect(getStatistics(asker, 30)).rejects.toMatchObject({ kind: 'forbidden', message: 'statistics.see' })
  }
})
