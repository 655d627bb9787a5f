import { eq } from 'drizzle-orm'
import { consumeChallenge } from '~/auth/challenges.server'
import { verifyPassword } from '~/auth/passwords.server'
import { authorize, type Member } from '~/auth/permissions'
import { renewProof, type StartedSession } from '~/auth/sessions.server'
import { limitFailures } from '~/auth/sign-in-limits.server'
import { users } from '~/db/schema/users'
import { hashRequest } from '~/features/accounts/commands.server'
import { redeemCode } from '~/features/factors/commands.server'
import { type Factor, isAppCode, readCode } from '~/features/factors/model'
import { hasFactor } from '~/features/factors/queries.server'
import { askForPasskey, verifyPasskey } from '~/features/passkeys/commands.server'
import type { Assertion } from '~/features/passkeys/schema'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { startVerifiedSession } from '~/features/sign-ins/commands.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { ProofRefusal } from './model'
import { findAccount, findSecondStep } from './queries.server'

type Account = { userId: string; email: string; isAdmin: boolean }

const refused = (reason: ProofRefusal) => new Refused(reason)

/** Counted together with wrong passwords: whoever knows the password has no more tries for the code. */
const limited = <Result>(ctx: Ctx, email: string, verify: () => Promise<Result | undefined>) =>
  limitFailures(ctx, ctx.client ?? { network: '' }, email, verify)

/** The second step with a code of the app or a recovery code. */
export async function completeSignIn(ctx: Ctx, input: { token: string; code: string; userAgent: string }) {
  const account = await findSecondStep(ctx, input.token)
  if (!account) throw refused('expired')
  const factor = await limited(ctx, account.email, () => redeemCode(ctx, account.userId, input.code))
  if (!factor) return refuseSignIn(ctx, account.userId, codeTried(input.code), true)
  return endSecondStep(ctx, account, factor, input)
}

export async function startPasskeyStep(ctx: Ctx, { token }: { token: string }) {
  const account = await findSecondStep(ctx, token)
  if (!account) throw refused('expired')
  return askForPasskey(ctx, 'passkey-second-step', account.userId)
}

/** The second step with a passkey. */
export async function completeSignInWithPasskey(
  ctx: Ctx,
  input: { token: string; response: Assertion; userAgent: string },
) {
  const account = await findSecondStep(ctx, input.token)
  if (!account) throw refused('expired')
  const owner = await verifyPasskey(ctx, 'passkey-second-step', input.response, account.userId)
  if (!owner) return refuseSignIn(ctx, account.userId, 'passkey', true)
  return endSecondStep(ctx, account, 'passkey', input)
}

export const startPasskeySignIn = (ctx: Ctx) => askForPasskey(ctx, 'passkey-sign-in', null)

/** Signs in with a passkey alone: the device and what unlocks it are two factors. */
export async function signInWithPasskey(ctx: Ctx, { response, userAgent }: { response: Assertion; userAgent: string }) {
  const owner = await verifyPasskey(ctx, 'passkey-sign-in', response, null)
  const account = owner ? await findAccount(ctx, owner) : undefined
  if (!account) return refuseSignIn(ctx, owner ?? null, 'passkey', false)
  return startVerifiedSession(ctx, { ...account, userAgent, way: 'passkey', hasSecondFactor: true })
}

type Tried = 'code' | 'recovery-code' | 'passkey'

/** Which of the two was typed into the field that takes both. */
const codeTried = (typed: string): Tried => (isAppCode(readCode(typed)) ? 'code' : 'recovery-code')

async function refuseSignIn(ctx: Ctx, userId: string | null, tried: Tried, knewPassword: boolean): Promise<never> {
  const details = { with: tried, knewPassword }
  await recordSecurityEvent(ctx, { kind: 'session.refused', userId, outcome: 'refused', details })
  throw refused(tried)
}

/** A second step ends with its session: of two right codes at once one starts a session. */
function endSecondStep(
  ctx: Ctx,
  account: Account,
  factor: Factor,
  { token, userAgent }: { token: string; userAgent: string },
): Promise<StartedSession> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await consumeChallenge(ctx, 'second-step', token, account.userId))) throw refused('expired')
    const way = `${factor} as second step` as const
    return startVerifiedSession(ctx, { ...account, userAgent, way, hasSecondFactor: true })
  })
}

/** Proves with the password who they are; only for those who have no second factor. */
export async function proveByPassword(ctx: Ctx, { password }: { password: string }) {
  const actor = provingActor(ctx)
  if (await hasFactor(ctx, actor.userId)) throw refused('factor')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, actor.userId))
  const isRight = await limited(ctx, actor.email, async () =>
    (await verifyPassword(user?.passwordHash, password, hashRequest(ctx, true))) ? true : undefined,
  )
  await recordProof(ctx, actor, isRight ? 'password' : undefined, 'password')
}

export async function proveByCode(ctx: Ctx, { code }: { code: string }) {
  const actor = provingActor(ctx)
  const factor = await limited(ctx, actor.email, () => redeemCode(ctx, actor.userId, code))
  await recordProof(ctx, actor, factor, codeTried(code))
}

export const startPasskeyProof = (ctx: Ctx) => askForPasskey(ctx, 'passkey-proof', provingActor(ctx).userId)

export async function proveByPasskey(ctx: Ctx, { response }: { response: Assertion }) {
  const actor = provingActor(ctx)
  const owner = await verifyPasskey(ctx, 'passkey-proof', response, actor.userId)
  await recordProof(ctx, actor, owner ? 'passkey' : undefined, 'passkey')
}

function provingActor({ actor }: Ctx): Member {
  authorize(actor, 'account.change', actor?.userId ?? '')
  return actor
}

type ProvenBy = Factor | 'password'

async function recordProof(ctx: Ctx, { userId }: Member, way: ProvenBy | undefined, tried: 'password' | Tried) {
  const { session } = ctx
  if (!way || !session) {
    await recordSecurityEvent(ctx, { kind: 'proof.refused', userId, outcome: 'refused', details: { with: tried } })
    throw refused(tried)
  }
  await inTransaction(ctx, async (ctx) => {
    await renewProof(ctx, session.id, way !== 'password')
    await recordSecurityEvent(ctx, { kind: 'proof.given', userId, details: { with: way } })
  })
}
