import { expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import { changeStartPage } from './commands.server'
import { getStartAddress, getStartPage } from './queries.server'

async function signedIn(ctx: Ctx, email: string, access: Partial<Member> = {}): Promise<Ctx> {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: 'none', locale: 'en' }).returning()
  const actor: Member = { userId: user?.id ?? '', email, role: 'hospital', level: 'entry', adminRole: null, ...access }
  return { ...ctx, actor }
}

test('without a choice one lands on the choice of a role; the last choice counts', async ({ ctx }) => {
  const mine = await signedIn(ctx, 'me@nordbro.example')
  const theirs = await signedIn(ctx, 'they@nordbro.example')
  expect(await getStartAddress(mine)).toBe('/select-role')
  await changeStartPage(mine, { startPage: 'today' })
  await changeStartPage(mine, { startPage: 'own-role' })
  expect(await getStartPage(mine)).toBe('own-role')
  expect(await getStartAddress(mine)).toBe('/hospital')
  expect(await getStartAddress(theirs)).toBe('/select-role')
})

test('Today is for admins: someone who was one lands on the choice of a role', async ({ ctx }) => {
  const admin = await signedIn(ctx, 'admin@nordbro.example', { adminRole: 'owner' })
  await changeStartPage(admin, { startPage: 'today' })
  expect(await getStartAddress(admin)).toBe('/admin/today')
  const demoted = { ...admin, actor: admin.actor && { ...admin.actor, adminRole: null } }
  expect(await getStartAddress(demoted)).toBe('/select-role')
})

test('nobody else can choose', async ({ ctx }) => {
  await expect(changeStartPage(ctx, { startPage: 'own-role' })).rejects.toThrow('account.change')
})
