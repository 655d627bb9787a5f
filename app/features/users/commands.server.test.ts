import { asc, eq } from 'drizzle-orm'
import { describe, expect, test as plain } from 'vitest'
import { findSession, startSession } from '~/auth/sessions.server'
import { auditLog } from '~/db/schema/audit-log'
import { accountLinks, userAccessLevels, users } from '~/db/schema/users'
import { accountInvited, passwordResetRequested } from '~/features/accounts/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { newSession } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { changeLevel, changeRole, demoteUser, inviteUser, promoteUser, removeUser, sendReset } from './commands.server'
import type { UserForm, UserFormName } from './model'
import { getUserStats } from './queries.server'
import { userNotice } from './ui/labels'

async function someone(ctx: Ctx, isAdmin = false) {
  const email = `${crypto.randomUUID()}@nordbro.example`
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'sv' }).returning()
  const userId = user?.id ?? ''
  await ctx.db.insert(userAccessLevels).values({ userId, role: 'supplier', isAdmin })
  return { userId, email, role: 'supplier', level: 'entry', isAdmin } as const
}

/** The world as an admin has it, and someone to do things to. */
async function given(world: Ctx) {
  const actor = await someone(world, true)
  return { ctx: { ...world, actor }, actor, member: await someone(world) }
}

const accessOf = async ({ db }: Ctx, { userId }: { userId: string }) => {
  const [access] = await db.select().from(userAccessLevels).where(eq(userAccessLevels.userId, userId))
  return access
}

const logged = ({ db }: Ctx) =>
  db
    .select({ who: auditLog.actorEmail, what: auditLog.action, whom: auditLog.objectName, details: auditLog.details })
    .from(auditLog)
    .orderBy(asc(auditLog.objectName))

describe('role and level', () => {
  test('change, with one row of the log', async ({ ctx: world }) => {
    const { ctx, actor, member } = await given(world)
    expect(await changeRole(ctx, { user: [member.userId], role: 'embassy' })).toEqual({ count: 1 })
    expect(await accessOf(ctx, member)).toMatchObject({ role: 'embassy', accessLevel: 'entry' })
    expect(await logged(ctx)).toEqual([
      { who: actor.email, what: 'user.role-changed', whom: member.email, details: { from: 'supplier', to: 'embassy' } },
    ])
  })

  test('of several change at once, with a row of the log for each whom it changes', async ({ ctx: world }) => {
    const { ctx, member } = await given(world)
    const others = [await someone(ctx), await someone(ctx)]
    await changeLevel(ctx, { user: [member.userId], level: 'premium' })
    const all = [member, ...others]
    expect(await changeLevel(ctx, { user: all.map(({ userId }) => userId), level: 'premium' })).toEqual({ count: 3 })
    for (const user of all) expect(await accessOf(ctx, user)).toMatchObject({ accessLevel: 'premium' })
    expect((await logged(ctx)).map(({ whom }) => whom)).toEqual(all.map(({ email }) => email).sort())
  })

  test('a second click changes and logs nothing more; someone who is gone is told', async ({ ctx: world }) => {
    const { ctx, member } = await given(world)
    await changeLevel(ctx, { user: [member.userId], level: 'builder' })
    await changeLevel(ctx, { user: [member.userId], level: 'builder' })
    expect(await logged(ctx)).toHaveLength(1)
    await expect(changeRole(ctx, { user: [crypto.randomUUID()], role: 'hospital' })).rejects.toThrow('gone')
  })

  test('hold at once for whoever is signed in', async ({ ctx: world }) => {
    const { ctx, member } = await given(world)
    const { token } = await startSession(ctx, newSession(member.userId))
    await changeRole(ctx, { user: [member.userId], role: 'hospital' })
    expect((await findSession(ctx, token))?.member.role).toBe('hospital')
  })
})

