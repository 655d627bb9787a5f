import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { estimateStrength } from '~/auth/password-strength.server'
import { hashOf } from '~/auth/tokens.server'
import { invitations } from '~/db/schema/invitations'
import { accountLinks, userAccessLevels, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import type { LinkState, StoredPurpose } from './model'
import type { StrengthInput } from './schema'

/** One estimate for the meter and for refusals, so that the two never differ. */
export const getPasswordStrength = ({ brand }: Pick<Ctx, 'brand'>, { password, email }: StrengthInput) =>
  estimateStrength(password, [email, brand.product, brand.domain])

export type Link = typeof accountLinks.$inferSelect

/** The link of a token and its state. Changes nothing, so that a mail scanner that opens the link does not use it up. */
export async function getLink(
  ctx: Ctx,
  purposes: StoredPurpose[],
  token: string,
): Promise<{ state: LinkState; link?: Link }> {
  const [link] = await ctx.db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.hash, hashOf(token)))
  if (!link || !purposes.includes(link.purpose)) return { state: 'wrong' }
  if (link.usedAt) return { state: 'used', link }
  if (link.replacedAt) return { state: 'replaced', link }
  return { state: link.expiresAt <= ctx.now ? 'expired' : 'open', link }
}

export async function findUser(ctx: Ctx, email: string) {
  const [row] = await ctx.db
    .select({ user: users, adminRole: userAccessLevels.adminRole })
    .from(users)
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(eq(users.email, email.toLowerCase()))
  return row && { ...row.user, isAdmin: row.adminRole !== null }
}

export async function hasAdmin(ctx: Ctx): Promise<boolean> {
  const [admin] = await ctx.db
    .select({ id: userAccessLevels.userId })
    .from(userAccessLevels)
    .where(isNotNull(userAccessLevels.adminRole))
    .limit(1)
  return admin !== undefined
}

/** Matches links of this purpose and address that were neither used nor replaced. */
export const openLinkCondition = (purpose: StoredPurpose, email: string | null) =>
  and(
    eq(accountLinks.purpose, purpose),
    email === null ? isNull(accountLinks.email) : eq(accountLinks.email, email),
    isNull(accountLinks.usedAt),
    isNull(accountLinks.replacedAt),
  )

/** Neither accepted nor revoked nor replaced; it may have expired. */
export const isOpenInvitation = and(
  isNull(invitations.acceptedAt),
  isNull(invitations.revokedAt),
  isNull(invitations.replacedAt),
)
