import { asc, eq, inArray } from 'drizzle-orm'
import { authorize, type Member } from '~/auth/permissions'
import { endSessions } from '~/auth/sessions.server'
import { accountLinks, registrations, userAccessLevels, users } from '~/db/schema/users'
import { invite, requestPasswordReset } from '~/features/accounts/commands.server'
import { canHaveAccount } from '~/features/accounts/model'
import { findUser, openLinkCondition } from '~/features/accounts/queries.server'
import { recordAction, wasRecordedWithinMinute } from '~/features/activity/commands.server'
import { AppError } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { Refusal } from './model'
import { forgetUserStats } from './queries.server'
import type { InviteInput, LevelInput, OneUserInput, RoleInput } from './schema'

type AdminCtx = Ctx & { actor: Member; admins: string[] }

const refused = (reason: Refusal) => new AppError('refused', reason)

export const changeRole = (ctx: Ctx, { user, role }: RoleInput) =>
  asAdmin(ctx, (ctx) => changeAccess(ctx, user, 'role', 'user.role-changed', role))

export const changeLevel = (ctx: Ctx, { user, level }: LevelInput) =>
  asAdmin(ctx, (ctx) => changeAccess(ctx, user, 'accessLevel', 'user.level-changed', level))

export const promoteUser = (ctx: Ctx, { user: id }: OneUserInput) =>
  asAdmin(ctx, async (ctx) => {
    const { email, isAdmin } = await lockUser(ctx, id)
    if (isAdmin) return { email }
    await ctx.db.update(userAccessLevels).set({ isAdmin: true }).where(eq(userAccessLevels.userId, id))
    await recordAction(ctx, { action: 'user.promoted', id, name: email })
    return { email }
  })

/** Ends their sessions: a page that is open as admin is then closed too. */
export const demoteUser = (ctx: Ctx, { user: id }: OneUserInput) =>
  asAdmin(ctx, async (ctx) => {
    const { email, isAdmin } = await lockUser(ctx, id)
    if (!isAdmin) return { email }
    if (ctx.admins.length === 1) throw refused('last-admin')
    await ctx.db.update(userAccessLevels).set({ isAdmin: false }).where(eq(userAccessLevels.userId, id))
    await endSessions(ctx, id)
    await recordAction(ctx, { action: 'user.demoted', id, name: email })
    return { email }
  })

/** Removes an account with its sessions and answers, and ends the links that would bring it back. */
export const removeUser = (ctx: Ctx, { user: id }: OneUserInput) =>
  asAdmin(ctx, async (ctx) => {
    if (id === ctx.actor.userId) throw refused('self')
    const [user] = await lockUsers(ctx, [id])
    // The second of two clicks finds nobody, and that is what was asked for.
    if (!user) return {}
    if (user.isAdmin && ctx.admins.length === 1) throw refused('last-admin')
    const { email, role, accessLevel, isAdmin } = user
    for (const purpose of ['invite', 'reset', 'confirm'] as const) {
      await ctx.db.update(accountLinks).set({ replacedAt: ctx.now }).where(openLinkCondition(purpose, email))
    }
    await ctx.db.delete(registrations).where(eq(registrations.email, email))
    await endSessions(ctx, id)
    await ctx.db.delete(users).where(eq(users.id, id))
    await recordAction(ctx, { action: 'user.removed', id, name: email, details: { role, accessLevel, isAdmin } })
    return { email }
  })

/** In the language of whoever gets the mail, not of the admin. */
export const sendReset = (ctx: Ctx, { user: id }: OneUserInput) =>
  asAdmin(ctx, async (ctx) => {
    const { email, locale } = await lockUser(ctx, id)
    if (await wasRecordedWithinMinute(ctx, 'user.reset-sent', id)) return { email }
    await requestPasswordReset({ ...ctx, locale }, { email })
    await recordAction(ctx, { action: 'user.reset-sent', id, name: email })
    return { email }
  })

export const inviteUser = (ctx: Ctx, { email, name = '', role, locale }: InviteInput) =>
  asAdmin(ctx, async (ctx) => {
    if (await findUser(ctx, email)) throw refused('known')
    if (!canHaveAccount(ctx.signInPolicy, ctx.brand.domain, email, 'invitation')) throw refused('domain')
    if (await wasRecordedWithinMinute(ctx, 'user.invited', email)) return { email }
    await invite(ctx, { email, name, role, locale: locale ?? ctx.locale })
    await recordAction(ctx, { action: 'user.invited', id: email, name: email, details: { name, role } })
    return { email }
  })

/**
 * Authorizes, and runs the work in a transaction that holds the rows of all admins: two who change users at once take
 * turns, and the second sees what the first did. So of two who demote each other one stays, and two clicks do one thing.
 */
async function asAdmin<Result>(ctx: Ctx, work: (ctx: AdminCtx) => Promise<Result>): Promise<Result> {
  const { actor } = ctx
  authorize(actor, 'user.change')
  const result = await inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .select({ id: userAccessLevels.userId })
      .from(userAccessLevels)
      .where(eq(userAccessLevels.isAdmin, true))
      .orderBy(asc(userAccessLevels.userId))
      .for('update')
    const admins = rows.map(({ id }) => id)
    // Whoever was demoted while waiting is no admin any more.
    authorize({ ...actor, isAdmin: admins.includes(actor.userId) }, 'user.change')
    return work({ ...ctx, actor, admins })
  })
  forgetUserStats(ctx)
  return result
}

const lockUsers = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select({
      id: users.id,
      email: users.email,
      locale: users.locale,
      role: userAccessLevels.role,
      accessLevel: userAccessLevels.accessLevel,
      isAdmin: userAccessLevels.isAdmin,
    })
    .from(userAccessLevels)
    .innerJoin(users, eq(users.id, userAccessLevels.userId))
    .where(inArray(userAccessLevels.userId, ids))
    .orderBy(asc(userAccessLevels.userId))
    .for('update', { of: userAccessLevels })

async function lockUser(ctx: Ctx, id: string) {
  const [user] = await lockUsers(ctx, [id])
  if (!user) throw refused('gone')
  return user
}

type Field = 'role' | 'accessLevel'

/** One row of the log for each whom it changes; who has it already is left alone. */
async function changeAccess(ctx: AdminCtx, ids: string[], field: Field, action: string, to: string) {
  const found = await lockUsers(ctx, ids)
  if (found.length === 0) throw refused('gone')
  const others = found.filter((user) => user[field] !== to)
  const change = inArray(
    userAccessLevels.userId,
    others.map(({ id }) => id),
  )
  if (others.length > 0)
    await ctx.db
      .update(userAccessLevels)
      .set({ [field]: to })
      .where(change)
  for (const user of others) {
    await recordAction(ctx, { action, id: user.id, name: user.email, details: { from: user[field], to } })
  }
  return { count: found.length }
}
