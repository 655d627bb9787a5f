import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findSession, startSession } from '~/auth/sessions.server'
import { invitations } from '~/db/schema/invitations'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { accountLinks, users } from '~/db/schema/users'
import { passwordResetRequested } from '~/features/accounts/jobs.server'
import { maxBulk } from '~/features/admin/model'
import { addApp } from '../../../test/factors'
import { asMember, newSession, provenSession } from '../../../test/members'
import { queued, test } from '../../../test/test'
import { accessOf, addUser, auditRows, setUpAdmin } from '../../../test/users'
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
import { getUser } from './queries.server'

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
