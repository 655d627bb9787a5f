import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import { placeholderEmail, type UserFilter } from './model'
import { exportUsers, getUser, getUserStats, listUsers } from './queries.server'
import { userFilter } from './schema'

const admin = { userId: crypto.randomUUID(), email: '', role: 'supplier', level: 'entry', adminRole: 'owner' } as const
const asAdmin = (ctx: Ctx): Ctx => ({ ...ctx, actor: admin })

type NewUser = Partial<typeof userAccessLevels.$inferInsert> & { email: string; name?: string }

/** Adds users, each a minute older than the one before. */
async function addUsers(ctx: Ctx, newUsers: NewUser[]) {
  const rows = newUsers.map(({ email, name = '' }) => ({ email, name, passwordHash: '', locale: 'en' as const }))
  const created = await ctx.db.insert(users).values(rows).returning({ id: users.id, email: users.email })
  const idOf = new Map(created.map(({ id, email }) => [email, id]))
  await ctx.db.insert(userAccessLevels).values(
    newUsers.map(({ email, name: _, ...access }, index) => ({
      role: 'supplier' as const,
      createdAt: new Date(ctx.now.getTime() - index * 60_000),
      ...access,
      userId: idOf.get(email) ?? '',
    })),
  )
  return idOf
}

const sampleUsers: NewUser[] = [
  { email: 'kari@sykehus.example', role: 'hospital', accessLevel: 'premium', name: 'Kari' },
  { email: 'asa@nordbro.example', adminRole: 'owner' },
  { email: 'attache_1@embassy.example', role: 'embassy', accessLevel: 'builder' },
  { email: 'per@sykehus.example', role: 'hospital' },
]

const filterWith = (filter: Partial<UserFilter> = {}): UserFilter => ({
  q: '',
  role: 'all',
  sort: 'newest',
  page: 1,
  ...filter,
})

const listedNames = async (ctx: Ctx, filter?: Partial<UserFilter>) =>
  (await listUsers(asAdmin(ctx), filterWith(filter))).users.map(({ email }) => email.split('@')[0])

