import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { findSession, startSession } from '~/auth/sessions.server'
import { auditLog } from '~/db/schema/audit-log'
import { securityEvents } from '~/db/schema/security-events'
import { sessions, userAccessLevels } from '~/db/schema/users'
import type { AdminRole } from '~/lib/admin-roles'
import type { Ctx } from '~/web/ctx.server'
import { asMember, newSession } from '../../../test/members'
import { test } from '../../../test/test'
import { endView, startView } from './commands.server'
import { minutesLeft, viewMs } from './model'

const asHospital = { role: 'hospital', level: 'premium', locale: 'sv', theme: 'light' } as const

/** An admin with a session of one browser. */
async function signedIn(base: Ctx, adminRole: AdminRole = 'owner') {
  const admin = await asMember(base, { adminRole })
  const { token } = await startSession(base, { ...newSession(admin.actor.userId), isAdmin: true })
  const find = (now = base.now) => findSession({ ...base, now }, token)
  const session = await find()
  return { ctx: { ...admin, session: { id: session?.id ?? '', provenAt: base.now } }, find }
}

const kinds = async (ctx: Ctx) => (await ctx.db.select().from(securityEvents)).map(({ kind }) => kind)

test('the session is shown the pages as the role and level, and is no admin meanwhile', async ({ ctx: base }) => {
  const { ctx, find } = await signedIn(base)
  await startView(ctx, asHospital)
  const session = await find()
  const { userId } = ctx.actor
  expect(session?.member).toMatchObject({ userId, role: 'hospital', level: 'premium', adminRole: null })
  expect(session?.view).toMatchObject({ locale: 'sv', theme: 'light' })
  // The shorter times of an admin's session stay.
  expect(session?.isAdmin).toBe(true)
  expect(await kinds(ctx)).toContain('view.started')
  expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: 'view.started', details: asHospital }])
})

test('it ends by itself after 15 minutes', async ({ ctx: base }) => {
  const { ctx, find } = await signedIn(base)
  await startView(ctx, asHospital)
  const end = ctx.now.getTime() + viewMs
  expect((await find(new Date(end - 1)))?.view).toBeDefined()
  const after = await find(new Date(end))
  expect(after?.view).toBeUndefined()
  expect(after?.member).toMatchObject({ role: 'supplier', adminRole: 'owner' })
})

test('ended in two tabs, it is recorded once', async ({ ctx: base }) => {
  const { ctx, find } = await signedIn(base)
  await startView(ctx, asHospital)
  await endView(ctx)
  await endView(ctx)
  expect((await find())?.member).toMatchObject({ adminRole: 'owner' })
  expect((await kinds(ctx)).filter((kind) => kind === 'view.ended')).toHaveLength(1)
})

test('only this session changes, and only while its owner may view', async ({ ctx: base }) => {
  const { ctx, find } = await signedIn(base)
  const { token } = await startSession(base, { ...newSession(ctx.actor.userId), isAdmin: true })
  await startView(ctx, asHospital)
  expect((await findSession(base, token))?.view).toBeUndefined()
  const isOwn = eq(userAccessLevels.userId, ctx.actor.userId)
  await ctx.db.update(userAccessLevels).set({ adminRole: 'reader' }).where(isOwn)
  const session = await find()
  expect(session?.view).toBeUndefined()
  expect(session?.member).toMatchObject({ adminRole: 'reader' })
})

test('readers and members view as nobody, and nobody in the session of someone else', async ({ ctx: base }) => {
  for (const actor of [await asMember(base), (await signedIn(base, 'reader')).ctx]) {
    await expect(startView(actor, asHospital)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  const { ctx } = await signedIn(base)
  const other = await signedIn(base, 'editor')
  const foreign = { ...ctx, session: other.ctx.session }
  await expect(startView(foreign, asHospital)).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await other.find())?.view).toBeUndefined()
})

test('the database refuses half of a view', async ({ ctx: base }) => {
  const { ctx } = await signedIn(base)
  const half = ctx.db.update(sessions).set({ viewRole: 'hospital' }).where(eq(sessions.id, ctx.session.id))
  await expect(half).rejects.toThrow()
})

test('the minutes that are left are counted up, and never none', () => {
  const until = new Date('2026-11-18T12:15:00Z')
  const at = (time: string) => minutesLeft(until, new Date(`2026-11-18T${time}Z`))
  expect([at('12:00:00'), at('12:00:01'), at('12:14:30'), at('12:16:00')]).toEqual([15, 15, 1, 1])
})