describe('admins', () => {
  test('are made and unmade, with a row of the log each, and counted at once', async ({ ctx: world }) => {
    const { ctx, member } = await given(world)
    const user = member.userId
    await promoteUser(ctx, { user })
    await promoteUser(ctx, { user })
    expect((await getUserStats(ctx)).admins).toBe(2)
    await demoteUser(ctx, { user })
    await demoteUser(ctx, { user })
    expect((await getUserStats(ctx)).admins).toBe(1)
    expect((await logged(ctx)).map(({ what }) => what).sort()).toEqual(['user.demoted', 'user.promoted'])
  })

  test('a demotion ends their sessions', async ({ ctx: world }) => {
    const { ctx } = await given(world)
    const other = await someone(ctx, true)
    const { token } = await startSession(ctx, newSession(other.userId))
    await demoteUser(ctx, { user: other.userId })
    expect(await findSession(ctx, token)).toBeUndefined()
  })

  test('the last one stays', async ({ ctx: world }) => {
    const { ctx, actor } = await given(world)
    await expect(demoteUser(ctx, { user: actor.userId })).rejects.toThrow('last-admin')
    expect(await accessOf(ctx, actor)).toMatchObject({ isAdmin: true })
    expect(await logged(ctx)).toEqual([])
  })

  test('two who demote each other at once: one does, and one stays', async ({ database, jobs }) => {
    const world = committing(database, jobs)
    const [one, two] = [await someone(world, true), await someone(world, true)]
    const tries = await Promise.allSettled([
      demoteUser({ ...world, actor: one }, { user: two.userId }),
      demoteUser({ ...world, actor: two }, { user: one.userId }),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = [await accessOf(world, one), await accessOf(world, two)].filter((access) => access?.isAdmin)
    expect(left).toHaveLength(1)
    expect(await logged(world)).toHaveLength(1)
    await world.db.delete(auditLog)
    await world.db.delete(users)
  })

  test('of two who give it up at once, one keeps it', async ({ database, jobs }) => {
    const world = committing(database, jobs)
    const both = [await someone(world, true), await someone(world, true)]
    const tries = await Promise.allSettled(both.map((actor) => demoteUser({ ...world, actor }, { user: actor.userId })))
    expect(tries.map((tried) => (tried.status === 'rejected' ? tried.reason.message : 'done')).sort()).toEqual([
      'done',
      'last-admin',
    ])
    await world.db.delete(auditLog)
    await world.db.delete(users)
  })
})

describe('removal', () => {
  test('ends the account, its sessions and its links, and leaves one row of the log', async ({ ctx: world }) => {
    const { ctx, member } = await given(world)
    const { token } = await startSession(ctx, newSession(member.userId))
    const link = { purpose: 'invite', email: member.email, locale: 'en', expiresAt: ctx.now } as const
    await ctx.db.insert(accountLinks).values({ hash: 'h', ...link })
    await removeUser(ctx, { user: member.userId })
    await removeUser(ctx, { user: member.userId })
    expect(await findSession(ctx, token)).toBeUndefined()
    expect(await ctx.db.select().from(users).where(eq(users.id, member.userId))).toEqual([])
    expect((await ctx.db.select().from(accountLinks))[0]?.replacedAt).toEqual(ctx.now)
    expect(await logged(ctx)).toMatchObject([{ what: 'user.removed', whom: member.email }])
  })

  test('is never of oneself; of another admin it is', async ({ ctx: world }) => {
    const { ctx, actor } = await given(world)
    await expect(removeUser(ctx, { user: actor.userId })).rejects.toThrow('self')
    const other = await someone(ctx, true)
    await removeUser(ctx, { user: other.userId })
    expect(await accessOf(ctx, other)).toBeUndefined()
    expect(await accessOf(ctx, actor)).toMatchObject({ isAdmin: true })
  })
})

describe('mails', () => {
  test('a reset goes to the user, in their language; a second click sends no second', async ({ ctx: world }) => {
    const { ctx, member } = await given(world)
    for (let click = 0; click < 2; click += 1) {
      expect(await sendReset(ctx, { user: member.userId })).toEqual({ email: member.email })
    }
    expect(await queued(ctx, passwordResetRequested)).toMatchObject([{ email: member.email, locale: 'sv' }])
    expect(await logged(ctx)).toMatchObject([{ what: 'user.reset-sent', whom: member.email }])
    await sendReset({ ...ctx, now: new Date(ctx.now.getTime() + 61_000) }, { user: member.userId })
    expect(await queued(ctx, passwordResetRequested)).toHaveLength(2)
  })

  test('an invitation goes out once, to whoever has no account and may have one', async ({ ctx: world }) => {
    const { ctx, member } = await given(world)
    const invitee = { email: 'kari@sykehus.example', name: 'Kari', role: 'hospital' } as const
    await inviteUser(ctx, invitee)
    await inviteUser(ctx, invitee)
    expect(await queued(ctx, accountInvited)).toMatchObject([{ ...invitee, locale: 'en' }])
    expect(await logged(ctx)).toMatchObject([{ what: 'user.invited', whom: invitee.email }])
    await expect(inviteUser(ctx, { ...invitee, email: member.email })).rejects.toThrow('known')
    const company = { ...ctx, signInPolicy: 'company' } as const
    await expect(inviteUser(company, { ...invitee, email: 'per@sykehus.example' })).rejects.toThrow('domain')
    await inviteUser(ctx, { ...invitee, email: 'ola@sykehus.example', locale: 'no' })
    expect(await queued(ctx, accountInvited)).toContainEqual(expect.objectContaining({ name: 'Kari', locale: 'no' }))
  })
})

test('visitors, members and whoever was an admin a moment ago change nothing', async ({ ctx: world }) => {
  const { actor, member } = await given(world)
  const user = actor.userId
  for (const stranger of [null, member, { ...member, isAdmin: true }]) {
    const ctx = { ...world, actor: stranger }
    const tries = [
      () => changeRole(ctx, { user: [user], role: 'hospital' }),
      () => changeLevel(ctx, { user: [user], level: 'premium' }),
      () => promoteUser(ctx, { user: member.userId }),
      () => demoteUser(ctx, { user }),
      () => removeUser(ctx, { user }),
      () => sendReset(ctx, { user }),
      () => inviteUser(ctx, { email: 'x@nordbro.example', name: '', role: 'supplier' }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' })
  }
  expect(await accessOf(world, actor)).toMatchObject({ role: 'supplier', accessLevel: 'entry', isAdmin: true })
  expect(await logged(world)).toEqual([])
  expect(await queued(world, passwordResetRequested)).toEqual([])
})

const done = (form: UserFormName, data: UserForm['data'] = {}) => ({ form, state: 'done', data }) as const
const failed = (form: UserFormName) => ({ form, state: 'failed', failure: 'failed', values: {} }) as const

plain('each outcome is told in the agreed words', () => {
  expect(userNotice(done('role'))).toEqual({
    tone: 'success',
    title: 'User Updated',
    text: 'User access level has been updated.',
  })
  expect(userNotice(done('promote'))).toMatchObject({
    title: 'User Promoted',
    text: 'User has been granted admin access.',
  })
  expect(userNotice(done('reset', { email: 'a@b.example' }))).toMatchObject({
    title: 'Password Reset Sent',
    text: 'Password reset email sent to a@b.example',
  })
  expect(userNotice(failed('reset'))).toEqual({ tone: 'danger', title: 'Failed to send password reset email' })
  expect(userNotice({ form: 'demote', state: 'refused', reason: 'last-admin', values: {} })).toMatchObject({
    text: 'This is the last admin. Promote someone else first.',
  })
})
