import { eq } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { hashPassword, verifyPassword } from '~/auth/passwords.server'
import { authorize } from '~/auth/permissions'
import { endSession, endSessions, type Session } from '~/auth/sessions.server'
import { memberProfiles } from '~/db/schema/member-profiles'
import { userAccessLevels, users } from '~/db/schema/users'
import { hashRequest, rejectWeakPassword } from '~/features/accounts/commands.server'
import { hasFactor } from '~/features/factors/queries.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { enqueueSecurityNotice } from '~/features/security-notices/jobs.server'
import { AppError, Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { ChangePasswordInput, ExchangeInput, NameInput, ProfileInput } from './schema'

export async function changeName({ db, actor }: Ctx, { name = '', locale }: NameInput) {
  authorize(actor, 'account.change', actor?.userId ?? '')
  await db.update(users).set({ name, locale }).where(eq(users.id, actor.userId))
}

/** What a member seeks from others and offers to them. */
export const changeExchange = (ctx: Ctx, { seeks = '', offers = '' }: ExchangeInput) =>
  changeTexts(ctx, { seeks, offers })

export async function changeProfile(ctx: Ctx, { name, locale, ...texts }: ProfileInput) {
  const { title = '', country = null, seeks = '', offers = '' } = texts
  await inTransaction(ctx, async (ctx) => {
    // In this order: `ensureProfile` locks what the change of the name waits for.
    await changeTexts(ctx, { title, country, seeks, offers })
    await changeName(ctx, { name, locale })
  })
}

type ProfileTexts = Partial<Pick<typeof memberProfiles.$inferInsert, 'title' | 'country' | 'seeks' | 'offers'>>

async function changeTexts(ctx: Ctx, texts: ProfileTexts) {
  await inTransaction(ctx, async (ctx) => {
    const userId = await ensureProfile(ctx)
    await ctx.db.update(memberProfiles).set(texts).where(eq(memberProfiles.userId, userId))
  })
}

/** Creates the row of the actor's profile if there is none yet, and returns its key. For use in a transaction. */
export async function ensureProfile({ db, actor }: Ctx): Promise<string> {
  authorize(actor, 'account.change', actor?.userId ?? '')
  const { userId } = actor
  // Locked, so that neither the name nor the role changes before the copy refers to it; access first, as commands on users do.
  const [user] = await db
    .select({ userId: users.id, name: users.name, role: userAccessLevels.role })
    .from(userAccessLevels)
    .innerJoin(users, eq(users.id, userAccessLevels.userId))
    .where(eq(userAccessLevels.userId, userId))
    .for('no key update')
  if (!user) throw new AppError('not-found', 'accounts.gone')
  await db.insert(memberProfiles).values(user).onConflictDoNothing()
  return userId
}

/**
 * Ends every other session, in case someone else knew the old password. The current password is a proof; of someone with a
 * second factor it is not enough.
 */
export async function changePassword(ctx: Ctx, { current, password }: ChangePasswordInput, sessionId: string) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  if (await hasFactor(ctx, actor.userId)) requireFreshProof(ctx)
  const [user] = await ctx.db.select().from(users).where(eq(users.id, actor.userId))
  if (!(await verifyPassword(user?.passwordHash, current, hashRequest(ctx, true)))) throw new Refused('current')
  await rejectWeakPassword(ctx, password, actor.email)
  const passwordHash = await hashPassword(password, hashRequest(ctx, true))
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, actor.userId))
    await endSessions(ctx, actor.userId, sessionId)
    await enqueueSecurityNotice(ctx, { userId: actor.userId, what: 'password-changed' })
    const details = { with: 'password' }
    await recordSecurityEvent(ctx, { kind: 'password.changed', userId: actor.userId, details })
  })
}

/** Ends one of the user's sessions or, for 'others', all except the current one. */
export async function signOutElsewhere(ctx: Ctx, session: string, currentSessionId: string) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  // Or whoever found an open browser could lock the owner out of the others.
  requireFreshProof(ctx)
  await inTransaction(ctx, async (ctx) => {
    const { userId } = actor
    const isAll = session === 'others'
    const ended = isAll ? await endSessions(ctx, userId, currentSessionId) : await endSession(ctx, userId, session)
    if (ended === 0) return
    const details = { with: isAll ? 'all-others' : 'list', sessions: ended }
    await recordSecurityEvent(ctx, { kind: 'session.ended', userId, details })
  })
}

/** Ends the session of the browser that signs out. */
export const signOut = (ctx: Ctx, { id, user }: Pick<Session, 'id' | 'user'>) =>
  inTransaction(ctx, async (ctx) => {
    const ended = await endSession(ctx, user.id, id)
    if (ended > 0)
      await recordSecurityEvent(ctx, { kind: 'session.ended', userId: user.id, details: { with: 'sign-out' } })
  })
