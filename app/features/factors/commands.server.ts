import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { decrypt, encrypt } from '~/auth/encryption.server'
import { needsFactor } from '~/auth/factor-policy'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize, type Member } from '~/auth/permissions'
import { renewProof } from '~/auth/sessions.server'
import { newTotpSecret, timeStepOf } from '~/auth/totp.server'
import { passkeys, recoveryCodes, totpSecrets } from '~/db/schema/factors'
import { sessions, users } from '~/db/schema/users'
import { recordSecurityEvent, recordSecurityEvents } from '~/features/security-events/commands.server'
import { enqueueSecurityNotice } from '~/features/security-notices/jobs.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import {
  type AddedFactor,
  type Factor,
  type FactorRefusal,
  isAppCode,
  type NamedFactor,
  type RemovedFactors,
  readCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryLength,
  writeRecoveryCode,
} from './model'
import { countFactors, getFactorsSince, passkeysSince, totpPurpose, totpSince } from './queries.server'

const refused = (reason: FactorRefusal) => new Refused(reason)

type OwnCtx = Ctx & { actor: Member }

/**
 * A change of the person's own factors: after a fresh proof, and one after another, so that of two removals at once the
 * second one knows of the first.
 */
export const changeOwnFactors =
  <Input, Data>(run: (ctx: OwnCtx, input: Input) => Promise<Data>) =>
  async (ctx: Ctx, input: Input): Promise<Data> => {
    const { actor } = ctx
    authorize(actor, 'account.change', actor?.userId ?? '')
    requireFreshProof(ctx)
    return inTransaction(ctx, async (ctx) => {
      await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('update')
      return run({ ...ctx, actor }, input)
    })
  }

/** Creates a secret for an app. It protects nothing until it is confirmed; until then each start replaces it. */
export const startTotp = changeOwnFactors(async ({ db, keyedHash, actor, now }) => {
  const row = { secret: encrypt(keyedHash, totpPurpose, actor.userId, newTotpSecret()), createdAt: now }
  await db
    .insert(totpSecrets)
    .values({ userId: actor.userId, ...row })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: row, setWhere: isNull(totpSecrets.confirmedAt) })
})

/** The first code shows that the app has the secret. */
export const confirmTotp = changeOwnFactors(async (ctx, { code }: { code: string }): Promise<AddedFactor> => {
  const { db, actor, now } = ctx
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, actor.userId))
  if (!row || row.confirmedAt) throw refused('set-up-ended')
  const step = stepOf(ctx, row, code)
  if (step === undefined) throw refused('code')
  await db.update(totpSecrets).set({ confirmedAt: now, lastStep: step }).where(eq(totpSecrets.userId, actor.userId))
  return recordAdded(ctx, { factor: 'totp' })
})

export const removeTotp = changeOwnFactors(async (ctx) => {
  const removed = await ctx.db
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, ctx.actor.userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt })
  if (removed.some(({ confirmedAt }) => confirmedAt)) await recordRemoved(ctx, { factor: 'totp' })
})

/** The earlier codes stop working. */
export const renewRecoveryCodes = changeOwnFactors(async (ctx): Promise<AddedFactor> => {
  const { passkeys, hasTotp } = await countFactors(ctx, ctx.actor.userId)
  if (passkeys === 0 && !hasTotp) throw refused('gone')
  const codes = await makeRecoveryCodes(ctx)
  await enqueueSecurityNotice(ctx, { userId: ctx.actor.userId, what: 'recovery-codes-made' })
  await recordSecurityEvent(ctx, { kind: 'recovery-codes.made', userId: ctx.actor.userId })
  return { codes }
})

async function makeRecoveryCodes({ db, keyedHash, actor: { userId }, now }: OwnCtx) {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(''),
  )
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const hashes = codes.map((code) => keyedHash('recovery code', userId, code))
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash, createdAt: now })))
  return codes.map(writeRecoveryCode)
}

/** Without the name, which is a text of the person. */
const detailsOf = (named: NamedFactor) =>
  named.factor === 'passkey' ? { factor: named.factor, passkey: named.id } : { factor: named.factor }

const noticeOf = (named: NamedFactor) =>
  named.factor === 'passkey' ? { factor: named.factor, passkeyName: named.name } : { factor: named.factor }

/**
 * The one place for what follows a new factor: recovery codes with the first one, and the event. Sessions that have not
 * passed a factor lose their proof, so that none of them can change the factors.
 */
export async function recordAdded(ctx: OwnCtx, added: NamedFactor): Promise<AddedFactor> {
  const { db, actor, session } = ctx
  const { userId } = actor
  const { passkeys, hasTotp, recoveryCodes: left } = await countFactors(ctx, userId)
  const isFirst = passkeys + Number(hasTotp) === 1
  const codes = isFirst || left === 0 ? await makeRecoveryCodes(ctx) : null
  const isUnproven = and(eq(sessions.userId, userId), eq(sessions.hasSecondFactor, false))
  await db
    .update(sessions)
    .set({ provenAt: new Date(0) })
    .where(isUnproven)
  if (session) await renewProof(ctx, session.id, true)
  const notice = { ...noticeOf(added), ...(codes && { codes: codes.length }) }
  await enqueueSecurityNotice(ctx, { userId, what: 'factor-added', ...notice })
  await recordSecurityEvents(ctx, [
    { kind: 'factor.added', userId, details: detailsOf(added) },
    ...(codes ? [{ kind: 'recovery-codes.made' as const, userId }] : []),
  ])
  return { codes }
}

