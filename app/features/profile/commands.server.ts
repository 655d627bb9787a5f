import { eq } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '~/auth/passwords.server'
import { authorize } from '~/auth/permissions'
import { endSession, endSessions } from '~/auth/sessions.server'
import { users } from '~/db/schema/users'
import { hashRequest, rejectWeakPassword } from '~/features/accounts/commands.server'
import { accountPasswordChanged } from '~/features/accounts/jobs.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { ChangePasswordInput, ProfileInput } from './schema'

export async function changeProfile(ctx: Ctx, { name = '', locale }: ProfileInput) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  await ctx.db.update(users).set({ name, locale }).where(eq(users.id, actor.userId))
}

/** Ends every other session, in case someone else knew the old password. */
export async function changePassword(ctx: Ctx, { current, password }: ChangePasswordInput, sessionId: string) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, actor.userId))
  if (!(await verifyPassword(user?.passwordHash, current, hashRequest(ctx, true)))) throw new Refused('current')
  await rejectWeakPassword(ctx, password, actor.email)
  const passwordHash = await hashPassword(password, hashRequest(ctx, true))
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, actor.userId))
    await endSessions(ctx, actor.userId, sessionId)
    const { email } = actor
    await ctx.jobs.enqueue(ctx.db, accountPasswordChanged, { email, locale: ctx.locale, at: ctx.now.toISOString() })
  })
}

/** Ends one of the user's sessions or, for 'others', all except the current one. */
export async function signOutElsewhere(ctx: Ctx, session: string, currentSessionId: string) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  if (session === 'others') await endSessions(ctx, actor.userId, currentSessionId)
  else await endSession(ctx, actor.userId, session)
}
