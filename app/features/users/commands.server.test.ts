import { asc, eq } from 'drizzle-orm'
import { describe, expect, test as plain } from 'vitest'
import { findSession, startSession } from '~/auth/sessions.server'
import { auditLog } from '~/db/schema/audit-log'
import { invitations } from '~/db/schema/invitations'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { erasures } from '~/db/schema/personal-data'
import { securityEvents } from '~/db/schema/security-events'
import { accountLinks, userAccessLevels, users } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import { passwordResetRequested } from '~/features/accounts/jobs.server'
import { maxBulk } from '~/features/admin/model'
import { securityNotice } from '~/features/security-notices/jobs.server'
import type { AdminRole } from '~/lib/admin-roles'
import type { Ctx } from '~/web/ctx.server'
import { addApp } from '../../../test/factors'
import { asMember, newSession, provenSession } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import {
  changeAdminRole,
  changeLevel,
  changeRole,
  demoteUser,
  promoteUser,
  removeFactors,
  removeUser,
  sendReset,
  signOutUser,
} from './commands.server'
import type { UserForm, UserFormName } from './model'
import { getUser, getUserStats } from './queries.server'
import { userNotice } from './ui/labels'

async function addUser(ctx: Ctx, adminRole: AdminRole | null = null) {
  const email = `${crypto.randomUUID()}@nordbro.example`
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'sv' }).returning()
  const userId = user?.id ?? ''
  await ctx.db.insert(userAccessLevels).values({ userId, role: 'supplier', adminRole })
  return { userId, email, role: 'supplier', level: 'entry', adminRole } as const
}

/** A ctx with an admin as actor, and a member to act on. */
async function setUpAdmin(baseCtx: Ctx) {
  const actor = await addUser(baseCtx, 'owner')
  return { ctx: { ...baseCtx, actor, ...provenSession(baseCtx) }, actor, member: await addUser(baseCtx) }
}

const accessOf = async ({ db }: Ctx, { userId }: { userId: string }) => {
  const [access] = await db.select().from(userAccessLevels).where(eq(userAccessLevels.userId, userId))
  return access
}

const auditRows = ({ db }: Ctx) =>
  db
    .select({
      actor: auditLog.actorEmail,
      action: auditLog.action,
      object: auditLog.objectName,
      details: auditLog.details,
    })
    .from(auditLog)
    .orderBy(asc(auditLog.objectName))

describe('role and level', () => {
  test('are changed, with one row in the audit log', async ({ ctx: baseCtx }) => {
    const { ctx, actor, member } = await setUpAdmin(baseCtx)
    expect(await changeRole(ctx, { user: [member.userId], role: 'embassy' })).toEqual({ count: 1 })
    expect(await accessOf(ctx, member)).toMatchObject({ role: 'embassy', accessLevel: 'entry' })
    expect(await auditRows(ctx)).toEqual([
      {
        actor: actor.email,
        action: 'user.role-changed',
        object: member.email,
        details: { from: 'supplier', to: 'embassy' },
      },
    ])
  })

  test('of several users are changed at once, with an audit row for each changed user', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const others = [await addUser(ctx), await addUser(ctx)]
    await changeLevel(ctx, { user: [member.userId], level: 'premium' })
    const all = [member, ...others]
    expect(await changeLevel(ctx, { user: all.map(({ userId }) => userId), level: 'premium' })).toEqual({ count: 3 })
    for (const user of all) expect(await accessOf(ctx, user)).toMatchObject({ accessLevel: 'premium' })
    expect((await auditRows(ctx)).map(({ object }) => object)).toEqual(all.map(({ email }) => email).sort())
  })

  test('a level of one’s own gives way to that of the organisation again', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const [organisation] = await ctx.db
      .insert(organisations)
      .values({ name: 'Region Norrmark', kind: 'hospital', level: 'builder' })
      .returning()
    await ctx.db.insert(organisationMembers).values({ userId: member.userId, organisationId: organisation?.id ?? '' })
    const user = [member.userId]
    await changeLevel(ctx, { user, level: 'premium' })
    expect(await getUser(ctx, member.userId)).toMatchObject({
      ...{ level: 'premium', hasOwnLevel: true },
      organisation: { name: 'Region Norrmark', level: 'builder' },
    })
    await changeLevel(ctx, { user, level: 'inherited' })
    expect(await accessOf(ctx, member)).toMatchObject({ accessLevel: 'builder', hasOwnLevel: false })
    await ctx.db.delete(organisationMembers)
    await changeLevel(ctx, { user, level: 'builder' })
    await changeLevel(ctx, { user, level: 'inherited' })
    expect(await accessOf(ctx, member)).toMatchObject({ accessLevel: 'entry', hasOwnLevel: false })
  })

  test('a second click changes and logs nothing more; a removed user is refused as gone', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    await changeLevel(ctx, { user: [member.userId], level: 'builder' })
    await changeLevel(ctx, { user: [member.userId], level: 'builder' })
    expect(await auditRows(ctx)).toHaveLength(1)
    await expect(changeRole(ctx, { user: [crypto.randomUUID()], role: 'hospital' })).rejects.toThrow('gone')
  })

  test('apply at once to existing sessions', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const { token } = await startSession(ctx, newSession(member.userId))
    await changeRole(ctx, { user: [member.userId], role: 'hospital' })
    expect((await findSession(ctx, token))?.member.role).toBe('hospital')
  })
})