/** The one place for what follows a removed factor. Recovery codes go with the last one, which they replace. */
export async function recordRemoved(ctx: OwnCtx, removed: NamedFactor) {
  const { userId, adminRole } = ctx.actor
  const { passkeys, hasTotp } = await countFactors(ctx, userId)
  const isLast = passkeys === 0 && !hasTotp
  if (isLast && needsFactor(ctx.factorPolicy, adminRole !== null)) throw refused('last-factor')
  const codes = isLast ? await deleteRecoveryCodes(ctx, userId) : 0
  await enqueueSecurityNotice(ctx, { userId, what: 'factor-removed', ...noticeOf(removed), isLast })
  await recordSecurityEvents(ctx, [
    { kind: 'factor.removed', userId, details: detailsOf(removed) },
    ...(codes > 0 ? [{ kind: 'recovery-codes.removed' as const, userId }] : []),
  ])
}

/** The used ones too. Returns how many. */
async function deleteRecoveryCodes({ db }: Ctx, userId: string) {
  const deleted = await db
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .returning({ hash: recoveryCodes.hash })
  return deleted.length
}

/** Removes all factors of someone who has lost them; the caller authorizes it. Says whether there were any. */
export async function deleteFactors(ctx: Ctx, userId: string): Promise<boolean> {
  const removed = await deleteFactorsSince(ctx, userId, new Date(0))
  await deleteRecoveryCodes(ctx, userId)
  if (removed.length === 0) return false
  await enqueueSecurityNotice(ctx, { userId, what: 'factor-removed', factor: 'all', isLast: true })
  await recordSecurityEvent(ctx, { kind: 'factor.removed', userId, details: { factor: 'all', count: removed.length } })
  return true
}

/**
 * Of an account that its owner has reported: removes the factors that were added from then on, and every recovery code, as
 * whoever was in the account may have made or read them.
 */
export async function deleteReportedFactors(ctx: Ctx, userId: string, since: Date): Promise<RemovedFactors> {
  const named = await getFactorsSince(ctx, userId, since)
  const removed = await deleteFactorsSince(ctx, userId, since)
  const codes = await deleteRecoveryCodes(ctx, userId)
  const ofFactors = removed.map((factor) => ({ kind: 'factor.removed' as const, userId, details: detailsOf(factor) }))
  const ofCodes = codes > 0 ? [{ kind: 'recovery-codes.removed' as const, userId }] : []
  await recordSecurityEvents(ctx, [...ofFactors, ...ofCodes])
  return named
}

async function deleteFactorsSince({ db }: Ctx, userId: string, since: Date): Promise<NamedFactor[]> {
  const keys = await db
    .delete(passkeys)
    .where(passkeysSince(userId, since))
    .returning({ id: passkeys.id, name: passkeys.name })
  const apps = await db
    .delete(totpSecrets)
    .where(totpSince(userId, since))
    .returning({ confirmedAt: totpSecrets.confirmedAt })
  return [
    ...keys.map((key) => ({ factor: 'passkey' as const, ...key })),
    ...apps.filter(({ confirmedAt }) => confirmedAt).map(() => ({ factor: 'totp' as const })),
  ]
}

type TotpRow = { userId: string; secret: string }

function stepOf({ keyedHash, now }: Ctx, { userId, secret }: TotpRow, code: string) {
  const decrypted = decrypt(keyedHash, totpPurpose, userId, secret)
  return decrypted ? timeStepOf(decrypted, readCode(code), now) : undefined
}

/** Uses a code of the app or a recovery code; undefined when it is wrong or was used before. The caller limits tries. */
export async function redeemCode(ctx: Ctx, userId: string, typed: string): Promise<Factor | undefined> {
  const code = readCode(typed)
  if (isAppCode(code)) return (await redeemTotp(ctx, userId, code)) ? 'totp' : undefined
  return (await redeemRecoveryCode(ctx, userId, code)) ? 'recovery-code' : undefined
}

/** Only a later step than the last one matches, so that each code works once. */
async function redeemTotp(ctx: Ctx, userId: string, code: string) {
  const isConfirmed = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))
  const [row] = await ctx.db.select().from(totpSecrets).where(isConfirmed)
  const step = row && stepOf(ctx, row, code)
  if (step === undefined) return false
  const isLater = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))
  const used = await ctx.db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(isConfirmed, isLater))
    .returning({ userId: totpSecrets.userId })
  return used.length > 0
}

/** Tells the person, who may not have used it. */
function redeemRecoveryCode(ctx: Ctx, userId: string, code: string) {
  const { keyedHash, now } = ctx
  const isUnused = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.hash, keyedHash('recovery code', userId, code)),
    isNull(recoveryCodes.usedAt),
  )
  return inTransaction(ctx, async (ctx) => {
    const used = await ctx.db
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(isUnused)
      .returning({ at: recoveryCodes.usedAt })
    if (used.length === 0) return false
    const { recoveryCodes: left } = await countFactors(ctx, userId)
    await enqueueSecurityNotice(ctx, { userId, what: 'recovery-code-used', codes: left })
    await recordSecurityEvent(ctx, { kind: 'recovery-code.used', userId, details: { left } })
    return true
  })
}