describe('the list', () => {
  test('is newest first, with all fields of a row', async ({ ctx }) => {
    const idOf = await addUsers(ctx, sampleUsers)
    expect(await listedNames(ctx)).toEqual(['kari', 'asa', 'attache_1', 'per'])
    const { users: listed, total } = await listUsers(asAdmin(ctx), filterWith())
    expect(total).toBe(4)
    expect(listed[0]).toEqual({
      id: idOf.get('kari@sykehus.example'),
      email: 'kari@sykehus.example',
      name: 'Kari',
      role: 'hospital',
      level: 'premium',
      adminRole: null,
      createdAt: ctx.now,
    })
  })

  test.for([
    ['SYKEHUS', ['kari', 'per']],
    ['  asa ', ['asa']],
    ['Kári', ['kari']],
    ['attache_1@', ['attache_1']],
    ['_', ['attache_1']],
    ['%', []],
    ['\\', []],
    ["'; drop table users; --", []],
  ] as const)('a search for %s finds that part of an address', async ([q, emails], { ctx }) => {
    await addUsers(ctx, sampleUsers)
    const filter = userFilter(new URLSearchParams({ q }))
    expect(await listedNames(ctx, filter)).toEqual(emails)
    expect((await listUsers(asAdmin(ctx), filter)).total).toBe(emails.length)
  })

  test.for([
    [{ role: 'hospital' }, ['kari', 'per']],
    [{ role: 'hospital', q: 'kari' }, ['kari']],
    [{ role: 'embassy', q: 'kari' }, []],
    [{ sort: 'created' }, ['per', 'attache_1', 'asa', 'kari']],
    [{ sort: 'email' }, ['asa', 'attache_1', 'kari', 'per']],
    [{ sort: 'role' }, ['asa', 'attache_1', 'kari', 'per']],
    [{ sort: 'level' }, ['asa', 'per', 'attache_1', 'kari']],
  ] as const)('filter and order by %j', async ([filter, emails], { ctx }) => {
    await addUsers(ctx, sampleUsers)
    expect(await listedNames(ctx, filter)).toEqual(emails)
  })

  test('has pages of 50 without duplicates, and shows the last page instead of later ones', async ({ ctx }) => {
    const createdAt = ctx.now
    await addUsers(
      ctx,
      Array.from({ length: 120 }, (_, index) => ({ email: `u${index}@x.example`, createdAt })),
    )
    const pages = [
      await listedNames(ctx, { page: 1 }),
      await listedNames(ctx, { page: 2 }),
      await listedNames(ctx, { page: 3 }),
    ]
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(new Set(pages.flat()).size).toBe(120)
    const last = { page: 3, total: 120, users: { length: 20 } }
    expect(await listUsers(asAdmin(ctx), filterWith({ page: 99 }))).toMatchObject(last)
    expect(await listUsers(asAdmin(ctx), filterWith({ page: 99, q: 'x.example' }))).toMatchObject(last)
    expect(await listUsers(asAdmin(ctx), filterWith({ page: 3, q: 'x.example' }))).toMatchObject(last)
  })

  test('a search with more matches than are counted says that there are more', async ({ ctx }) => {
    await addUsers(
      ctx,
      Array.from({ length: 1001 }, (_, index) => ({ email: `u${index}@x.example` })),
    )
    expect(await listUsers(asAdmin(ctx), filterWith({ q: 'x.ex' }))).toMatchObject({ total: 1000, hasMore: true })
    expect(await listUsers(asAdmin(ctx), filterWith())).toMatchObject({ total: 1001, hasMore: false })
  })

  test('a search also finds the members of an organisation by its name', async ({ ctx }) => {
    const idOf = await addUsers(ctx, sampleUsers)
    const [organisation] = await ctx.db
      .insert(organisations)
      .values({ name: 'Åldera Medtech', kind: 'supplier' })
      .returning()
    const organisationId = organisation?.id ?? ''
    const members = ['per@sykehus.example', 'asa@nordbro.example'].map((email) => ({ userId: idOf.get(email) ?? '' }))
    await ctx.db.insert(organisationMembers).values(members.map(({ userId }) => ({ userId, organisationId })))
    expect(await listedNames(ctx, { q: 'aldera med' })).toEqual(['asa', 'per'])
    expect(await listedNames(ctx, { q: 'aldera', role: 'hospital' })).toEqual(['per'])
  })

  test('invalid query parameters are ignored', () => {
    const query = new URLSearchParams({ q: 'a\0b', role: 'admin', sort: 'x', page: '-1', user: '1' })
    expect(userFilter(query)).toEqual({ ...filterWith({ q: 'a b' }), user: undefined })
  })
})

test('users are counted in total, by role, and as admins', async ({ ctx }) => {
  await addUsers(ctx, sampleUsers)
  expect(await getUserStats(asAdmin(ctx))).toEqual({
    total: 4,
    admins: 1,
    owners: 1,
    supplier: 1,
    embassy: 1,
    hospital: 2,
  })
})

test('a user without an address is listed by the beginning of their id', async ({ ctx }) => {
  expect(placeholderEmail('1a2b3c4d-0000-4000-8000-000000000000')).toBe('user-1a2b3c4d@unknown.invalid')
  const id = (await addUsers(ctx, sampleUsers)).get('per@sykehus.example') ?? ''
  await ctx.db.execute(sql`alter table user_access_levels drop constraint user_access_levels_user_id_users_id_fk`)
  await ctx.db.delete(users).where(eq(users.id, id))
  expect(await listedNames(ctx)).toEqual(['kari', 'asa', 'attache_1', `user-${id.slice(0, 8)}`])
  expect(await getUser(asAdmin(ctx), id)).toMatchObject({ email: placeholderEmail(id), name: '' })
})

test('visitors and members can’t list, count, read or export users', async ({ ctx }) => {
  for (const actor of [null, { ...admin, adminRole: null }]) {
    const other = { ...ctx, actor }
    await expect(listUsers(other, filterWith())).rejects.toThrow('user.list')
    await expect(getUserStats(other)).rejects.toThrow('user.list')
    await expect(getUser(other, admin.userId)).rejects.toThrow('user.list')
    expect(() => exportUsers(other, filterWith())).toThrow('user.export')
  }
})
