import { and, eq } from 'drizzle-orm'
import { type ChallengePurpose, consumeChallenge, newChallenge } from '~/auth/challenges.server'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize } from '~/auth/permissions'
import {
  assertionOptions,
  challengeIn,
  registrationOptions,
  type StoredPasskey,
  verifyAssertion,
  verifyRegistration,
} from '~/auth/webauthn.server'
import { passkeys } from '~/db/schema/factors'
import { users } from '~/db/schema/users'
import { changeOwnFactors, recordAdded, recordRemoved } from '~/features/factors/commands.server'
import { type AddedFactor, type FactorRefusal, maxPasskeys } from '~/features/factors/model'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { AddPasskeyInput, Assertion } from './schema'

const refused = (reason: FactorRefusal) => new Refused(reason)

const passkeysOf = ({ db }: Ctx, userId: string) => db.select().from(passkeys).where(eq(passkeys.userId, userId))

/** What the browser needs to create a passkey. */
export const startPasskey = changeOwnFactors(async (ctx) => {
  const { actor, brand } = ctx
  const existing = await passkeysOf(ctx, actor.userId)
  if (existing.length >= maxPasskeys) throw refused('too-many')
  const [user] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, actor.userId))
  const challenge = await newChallenge(ctx, 'passkey-registration', actor.userId)
  const owner = { userId: actor.userId, email: actor.email, displayName: user?.name ?? '', product: brand.product }
  return { create: await registrationOptions(ctx, challenge, { ...owner, existing }) }
})

/** Stores the passkey that the browser has created. The challenge is used up by every answer, so before the transaction. */
export async function addPasskey(ctx: Ctx, { name, response }: AddPasskeyInput): Promise<AddedFactor> {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  requireFreshProof(ctx)
  const challenge = response ? challengeIn(response) : ''
  const isOpen = await consumeChallenge(ctx, 'passkey-registration', challenge, actor.userId)
  const passkey = isOpen && response ? await verifyRegistration(ctx, challenge, response) : undefined
  if (!passkey) throw refused('passkey')
  return storePasskey(ctx, { name, ...passkey })
}

const storePasskey = changeOwnFactors(async (ctx, passkey: StoredPasskey & { name: string }) => {
  const [added] = await ctx.db
    .insert(passkeys)
    .values({ userId: ctx.actor.userId, createdAt: ctx.now, ...passkey })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id, name: passkeys.name })
  if (!added) throw refused('passkey')
  return recordAdded(ctx, { factor: 'passkey', ...added })
})

type OnePasskey = { passkey: string }

const isOwn = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

export const renamePasskey = changeOwnFactors(
  async ({ db, actor }, { passkey, name }: OnePasskey & { name: string }) => {
    const renamed = await db
      .update(passkeys)
      .set({ name })
      .where(isOwn(actor.userId, passkey))
      .returning({ id: passkeys.id })
    if (renamed.length === 0) throw refused('gone')
  },
)

export const removePasskey = changeOwnFactors(async (ctx, { passkey }: OnePasskey) => {
  const [removed] = await ctx.db
    .delete(passkeys)
    .where(isOwn(ctx.actor.userId, passkey))
    .returning({ id: passkeys.id, name: passkeys.name })
  if (!removed) throw refused('gone')
  await recordRemoved(ctx, { factor: 'passkey', ...removed })
})

type AssertionPurpose = Exclude<ChallengePurpose, 'second-step' | 'passkey-registration'>

/** What the browser needs to use a passkey: one of this person, or of anyone who signs in. */
export async function askForPasskey(ctx: Ctx, purpose: AssertionPurpose, userId: string | null) {
  const allowed = userId ? await passkeysOf(ctx, userId) : []
  return { use: await assertionOptions(ctx, await newChallenge(ctx, purpose, userId), allowed) }
}

/** Whose passkey it is; undefined when the answer is refused. Its challenge is used up either way. */
export async function verifyPasskey(
  ctx: Ctx,
  purpose: AssertionPurpose,
  response: Assertion,
  userId: string | null,
): Promise<string | undefined> {
  if (!response) return undefined
  const challenge = challengeIn(response)
  if (!(await consumeChallenge(ctx, purpose, challenge, userId))) return undefined
  const [passkey] = await ctx.db.select().from(passkeys).where(eq(passkeys.credentialId, response.id))
  if (!passkey || (userId !== null && passkey.userId !== userId)) return undefined
  const counter = await verifyAssertion(ctx, challenge, response, passkey)
  if (counter === undefined) return undefined
  // Only the counter that was verified against matches: of two answers with the same count one is accepted.
  const used = await ctx.db
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.now })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ userId: passkeys.userId })
  return used[0]?.userId
}
