import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { decrypt } from '~/auth/encryption.server'
import { needsFactor } from '~/auth/factor-policy'
import { hasFreshProof } from '~/auth/fresh-proof.server'
import { authorize } from '~/auth/permissions'
import { totpAddress } from '~/auth/totp.server'
import { passkeys, recoveryCodes, totpSecrets } from '~/db/schema/factors'
import { qrPath } from '~/lib/qr-code.server'
import type { Ctx } from '~/web/ctx.server'
import type { Factors, RemovedFactors, TotpSetUp } from './model'

/** What the key of the encrypted secrets is derived for. */
export const totpPurpose = 'totp'

/** How many factors of each kind an account has. Recovery codes only replace one that was lost. */
export async function countFactors({ db }: Pick<Ctx, 'db'>, userId: string) {
  const { rows } = await db.execute<{ passkeys: number; hasTotp: boolean; recoveryCodes: number }>(sql`select
    (select count(*)::int from ${passkeys} where ${eq(passkeys.userId, userId)}) as passkeys,
    exists (select from ${totpSecrets} where ${and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))}) as "hasTotp",
    (select count(*)::int from ${recoveryCodes} where ${and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))}) as "recoveryCodes"`)
  return rows[0] ?? { passkeys: 0, hasTotp: false, recoveryCodes: 0 }
}

export const passkeysSince = (userId: string, since: Date) =>
  and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since))

/** The time of an app is that of its first code. One without is no factor yet, but someone may know its secret. */
export const totpSince = (userId: string, since: Date) =>
  and(eq(totpSecrets.userId, userId), or(isNull(totpSecrets.confirmedAt), gte(totpSecrets.confirmedAt, since)))

/** What a report of the account would remove. The caller has verified whose link it is. */
export async function getFactorsSince(ctx: Pick<Ctx, 'db'>, userId: string, since: Date): Promise<RemovedFactors> {
  const keys = await ctx.db
    .select({ name: passkeys.name })
    .from(passkeys)
    .where(passkeysSince(userId, since))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  const [totp] = await ctx.db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(totpSince(userId, since), isNotNull(totpSecrets.confirmedAt)))
  const { recoveryCodes } = await countFactors(ctx, userId)
  return { passkeys: keys.map(({ name }) => name), hasTotp: totp !== undefined, recoveryCodes }
}

/** Which ways of the second step an account has. */
export async function getSecondSteps(ctx: Pick<Ctx, 'db'>, userId: string) {
  const { passkeys, hasTotp, recoveryCodes } = await countFactors(ctx, userId)
  return { hasPasskey: passkeys > 0, hasTotp, hasRecoveryCodes: recoveryCodes > 0 }
}

export async function hasFactor(ctx: Pick<Ctx, 'db'>, userId: string) {
  const { hasPasskey, hasTotp } = await getSecondSteps(ctx, userId)
  return hasPasskey || hasTotp
}

/** Whether an admin has no factor where none is needed; where one is, the frame says so. */
export async function isFactorAdvised(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  const isChoice = actor.adminRole !== null && !needsFactor(ctx.factorPolicy, true)
  return isChoice && !(await hasFactor(ctx, actor.userId))
}

/** The person's own factors. */
export async function getFactors(ctx: Ctx): Promise<Factors> {
  const { actor, db } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  const { userId } = actor
  const isAdmin = actor.adminRole !== null
  const { id, name, createdAt, lastUsedAt } = passkeys
  const listed = await db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt), asc(id))
  const [totp] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  // Only after a fresh proof: whoever finds an open session must not learn a secret that the owner then confirms.
  const isSetUp = totp && !totp.confirmedAt && hasFreshProof(ctx)
  return {
    passkeys: listed,
    totpSince: totp?.confirmedAt ?? null,
    setUp: isSetUp ? describeSetUp(ctx, userId, actor.email, totp.secret) : null,
    recoveryCodesLeft: (await countFactors(ctx, userId)).recoveryCodes,
    isNeeded: needsFactor(ctx.factorPolicy, isAdmin),
    isAdmin,
  }
}

/** Null when the server has another secret than at the time: the set-up has to be begun again. */
function describeSetUp({ keyedHash, brand }: Ctx, userId: string, email: string, sealed: string): TotpSetUp | null {
  const secret = decrypt(keyedHash, totpPurpose, userId, sealed)
  if (!secret) return null
  const address = totpAddress(secret, brand.product, email)
  return { secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), address, qr: qrPath(address) }
}
