import { describe, expect } from 'vitest'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import { deleteView, saveView, setDensity } from './commands.server'
import { maxViews } from './model'
import { getListSettings } from './queries.server'
import { viewInput } from './schema'

async function asAdmin(ctx: Ctx) {
  const email = `${crypto.randomUUID()}@nordbro.example`
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  const actor = { userId: user?.id ?? '', email, role: 'supplier', level: 'entry', adminRole: 'owner' } as const
  return { ...ctx, actor }
}

const view = { page: '/admin', name: 'Hospitals', query: 'role=hospital' } as const

describe('saved views', () => {
  test('belong to one admin and one list, and a name is used once', async ({ ctx: visitor }) => {
    const [ctx, other] = [await asAdmin(visitor), await asAdmin(visitor)]
    await saveView(ctx, view)
    await saveView(ctx, { ...view, query: 'role=hospital&sort=email' })
    await saveView(ctx, { ...view, page: '/admin/mail' })
    const { views } = await getListSettings(ctx, '/admin')
    expect(views).toMatchObject([{ name: 'Hospitals', query: 'role=hospital&sort=email' }])
    expect((await getListSettings(other, '/admin')).views).toEqual([])

    const id = views[0]?.id ?? ''
    await deleteView(other, { id })
    expect((await getListSettings(ctx, '/admin')).views).toHaveLength(1)
    await deleteView(ctx, { id })
    await deleteView(ctx, { id })
    expect((await getListSettings(ctx, '/admin')).views).toEqual([])
    expect((await getListSettings(ctx, '/admin/mail')).views).toHaveLength(1)
  })

  test('are at most twenty of a list; one of them can still be replaced', async ({ ctx: visitor }) => {
    const ctx = await asAdmin(visitor)
    for (let index = 0; index < maxViews; index += 1) await saveView(ctx, { ...view, name: `View ${index}` })
    await expect(saveView(ctx, view)).rejects.toThrow('too-many-views')
    await saveView(ctx, { ...view, name: 'View 0', query: 'q=x' })
  })

  test('have a name of one line and the query of a known list', () => {
    const read = (fields: object) => viewInput.safeParse({ ...view, ...fields })
    expect(read({ query: '?role=hospital&page=4&user=x' }).data?.query).toBe('role=hospital')
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { page: '/account' }, { query: 'x'.repeat(2001) }]) {
      expect(read(wrong).success).toBe(false)
    }
  })
})

test('the density is kept, and other lists have it too', async ({ ctx: visitor }) => {
  const ctx = await asAdmin(visitor)
  expect((await getListSettings(ctx, '/admin')).isCompact).toBe(false)
  await setDensity(ctx, { density: 'compact' })
  expect((await getListSettings(ctx, '/admin/mail')).isCompact).toBe(true)
  await setDensity(ctx, { density: 'roomy' })
  expect((await getListSettings(ctx, '/admin')).isCompact).toBe(false)
})

test('visitors and members have no list settings', async ({ ctx: visitor }) => {
  const admin = await asAdmin(visitor)
  for (const actor of [null, { ...admin.actor, adminRole: null }]) {
    const ctx = { ...visitor, actor }
    await expect(getListSettings(ctx, '/admin')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(saveView(ctx, view)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(setDensity(ctx, { density: 'compact' })).rejects.toMatchObject({ kind: 'forbidden' })
  }
})
