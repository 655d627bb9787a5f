import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { invitations } from '~/db/schema/invitations'
import { organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { contactInterests } from '~/lib/contact-interests'
import { writeLeft } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import { getAccessRequest, listAccessRequests, listMatchingPending, pendingCount } from './queries.server'

const admin = {
  userId: crypto.randomUUID(),
  email: 'a@nordbro.example',
  role: 'supplier',
  level: 'entry',
  adminRole: 'owner',
} as const
const all = { q: '', status: 'all', sort: 'newest', page: 1 } as const

async function add(
  ctx: Ctx,
  email: string,
  createdAt: string,
  overrides: Partial<typeof accessRequests.$inferInsert> = {},
) {
  const row = { name: email, email, organization: 'O', role: 'hospital', reason: 'R', locale: 'en' } as const
  const [added] = await ctx.db
    .insert(accessRequests)
    .values({ ...row, createdAt: new Date(createdAt), ...overrides })
    .returning()
  return added?.id ?? ''
}

test('the list is sorted by newest or due first, filtered by status, and pending ones are counted', async ({
  ctx: visitor,
}) => {
  const ctx = { ...visitor, actor: admin }
  await add(ctx, 'old@a.example', '2026-11-09T09:00:00Z')
  await add(ctx, 'done@b.example', '2026-11-10T09:00:00Z', { status: 'approved' })
  await add(ctx, 'new@c.example', '2026-11-12T09:00:00Z')
  const names = async (filter: Parameters<typeof listAccessRequests>[1]) =>
    (await listAccessRequests(ctx, filter)).requests.map(({ name }) => name)
  expect(await names(all)).toEqual(['new@c.example', 'done@b.example', 'old@a.example'])
  expect(await names({ ...all, sort: 'due' })).toEqual(['old@a.example', 'new@c.example', 'done@b.example'])
  expect(await names({ ...all, status: 'approved' })).toEqual(['done@b.example'])
  // A page past the end is the last one.
  expect(await names({ ...all, page: 2 })).toHaveLength(3)
  const { rows } = await ctx.db.execute<{ pending: number }>(sql`select ${pendingCount(ctx)} as pending`)
  expect(rows).toEqual([{ pending: 2 }])
})

test('requests are searched by name, organization and address, and those that can be decided are counted', async ({
  ctx: visitor,
}) => {
  const ctx = { ...visitor, actor: admin }
  const at = '2026-11-09T09:00:00Z'
  const waits = await add(ctx, 'kari@a.example', at, { name: 'Kari Berg', organization: 'Nord sykehus' })
  await add(ctx, 'per@b.example', at, { name: 'Per Aas', organization: 'Nord 100%', status: 'rejected' })
  const found = async (q: string) => (await listAccessRequests(ctx, { ...all, q })).total
  expect(await found('kari b')).toBe(1)
  expect(await found('NORD')).toBe(2)
  expect(await found('@b.')).toBe(1)
  expect(await found('%')).toBe(1)
  expect((await listAccessRequests(ctx, { ...all, q: 'nord' })).waiting).toBe(1)
  expect((await listAccessRequests(ctx, { ...all, q: 'nord', status: 'rejected' })).waiting).toBe(0)
  expect(await listMatchingPending(ctx, { q: 'nord', status: 'all' })).toEqual([waits])
  expect(await listMatchingPending(ctx, { q: 'nord', status: 'rejected' })).toEqual([])
})

test('what is left of the promise is counted in office hours of the applicant’s business days', async ({
  ctx: visitor,
}) => {
  // Maundy Thursday, 2 April 2026, is a holiday in Norway; Midsummer Eve, 19 June, in Sweden and Finland.
  const leftFor = async (email: string, received: string, now: string) => {
    const ctx = { ...visitor, actor: admin, now: new Date(`${now}T09:00:00Z`) }
    const request = await getAccessRequest(ctx, await add(ctx, email, `${received}T09:00:00Z`))
    return request?.promise && writeLeft(request.promise).replaceAll('\u00a0', ' ')
  }
  expect(await leftFor('a@region.se', '2026-04-01', '2026-04-02')).toBe('16 business hours left')
  expect(await leftFor('a@sykehus.no', '2026-04-01', '2026-04-02')).toBe('18 business hours left')
  expect(await leftFor('a@hus.fi', '2026-06-18', '2026-06-19')).toBe('18 business hours left')
  expect(await leftFor('b@sykehus.no', '2026-06-18', '2026-06-19')).toBe('16 business hours left')
  expect(await leftFor('c@sykehus.no', '2026-06-18', '2026-06-26')).toBe('3 business days over')
})

test('earlier requests from the same domain are listed, but not for mail providers', async ({ ctx: visitor }) => {
  const ctx = { ...visitor, actor: admin }
  await add(ctx, 'first@region.example', '2026-10-01T09:00:00Z', { status: 'rejected' })
  const second = await add(ctx, 'Second@Region.example', '2026-11-01T09:00:00Z')
  await add(ctx, 'x@gmail.com', '2026-10-01T09:00:00Z')
  const free = await add(ctx, 'y@gmail.com', '2026-11-01T09:00:00Z')
  expect((await getAccessRequest(ctx, second))?.earlier).toMatchObject([
    { name: 'first@region.example', status: 'rejected' },
  ])
  expect((await getAccessRequest(ctx, free))?.earlier).toEqual([])
})

test('a request knows the person: member, colleagues, earlier requests and messages', async ({ ctx: visitor }) => {
  const ctx = { ...visitor, actor: admin }
  const addUser = async (email: string, name: string) => {
    const [user] = await ctx.db.insert(users).values({ email, name, passwordHash: '', locale: 'en' }).returning()
    return user?.id ?? ''
  }
  const [organisation] = await ctx.db
    .insert(organisations)
    .values({ name: 'Region Vest', kind: 'hospital' })
    .returning()
  const organisationId = organisation?.id ?? ''
  await ctx.db.insert(organisationDomains).values({ domain: 'vest.example', organisationId })
  const kari = await addUser('kari@vest.example', 'Kari Berg')
  const per = await addUser('per@elsewhere.example', 'Per Aas')
  const x = await addUser('x@gmail.com', 'X')
  for (const userId of [kari, per, x]) {
    await ctx.db.insert(organisationMembers).values({ userId, organisationId })
  }
  const before = await add(ctx, 'Kari@vest.example', '2026-10-01T09:00:00Z', { status: 'rejected' })
  const kariAgain = await add(ctx, 'kari@Vest.example', '2026-11-01T09:00:00Z')
  const colleague = await add(ctx, 'new@vest.example', '2026-11-02T09:00:00Z')
  const free = await add(ctx, 'y@gmail.com', '2026-11-02T09:00:00Z')
  const message = { name: 'K', email: 'KARI@vest.example', organization: 'O', locale: 'en', message: 'M' } as const
  await ctx.db.insert(contactRequests).values({ ...message, interest: contactInterests[0] })
  const expiresAt = new Date(ctx.now.getTime() + 1000).toISOString()
  const [invited] = await ctx.db
    .insert(invitations)
    .values({ email: 'y@gmail.com', role: 'supplier', locale: 'en', expiresAt: new Date(expiresAt) })
    .returning()
  const personOf = async (id: string) => (await getAccessRequest(ctx, id))?.person
  expect(await personOf(kariAgain)).toEqual({
    member: { userId: kari, name: 'Kari Berg' },
    colleagues: {
      organisationId,
      organisation: 'Region Vest',
      people: [
        { userId: per, name: 'Per Aas' },
        { userId: x, name: 'X' },
      ],
      count: 2,
    },
    invitation: null,
    askedBefore: [{ id: before, name: 'Kari@vest.example', status: 'rejected', createdAt: '2026-10-01T09:00:00.000Z' }],
    messages: 1,
  })
  expect((await getAccessRequest(ctx, kariAgain))?.earlier).toEqual([])
  expect(await personOf(colleague)).toMatchObject({
    member: null,
    colleagues: { count: 3 },
    askedBefore: [],
    messages: 0,
  })
  expect(await personOf(free)).toEqual({
    member: null,
    colleagues: null,
    invitation: { id: invited?.id, expiresAt },
    askedBefore: [],
    messages: 0,
  })
})

test('what is known about a page of people takes as many queries as for one', async ({ ctx: visitor }) => {
  const ctx = { ...visitor, actor: admin }
  const counted = async () => {
    let queries = 0
    const count = (name: 'select' | 'execute') => ({
      get: () => {
        queries += 1
        return Reflect.get(visitor.db, name)
      },
    })
    const db: typeof ctx.db = Object.create(visitor.db, { select: count('select'), execute: count('execute') })
    await listAccessRequests({ ...ctx, db }, all)
    return queries
  }
  await add(ctx, 'a@one.example', '2026-11-01T09:00:00Z')
  const forOne = await counted()
  for (let nth = 0; nth < 8; nth += 1) await add(ctx, `a${nth}@d${nth}.example`, '2026-11-01T09:00:00Z')
  expect(forOne).toBeGreaterThan(5)
  expect(await counted()).toBe(forOne)
})

test('only admins list and count requests', async ({ ctx }) => {
  for (const actor of [null, { ...admin, adminRole: null }]) {
    await expect(listAccessRequests({ ...ctx, actor }, all)).rejects.toThrow('accessRequest.list')
    expect(() => pendingCount({ ...ctx, actor })).toThrow('accessRequest.list')
  }
})