describe('everyone who matches a filter', () => {
  const match = (query: string) => ({ user: [], match: new URLSearchParams(query) })

  test('is changed at once, found by name too', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const others = [await addUser(ctx), await addUser(ctx)]
    for (const { userId } of others) await ctx.db.update(users).set({ name: 'Åsa Öberg' }).where(eq(users.id, userId))
    expect(await changeLevel(ctx, { ...match('q=ÖBERG'), expected: 2, level: 'premium' })).toEqual({ count: 2 })
    for (const user of others) expect(await accessOf(ctx, user)).toMatchObject({ accessLevel: 'premium' })
    expect(await accessOf(ctx, member)).toMatchObject({ accessLevel: 'entry' })
    expect(await auditRows(ctx)).toHaveLength(2)
  })

  test('is not changed when more match than were counted, or too many', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const role = 'embassy'
    await expect(changeRole(ctx, { ...match('role=supplier'), expected: 1, role })).rejects.toThrow('list-changed')
    await expect(changeRole(ctx, { ...match(''), role })).rejects.toThrow('list-changed')
    expect(await accessOf(ctx, member)).toMatchObject({ role: 'supplier' })
    for (let index = 0; index < maxBulk; index += 1) await addUser(ctx)
    await expect(changeRole(ctx, { ...match(''), expected: 9999, role })).rejects.toThrow('too-many')
    expect(await auditRows(ctx)).toEqual([])
  })
})

