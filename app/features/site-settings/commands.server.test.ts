import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { changeSettings } from './commands.server'
import { readRows } from './queries.server'
import { settingsInput } from './schema'

type Fields = Record<string, string>

const send = (ctx: Ctx, fields: Fields, fromEnvironment = {}) =>
  changeSettings(ctx, { sent: settingsInput.parse(fields), fromEnvironment })

const product = (wanted: string, seen: string) => ({ BRAND_PRODUCT: wanted, 'seen-BRAND_PRODUCT': seen })

test('what differs is stored and recorded with before and after; the rest is left alone', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const sent = { ...product('Sundbro', 'Nordbro'), CHAT: 'canned', 'seen-CHAT': 'canned' }
  expect(await send(admin, sent)).toEqual({ changed: ['BRAND_PRODUCT'] })
  expect(await readRows(ctx)).toEqual([{ name: 'BRAND_PRODUCT', value: 'Sundbro' }])
  const recorded = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'settings.changed'))
  expect(recorded).toMatchObject([
    { objectId: 'BRAND_PRODUCT', objectName: 'Name of the product', details: { before: 'Nordbro', after: 'Sundbro' } },
  ])
})

test('the default, or an empty field, deletes what was stored', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await send(admin, product('Sundbro', 'Nordbro'))
  await send(admin, product('', 'Sundbro'))
  expect(await readRows(ctx)).toEqual([])
  expect(await send(admin, product('', 'Nordbro'))).toEqual({ changed: [] })
})

test('of two who change one setting the second is refused and told who was first; nothing of it is stored', async ({
  ctx,
}) => {
  const [first, second] = [await asAdmin(ctx, 'first@nordbro.example'), await asAdmin(ctx)]
  await send(first, product('Sundbro', 'Nordbro'))
  const sent = { UNDO_SECONDS: '60', 'seen-UNDO_SECONDS': '30', ...product('Fjordbro', 'Nordbro') }
  await expect(send(second, sent)).rejects.toMatchObject({ reason: 'changed', by: 'first@nordbro.example' })
  expect(await readRows(ctx)).toContainEqual({ name: 'BRAND_PRODUCT', value: 'Sundbro' })
  // They now know what the first one saved, and keep their own.
  await send(second, { ...sent, 'seen-BRAND_PRODUCT': 'Sundbro' })
  expect(await readRows(ctx)).toContainEqual({ name: 'BRAND_PRODUCT', value: 'Fjordbro' })
})

test('of two who change different settings, or one to the same value, both are right', async ({ ctx }) => {
  const [first, second] = [await asAdmin(ctx), await asAdmin(ctx)]
  await send(first, product('Sundbro', 'Nordbro'))
  await send(second, { ...product('Nordbro', 'Nordbro'), UNDO_SECONDS: '60', 'seen-UNDO_SECONDS': '30' })
  expect(await send(second, product('Sundbro', 'Nordbro'))).toEqual({ changed: [] })
  expect(await readRows(ctx)).toHaveLength(2)
  expect(await readRows(ctx)).toContainEqual({ name: 'BRAND_PRODUCT', value: 'Sundbro' })
})

test('what the environment sets is never stored', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  expect(await send(admin, product('Sundbro', 'Bro'), { BRAND_PRODUCT: 'Bro' })).toEqual({ changed: [] })
  expect(await readRows(ctx)).toEqual([])
})

test.for([
  ['BRAND_EMAIL', 'nobody', 'It should be an email address, like hello@nordbro.example.'],
  ['BRAND_PHONE', '08 465', 'It should be like +46 8 465 004 00.'],
  ['BRAND_LINKEDIN', 'javascript:alert(1)', /^It should be like https:/],
  ['BRAND_LINKEDIN', 'https://evil.example/company/nordbro', /^It should be like https:/],
  ['BRAND_LINKEDIN', 'https://linkedin.com.evil.example', /^It should be like https:/],
  ['BRAND_PRODUCT', 'a'.repeat(201), 'It should have 200 characters at most.'],
  ['BRAND_PRODUCT', 'two\nlines', /^It should be a text of one line/],
  ['CHAT', 'loud', 'It should be canned or inbox.'],
  ['UNDO_SECONDS', '301', 'It should be a number of seconds from 1 to 300.'],
  ['UNDO_SECONDS', '1e2', 'It should be a number of seconds from 1 to 300.'],
  ['UNDO_SECONDS', '0x10', 'It should be a number of seconds from 1 to 300.'],
  ['DIGEST_HOUR', '1e1', 'It should be an hour from 0 to 23.'],
  ['DIGEST_HOUR', '24', 'It should be an hour from 0 to 23.'],
] as const)('%s is checked by the rule of its variable: %s', ([name, value, message]) => {
  const issue = settingsInput.safeParse({ [name]: value }).error?.issues[0]
  expect(issue?.path).toEqual([name])
  expect(issue?.message).toMatch(message)
})

test.for(['https://linkedin.com/in/ada', 'https://www.linkedin.com/company/nordbro', 'https://se.linkedin.com/in/ada'])(
  '%s is on LinkedIn',
  (BRAND_LINKEDIN) => {
    expect(settingsInput.safeParse({ BRAND_LINKEDIN }).success).toBe(true)
  },
)

test('only admins change settings', async ({ ctx }) => {
  await expect(send(await asMember(ctx), product('Sundbro', 'Nordbro'))).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(send(ctx, product('Sundbro', 'Nordbro'))).rejects.toMatchObject({ kind: 'forbidden' })
})
