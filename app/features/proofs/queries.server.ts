import { eq } from 'drizzle-orm'
import { findChallenge } from '~/auth/challenges.server'
import { authorize } from '~/auth/permissions'
import { userAccessLevels, users } from '~/db/schema/users'
import { getSecondSteps } from '~/features/factors/queries.server'
import { findProofProvider } from '~/features/single-sign-on/queries.server'
import { maySignIn } from '~/lib/sign-in-policy'
import type { Ctx } from '~/web/ctx.server'
import type { FirstStepWays, ProofWays } from './model'

/** The account, unless the policy no longer allows it to sign in. */
export async function findAccount(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ userId: users.id, email: users.email, adminRole: userAccessLevels.adminRole })
    .from(users)
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(eq(users.id, userId))
  if (!row || !maySignIn(ctx.signInPolicy, ctx.brand.domain, row.email)) return undefined
  const { adminRole, ...account } = row
  return { ...account, isAdmin: adminRole !== null }
}

/** The account whose password was right, as long as its second step is open. */
export async function findSecondStep(ctx: Ctx, token: string) {
  const userId = await findChallenge(ctx, 'second-step', token)
  return userId ? findAccount(ctx, userId) : undefined
}

/** The ways of the second step; undefined when there is none under way. */
export async function getSecondStepWays(ctx: Ctx, token: string): Promise<ProofWays | undefined> {
  const account = await findSecondStep(ctx, token)
  return account && getSecondSteps(ctx, account.userId)
}

/** The ways in which the person can prove who they are. Without a second factor, the password or their organisation. */
export async function getProofWays(ctx: Ctx): Promise<ProofWays & FirstStepWays> {
  authorize(ctx.actor, 'account.see', ctx.actor?.userId ?? '')
  const { userId } = ctx.actor
  const [user] = await ctx.db.select({ hasPassword: users.hasPassword }).from(users).where(eq(users.id, userId))
  const organisation = (await findProofProvider(ctx, userId))?.organisation ?? null
  return { ...(await getSecondSteps(ctx, userId)), hasPassword: user?.hasPassword ?? true, organisation }
}
