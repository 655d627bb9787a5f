import { expect, vi } from 'vitest'
import { applyStored, readSettings } from '~/config/settings.server'
import { siteSettings } from '~/db/schema/site-settings'
import { asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { getSiteSettings, readStoredSettings } from './queries.server'

test('rows that can’t be used are logged and left out, and the settings are usable', async ({ ctx }) => {
  await ctx.db.insert(siteSettings).values([
    { name: 'BRAND_PRODUCT', value: 'true' },
    { name: 'UNDO_SECONDS', value: '0' },
    { name: 'CHAT', value: { mode: 'inbox' } },
    { name: 'BRAND_SLUG', value: 'sundbro' },
  ])
  const log = { warn: vi.fn() }
  const stored = await readStoredSettings({ db: ctx.db, log })
  expect(stored).toEqual({ BRAND_PRODUCT: 'true' })
  expect(log.warn.mock.calls[0]?.[0].settings.sort()).toEqual(['BRAND_SLUG', 'CHAT', 'UNDO_SECONDS'])
  const settings = readSettings({})
  applyStored(settings, stored)
  expect(settings).toMatchObject({ undoSeconds: 30, chat: 'canned', brand: { product: 'true', slug: 'nordbro' } })
})

test('an admin sees what counts, where it comes from, and no secret', async ({ ctx }) => {
  await ctx.db.insert(siteSettings).values([
    { name: 'BRAND_PRODUCT', value: 'Sundbro' },
    { name: 'UNDO_SECONDS', value: '60' },
  ])
  const settings = readSettings({
    BRAND_PRODUCT: 'Bro',
    SMTP_URL: 'smtp://user:s3cret@mail.example:587',
    DATABASE_URL: 'postgres://user:s3cret@db.example/nordbro',
    AUTH_SECRET: 's3cret'.repeat(8),
  })
  const shown = await getSiteSettings(await asAdmin(ctx), settings)
  const settingOf = (name: string) => shown.changeable.find((setting) => setting.name === name)
  expect(settingOf('BRAND_PRODUCT')).toMatchObject({ value: 'Bro', isFromEnvironment: true })
  expect(settingOf('UNDO_SECONDS')).toMatchObject({ value: '60', defaultValue: '30', isFromEnvironment: false })
  expect(shown.fixed).toContainEqual({ label: 'Mail server', value: 'mail.example', variable: 'SMTP_URL' })
  expect(JSON.stringify(shown)).not.toContain('s3cret')
})

test('an address that editors have published is named, because pages show it instead', async ({ ctx }) => {
  const site = { contactEmail: 'hej@sundbro.example' }
  const content = { ...ctx.content, get: async () => ({ ...(await ctx.content.get()), site }) as never }
  const { changeable } = await getSiteSettings({ ...(await asAdmin(ctx)), content }, readSettings({}))
  expect(changeable.find(({ name }) => name === 'BRAND_EMAIL')?.published).toBe('hej@sundbro.example')
  expect(changeable.find(({ name }) => name === 'BRAND_FOUNDER')?.published).toBeNull()
})

test('only admins see the settings', async ({ ctx }) => {
  await expect(getSiteSettings(await asMember(ctx), readSettings({}))).rejects.toMatchObject({ kind: 'forbidden' })
})
