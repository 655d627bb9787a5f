import { expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import { recordAction } from './commands.server'
import { activityFilter, listActionNames, listActivity } from './queries.server'
import { actionLabel, detailLabel, detailText } from './ui/labels'

async function asMember(ctx: Ctx, email = 'admin@nordbro.example', isAdmin = true) {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  const actor: Member = {
    userId: user?.id ?? '',
    email,
    role: 'supplier',
    level: 'entry',
    adminRole: isAdmin ? 'owner' : null,
  }
  return { ...ctx, actor }
}

const at = <Any extends Ctx>(ctx: Any, minute: number): Any => ({
  ...ctx,
  now: new Date(Date.UTC(2026, 10, 1, 0, minute)),
})

const list = async (ctx: Ctx, search = '') => {
  const { rows, ...rest } = await listActivity(ctx, activityFilter(new URLSearchParams(search)))
  return { ...rest, names: rows.map(({ objectName }) => objectName) }
}

test('actions are listed latest first, with the admin’s address and the details', async ({ ctx }) => {
  const admin = await asMember(ctx)
  await recordAction(at(admin, 0), { action: 'access-request.approved', id: 'a', name: 'Kari' })
  await recordAction(at(admin, 1), { action: 'mail.retried', id: 'b', name: 'Lind', details: { subject: 'Hello' } })
  const { rows, total, page } = await listActivity(admin, activityFilter(new URLSearchParams()))
  expect({ total, page }).toEqual({ total: 2, page: 1 })
  expect(rows).toMatchObject([
    { actorEmail: 'admin@nordbro.example', action: 'mail.retried', objectName: 'Lind', details: { subject: 'Hello' } },
    { action: 'access-request.approved', objectName: 'Kari', details: {}, createdAt: at(admin, 0).now },
  ])
  expect(await listActionNames(admin)).toEqual(['access-request.approved', 'mail.retried'])
})

test('the log keeps the admin’s address when the account is deleted', async ({ ctx }) => {
  const gone = await asMember(ctx, 'gone@nordbro.example')
  await recordAction(gone, { action: 'mail.retried', id: 'a', name: 'Kari' })
  await ctx.db.delete(users)
  const { rows } = await listActivity(gone, activityFilter(new URLSearchParams()))
  expect(rows).toMatchObject([{ actorEmail: 'gone@nordbro.example' }])
})

test('the log is filtered by admin, action and object', async ({ ctx }) => {
  const [one, two] = [await asMember(ctx, 'one@nordbro.example'), await asMember(ctx, 'two@nordbro.example')]
  await recordAction(at(one, 0), { action: 'mail.retried', id: 'id-1', name: 'kari@sykehus.example' })
  await recordAction(at(two, 1), { action: 'access-request.approved', id: 'id-2', name: 'Kari <kari@sykehus.example>' })
  await recordAction(at(two, 2), { action: 'mail.retried', id: 'id-3', name: 'a_b%@devices.example' })
  const names = async (search: string) => (await list(one, search)).names
  expect(await names('actor=ONE')).toEqual(['kari@sykehus.example'])
  expect(await names('action=mail.retried')).toEqual(['a_b%@devices.example', 'kari@sykehus.example'])
  expect(await names('action=mail')).toEqual([])
  expect(await names('object=+KARI@')).toEqual(['Kari <kari@sykehus.example>', 'kari@sykehus.example'])
  expect(await names('object=id-1')).toEqual(['kari@sykehus.example'])
  expect(await names('object=_b%25')).toEqual(['a_b%@devices.example'])
  expect(await names('actor=two&action=mail.retried&object=%00devices')).toEqual(['a_b%@devices.example'])
  expect(await names("object='+or+true+--")).toEqual([])
})

test('a page has fifty rows, and each row is on exactly one page', async ({ ctx }) => {
  const admin = await asMember(ctx)
  // All with one timestamp, as when many are decided at once: their order must still be stable.
  const rows = Array.from({ length: 101 }, (_, n) => ({
    actorEmail: admin.actor.email,
    action: 'access-request.rejected',
    objectId: String(n),
    objectName: `Request ${n}`,
    createdAt: ctx.now,
  }))
  await ctx.db.insert(auditLog).values(rows)
  const pages = await Promise.all(['', 'page=2', 'page=3'].map((search) => list(admin, search)))
  expect(pages.map(({ names }) => names.length)).toEqual([50, 50, 1])
  expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(101)
  expect(await list(admin, 'page=4')).toMatchObject({ page: 3, total: 101 })
})

test('members and visitors can’t read the log', async ({ ctx }) => {
  const refused = { kind: 'forbidden', message: 'activity.list' }
  for (const forbiddenCtx of [ctx, await asMember(ctx, 'member@devices.example', false)]) {
    await expect(list(forbiddenCtx)).rejects.toMatchObject(refused)
    await expect(listActionNames(forbiddenCtx)).rejects.toMatchObject(refused)
  }
})

test('an action without a label is shown by its name', () => {
  expect(actionLabel('mail.retried')).toBe('Queued a failed email again')
  for (const unknown of ['moon.landed', 'constructor', '__proto__']) expect(actionLabel(unknown)).toBe(unknown)
})

test('details are words, also the names of fields that were changed', () => {
  expect(['dueOn', 'ownerId', 'from', 'needsAcceptance'].map(detailLabel)).toEqual([
    'Due on',
    'Owner',
    'From',
    'Needs acceptance',
  ])
  expect(detailText('fields', ['title', 'ownerId'])).toBe('Title, Owner')
  expect(detailText('dueOn', '2026-12-01')).toBe('2026-12-01')
  expect(detailText('users', ['kari@example.com', 'lars@example.com'])).toBe('kari@example.com, lars@example.com')
  expect(detailText('moved', 3)).toBe('3')
})