describe('admins', () => {
  test('are promoted and demoted, with an audit row each, and counted at once', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const user = member.userId
    await promoteUser(ctx, { user, adminRole: 'editor' })
    await promoteUser(ctx, { user, adminRole: 'editor' })
    expect((await getUserStats(ctx)).admins).toBe(2)
    await demoteUser(ctx, { user })
    await demoteUser(ctx, { user })
    expect((await getUserStats(ctx)).admins).toBe(1)
    expect((await auditRows(ctx)).map(({ action }) => action).sort()).toEqual(['user.demoted', 'user.promoted'])
  })

  test('get the digest at the hour of the settings when promoted, unless they have an hour of their own', async ({
    ctx: baseCtx,
  }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const own = await addUser(ctx)
    await ctx.db.insert(userPreferences).values({ userId: own.userId, digestHour: 17 })
    for (const { userId } of [member, own])
      await promoteUser({ ...ctx, digestHour: 8 }, { user: userId, adminRole: 'editor' })
    const hourOf = async ({ userId }: { userId: string }) => {
      const [row] = await ctx.db.select().from(userPreferences).where(eq(userPreferences.userId, userId))
      return row?.digestHour ?? null
    }
    expect([await hourOf(member), await hourOf(own)]).toEqual([8, 17])
    const later = await addUser(ctx)
    await promoteUser(ctx, { user: later.userId, adminRole: 'editor' })
    expect(await hourOf(later)).toBeNull()
  })

  test('lose their sessions when demoted', async ({ ctx: baseCtx }) => {
    const { ctx } = await setUpAdmin(baseCtx)
    const other = await addUser(ctx, 'owner')
    const { token } = await startSession(ctx, newSession(other.userId))
    await demoteUser(ctx, { user: other.userId })
    expect(await findSession(ctx, token)).toBeUndefined()
  })

  test('the last owner can’t be demoted or get another role, whoever else is an admin', async ({ ctx: baseCtx }) => {
    const { ctx, actor } = await setUpAdmin(baseCtx)
    await addUser(ctx, 'editor')
    await expect(demoteUser(ctx, { user: actor.userId })).rejects.toThrow('last-owner')
    await expect(changeAdminRole(ctx, { user: actor.userId, adminRole: 'reader' })).rejects.toThrow('last-owner')
    expect(await accessOf(ctx, actor)).toMatchObject({ adminRole: 'owner' })
    expect(await auditRows(ctx)).toEqual([])
  })

  test('an owner who will be erased is not the one who stays', async ({ ctx: baseCtx }) => {
    const { ctx, actor } = await setUpAdmin(baseCtx)
    const leaving = await addUser(ctx, 'owner')
    const erasure = { email: leaving.email, requestedBy: 'person', locale: 'en', dueAt: ctx.now } as const
    await ctx.db.insert(erasures).values(erasure)
    await expect(demoteUser(ctx, { user: actor.userId })).rejects.toThrow('last-owner')
    await demoteUser(ctx, { user: leaving.userId })
  })

  test('are changed by owners only, also their role and level as members', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const manager = { ...ctx, actor: await addUser(ctx, 'member_manager') }
    const user = [member.userId, manager.actor.userId]
    await expect(changeLevel(manager, { user, level: 'premium' })).rejects.toThrow('only-owners')
    await expect(changeRole(manager, { user, role: 'embassy' })).rejects.toThrow('only-owners')
    const promote = promoteUser(ctx, { user: manager.actor.userId, adminRole: 'owner' })
    await expect(promote).rejects.toThrow('is-admin')
  })

  test('of two owners who demote each other at once, one stays owner', async ({ database, jobs }) => {
    const committed = committing(database, jobs)
    const baseCtx = { ...committed, ...provenSession(committed) }
    const [one, two] = [await addUser(baseCtx, 'owner'), await addUser(baseCtx, 'owner')]
    const tries = await Promise.allSettled([
      demoteUser({ ...baseCtx, actor: one }, { user: two.userId }),
      demoteUser({ ...baseCtx, actor: two }, { user: one.userId }),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = [await accessOf(baseCtx, one), await accessOf(baseCtx, two)].filter((access) => access?.adminRole)
    expect(left).toHaveLength(1)
    expect(await auditRows(baseCtx)).toHaveLength(1)
    await baseCtx.db.delete(auditLog)
    await baseCtx.db.delete(users)
  })

  test('get another role, with an audit row, a notice and an event that name both', async ({ ctx: baseCtx }) => {
    const { ctx } = await setUpAdmin(baseCtx)
    const { userId: user, email } = await addUser(ctx, 'editor')
    await changeAdminRole(ctx, { user, adminRole: 'reader' })
    await changeAdminRole(ctx, { user, adminRole: 'reader' })
    const details = { from: 'editor', to: 'reader' }
    expect(await auditRows(ctx)).toMatchObject([{ action: 'user.admin-role-changed', object: email, details }])
    expect(await queued(ctx, securityNotice)).toMatchObject([{ userId: user, what: 'admin-role-changed' }])
    const events = await ctx.db.select().from(securityEvents)
    expect(events).toMatchObject([{ kind: 'user.admin-role-changed', userId: user, details }])
  })

  test('a member has no admin role to change', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const change = changeAdminRole(ctx, { user: member.userId, adminRole: 'reader' })
    await expect(change).rejects.toThrow('not-admin')
  })

  test('are changed by owners only: a member manager neither makes nor removes one', async ({ ctx: baseCtx }) => {
    const { member } = await setUpAdmin(baseCtx)
    const [manager, editor] = [await addUser(baseCtx, 'member_manager'), await addUser(baseCtx, 'editor')]
    const ctx = { ...baseCtx, actor: manager, ...provenSession(baseCtx) }
    const forbidden = { kind: 'forbidden' }
    await expect(promoteUser(ctx, { user: member.userId, adminRole: 'reader' })).rejects.toMatchObject(forbidden)
    await expect(changeAdminRole(ctx, { user: manager.userId, adminRole: 'owner' })).rejects.toMatchObject(forbidden)
    await expect(demoteUser(ctx, { user: editor.userId })).rejects.toMatchObject(forbidden)
    await expect(removeUser(ctx, { user: editor.userId })).rejects.toThrow('only-owners')
    await expect(removeFactors(ctx, { user: editor.userId })).rejects.toThrow('only-owners')
    await removeUser(ctx, { user: member.userId })
    expect(await accessOf(ctx, editor)).toMatchObject({ adminRole: 'editor' })
  })

  test('of two owners who make each other readers at once, one stays owner', async ({ database, jobs }) => {
    const committed = committing(database, jobs)
    const baseCtx = { ...committed, ...provenSession(committed) }
    const [one, two] = [await addUser(baseCtx, 'owner'), await addUser(baseCtx, 'owner')]
    const tries = await Promise.allSettled([
      changeAdminRole({ ...baseCtx, actor: one }, { user: two.userId, adminRole: 'reader' }),
      changeAdminRole({ ...baseCtx, actor: two }, { user: one.userId, adminRole: 'reader' }),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const roles = [await accessOf(baseCtx, one), await accessOf(baseCtx, two)].map((access) => access?.adminRole)
    expect(roles.sort()).toEqual(['owner', 'reader'])
    await baseCtx.db.delete(auditLog)
    await baseCtx.db.delete(users)
  })

  test('of the last two owners who demote themselves at once, one stays owner', async ({ database, jobs }) => {
    const committed = committing(database, jobs)
    const baseCtx = { ...committed, ...provenSession(committed) }
    const both = [await addUser(baseCtx, 'owner'), await addUser(baseCtx, 'owner')]
    const tries = await Promise.allSettled(
      both.map((actor) => demoteUser({ ...baseCtx, actor }, { user: actor.userId })),
    )
    expect(tries.map((tried) => (tried.status === 'rejected' ? tried.reason.message : 'done')).sort()).toEqual([
      'done',
      'last-owner',
    ])
    await baseCtx.db.delete(auditLog)
    await baseCtx.db.delete(users)
  })
})

describe('removal', () => {
  test('deletes the account and its sessions, ends its links, and adds one audit row', async ({ ctx: baseCtx }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    const { token } = await startSession(ctx, newSession(member.userId))
    const link = { email: member.email, locale: 'en', expiresAt: ctx.now } as const
    await ctx.db.insert(accountLinks).values({ hash: 'h', purpose: 'reset', ...link })
    await ctx.db.insert(invitations).values({ role: 'supplier', ...link })
    await removeUser(ctx, { user: member.userId })
    await expect(removeUser(ctx, { user: member.userId })).rejects.toThrow('gone')
    expect(await findSession(ctx, token)).toBeUndefined()
    expect(await ctx.db.select().from(users).where(eq(users.id, member.userId))).toEqual([])
    expect((await ctx.db.select().from(accountLinks))[0]?.replacedAt).toEqual(ctx.now)
    expect(await ctx.db.select().from(invitations)).toEqual([])
    expect(await auditRows(ctx)).toMatchObject([{ action: 'user.removed', object: member.email }])
  })

  test('is refused for oneself, allowed for another admin', async ({ ctx: baseCtx }) => {
    const { ctx, actor } = await setUpAdmin(baseCtx)
    await expect(removeUser(ctx, { user: actor.userId })).rejects.toThrow('self')
    const other = await addUser(ctx, 'owner')
    await removeUser(ctx, { user: other.userId })
    expect(await accessOf(ctx, other)).toBeUndefined()
    expect(await accessOf(ctx, actor)).toMatchObject({ adminRole: 'owner' })
  })
})

describe('mails', () => {
  test('a reset is mailed to the user in their language; a second click sends no second mail', async ({
    ctx: baseCtx,
  }) => {
    const { ctx, member } = await setUpAdmin(baseCtx)
    for (let click = 0; click < 2; click += 1) {
      expect(await sendReset(ctx, { user: member.userId })).toEqual({ email: member.email })
    }
    expect(await queued(ctx, passwordResetRequested)).toMatchObject([{ email: member.email, locale: 'sv' }])
    expect(await auditRows(ctx)).toMatchObject([{ action: 'user.reset-sent', object: member.email }])
    await sendReset({ ...ctx, now: new Date(ctx.now.getTime() + 61_000) }, { user: member.userId })
    expect(await queued(ctx, passwordResetRequested)).toHaveLength(2)
  })
})

test('someone is signed out everywhere, recorded once, and keeps the account; admins only by owners', async ({
  ctx: baseCtx,
}) => {
  const { ctx, actor, member } = await setUpAdmin(baseCtx)
  const { token } = await startSession(baseCtx, newSession(member.userId))
  await startSession(baseCtx, newSession(member.userId))
  await signOutUser(ctx, { user: member.userId })
  await signOutUser(ctx, { user: member.userId })
  expect(await findSession(baseCtx, token)).toBeUndefined()
  expect(await auditRows(ctx)).toMatchObject([
    { action: 'user.signed-out', object: member.email, details: { sessions: 2 } },
  ])
  await expect(signOutUser(ctx, { user: actor.userId })).rejects.toThrow('own-sessions')
  const manager = await asMember(baseCtx, { adminRole: 'member_manager' })
  await expect(signOutUser(manager, { user: actor.userId })).rejects.toThrow('only-owners')
})

describe('a lost factor', () => {
  test('is removed with the sessions of its owner, once, and recorded', async ({ ctx: baseCtx }) => {
    const { ctx, actor, member } = await setUpAdmin(baseCtx)
    const { token } = await startSession(baseCtx, newSession(member.userId))
    expect(await removeFactors(ctx, { user: member.userId })).toEqual({ email: member.email })
    expect(await auditRows(ctx)).toEqual([])
    await addApp({ ...ctx, actor: member })
    await removeFactors(ctx, { user: member.userId })
    await removeFactors(ctx, { user: member.userId })
    expect(await auditRows(ctx)).toMatchObject([{ action: 'user.factors-removed', object: member.email }])
    expect(await findSession(baseCtx, token)).toBeUndefined()
    await expect(removeFactors(ctx, { user: actor.userId })).rejects.toThrow('own-factors')
  })
})

test('what gives or takes access needs a fresh proof', async ({ ctx: baseCtx }) => {
  const { ctx, member } = await setUpAdmin(baseCtx)
  const stale = { ...ctx, now: new Date(ctx.now.getTime() + 600_000) }
  for (const command of [promoteUser, changeAdminRole, demoteUser, removeUser, removeFactors]) {
    await expect(command(stale, { user: member.userId, adminRole: 'editor' })).rejects.toMatchObject({
      kind: 'proof-needed',
    })
  }
  await sendReset(stale, { user: member.userId })
})

test('visitors, members and an admin demoted a moment ago change nothing', async ({ ctx: baseCtx }) => {
  const { actor, member } = await setUpAdmin(baseCtx)
  const user = actor.userId
  for (const stranger of [null, member, { ...member, adminRole: 'owner' as const }]) {
    const ctx = { ...baseCtx, actor: stranger, ...provenSession(baseCtx) }
    const tries = [
      () => changeRole(ctx, { user: [user], role: 'hospital' }),
      () => changeLevel(ctx, { user: [user], level: 'premium' }),
      () => promoteUser(ctx, { user: member.userId, adminRole: 'editor' }),
      () => changeAdminRole(ctx, { user, adminRole: 'reader' }),
      () => demoteUser(ctx, { user }),
      () => removeUser(ctx, { user }),
      () => sendReset(ctx, { user }),
      () => removeFactors(ctx, { user }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' })
  }
  expect(await accessOf(baseCtx, actor)).toMatchObject({ role: 'supplier', accessLevel: 'entry', adminRole: 'owner' })
  expect(await auditRows(baseCtx)).toEqual([])
  expect(await queued(baseCtx, passwordResetRequested)).toEqual([])
})

const done = (form: UserFormName, data: UserForm['data'] = {}) => ({ form, state: 'done', data }) as const
const failed = (form: UserFormName) => ({ form, state: 'failed', failure: 'failed', values: {} }) as const

plain('each result has the specified notice', () => {
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
  expect(userNotice({ form: 'demote', state: 'refused', reason: 'last-owner', values: {} })).toMatchObject({
    text: 'This is the last owner. Make someone else an owner first.',
  })
})
