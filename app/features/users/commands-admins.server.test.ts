import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findSession, startSession } from '~/auth/sessions.server'
import { auditLog } from '~/db/schema/audit-log'
import { erasures } from '~/db/schema/personal-data'
import { securityEvents } from '~/db/schema/security-events'
import { users } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import { securityNotice } from '~/features/security-notices/jobs.server'
import { newSession, provenSession } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { accessOf, addUser, auditRows, setUpAdmin } from '../../../test/users'
import {
  changeAdminRole,
  changeLevel,
  changeRole,
  demoteUser,
  promoteUser,
  removeFactors,
  removeUser,
} from './commands.server'
import { getUserStats } from './queries.server'

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
