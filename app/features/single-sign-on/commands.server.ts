import { and, eq, gt, gte } from 'drizzle-orm'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { newChallenge } from '~/auth/challenges.server'
import { AnswerError, openProvider, ProviderError, providerAddress, readAnswer } from '~/auth/openid.server'
import { authorize } from '~/auth/permissions'
import type { ProviderClaims } from '~/auth/provider-answers'
import { renewProof, type StartedSession } from '~/auth/sessions.server'
import { hashOf, newToken } from '~/auth/tokens.server'
import { identityProviders, linkedIdentities, pendingSignOns } from '~/db/schema/identity-providers'
import { users } from '~/db/schema/users'
import { startFirstSession } from '~/features/accounts/commands.server'
import { changeOwnFactors } from '~/features/factors/commands.server'
import { hasFactor } from '~/features/factors/queries.server'
import {
  findProviderOf,
  outgoingRules,
  type ProviderRow,
  redirectUri,
  settingsOf,
} from '~/features/identity-providers/queries.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { enqueueSecurityNotice } from '~/features/security-notices/jobs.server'
import { startVerifiedSession } from '~/features/sign-ins/commands.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import {
  type AnswerRefusal,
  answerRefusals,
  askedAt,
  type Departure,
  isAskedAgain,
  isSecondFactor,
  pendingLifetimeMs,
  type UnlinkRefusal,
} from './model'
import { findProofProvider } from './queries.server'
import { findOrCreateAccount } from './sources/accounts.server'

type Pending = typeof pendingSignOns.$inferSelect
type Begin = { to?: string | undefined; browserToken: string }

/** Sends someone to the provider of their organisation. */
export async function startSignOn(ctx: Ctx, { email, ...begin }: Begin & { email: string }): Promise<Departure> {
  const found = await findProviderOf(ctx, email)
  if (!found) throw new Refused('no-organisation')
  return depart(ctx, found, { ...begin, email, userId: null })
}

/** Sends someone to their provider to prove who they are; who has a second factor here uses that. */
export async function startSignOnProof(ctx: Ctx, begin: Begin): Promise<Departure> {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  const found = (await hasFactor(ctx, actor.userId)) ? undefined : await findProofProvider(ctx, actor.userId)
  if (!found) throw new Refused('no-organisation')
  return depart(ctx, found, { ...begin, email: actor.email, userId: actor.userId })
}

type Target = { provider: ProviderRow; organisation: string }

async function depart(
  ctx: Ctx,
  { provider, organisation }: Target,
  { email, to, browserToken, userId }: Begin & { email: string; userId: string | null },
): Promise<Departure> {
  const config = await openConfigured(ctx, provider)
  if (!config) throw new Refused('unavailable')
  const [state, nonce, codeVerifier] = [newToken(), randomNonce(), randomPKCECodeVerifier()]
  await ctx.db.insert(pendingSignOns).values({
    ...{ hash: hashOf(state), providerId: provider.id, browserHash: hashOf(browserToken), nonce, codeVerifier },
    ...{ destination: to ?? null, userId, createdAt: ctx.now },
    expiresAt: new Date(ctx.now.getTime() + pendingLifetimeMs),
  })
  const request = { redirectUri: redirectUri(ctx), state, nonce, codeVerifier, loginHint: email }
  return { address: await providerAddress(config, { ...request, isProof: userId !== null }), organisation }
}

/** Undefined when the provider can't be reached or used. */
async function openConfigured(ctx: Ctx, provider: ProviderRow) {
  const settings = settingsOf(ctx, provider)
  try {
    return settings && (await openProvider(outgoingRules(ctx), settings))
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}

type Answer = {
  /** The query of the address that the browser came back to. */
  query: string
  browserToken: string
  deviceCookie: string | undefined
  userAgent: string
}

export type Arrival = { destination: string | undefined } & (
  | { state: 'signed-in'; started: StartedSession }
  | { state: 'second-step'; token: string }
  | { state: 'proven' }
  | { state: 'refused'; reason: AnswerRefusal; isProof: boolean }
)

/** Takes the answer of a provider. A refused one is recorded, and ends the sign-in that it was for. */
export async function finishSignOn(ctx: Ctx, answer: Answer): Promise<Arrival> {
  const state = new URLSearchParams(answer.query).get('state') ?? ''
  const pending = await consumePending(ctx, state, answer.browserToken)
  const destination = pending?.destination ?? undefined
  const isProof = Boolean(pending?.userId)
  try {
    if (!pending) throw new Refused<AnswerRefusal>('state')
    const { provider, claims } = await verifyAnswer(ctx, pending, state, answer.query)
    const arrival = isProof ? await takeProof(ctx, pending, claims) : await takeSignIn(ctx, provider, claims, answer)
    return { ...arrival, destination }
  } catch (error) {
    const reason = refusalIn(error)
    if (!reason) throw error
    const kind = isProof ? 'proof.refused' : 'session.refused'
    const details = { with: 'organisation', why: reason }
    await recordSecurityEvent(ctx, { kind, userId: pending?.userId ?? null, outcome: 'refused', details })
    return { state: 'refused', reason, isProof, destination }
  }
}

function refusalIn(error: unknown): AnswerRefusal | undefined {
  if (error instanceof AnswerError) return error.fault
  if (!(error instanceof Refused)) return undefined
  // `createUser` refuses an address that has got an account by another way at the same moment.
  return answerRefusals.find((reason) => reason === error.reason) ?? 'answer'
}

/** Deletes it, so that of concurrent answers one is taken. Only the browser that has begun can use it. */
async function consumePending({ db, now }: Ctx, state: string, browserToken: string): Promise<Pending | undefined> {
  const isOpen = and(
    eq(pendingSignOns.hash, hashOf(state)),
    eq(pendingSignOns.browserHash, hashOf(browserToken)),
    gt(pendingSignOns.expiresAt, now),
  )
  const [pending] = await db.delete(pendingSignOns).where(isOpen).returning()
  return pending
}

/** Outside of a transaction, as the provider is asked. */
async function verifyAnswer(ctx: Ctx, { providerId, nonce, codeVerifier }: Pending, state: string, query: string) {
  const [provider] = await ctx.db.select().from(identityProviders).where(eq(identityProviders.id, providerId))
  if (!provider?.isEnabled) throw new Refused<AnswerRefusal>('off')
  const config = await openConfigured(ctx, provider)
  if (!config) throw new Refused<AnswerRefusal>('unavailable')
  // The address of the site, and not of the request, which a proxy may have changed.
  const url = new URL(redirectUri(ctx))
  url.search = query
  return { provider, claims: await readAnswer(config, url, { state, nonce, codeVerifier }) }
}

/**
 * Starts a session. Who has a second factor here is asked for it in any case: the provider did not set it up and can't
 * replace it. For the others the methods that the provider names count.
 */
function takeSignIn(ctx: Ctx, provider: ProviderRow, claims: ProviderClaims, { userAgent, deviceCookie }: Answer) {
  return inTransaction(ctx, async (ctx) => {
    const account = await findOrCreateAccount(ctx, provider, claims)
    const { id: userId, email, isAdmin } = account
    const hasSecondFactor = isSecondFactor(claims.amr)
    const provenAt = askedAt(claims, ctx.now)
    if (account.isNew) {
      const session = { userId, email, isAdmin, userAgent, hasSecondFactor, provenAt }
      return { state: 'signed-in' as const, started: await startFirstSession(ctx, session, 'organisation') }
    }
    if (await hasFactor(ctx, userId)) {
      return { state: 'second-step' as const, token: await newChallenge(ctx, 'second-step', userId) }
    }
    const way = hasSecondFactor ? 'organisation, two factors' : 'organisation'
    const started = await startVerifiedSession(ctx, {
      ...{ userId, email, isAdmin, userAgent, way, hasSecondFactor, provenAt, deviceCookie },
    })
    return { state: 'signed-in' as const, started }
  })
}

/** Only the person themselves, in the browser with their session, and asked anew by the provider. */
function takeProof(ctx: Ctx, pending: Pending, claims: ProviderClaims) {
  return inTransaction(ctx, async (ctx) => {
    const { actor, session } = ctx
    const [identity] = await ctx.db
      .select()
      .from(linkedIdentities)
      .where(and(eq(linkedIdentities.issuer, claims.iss), eq(linkedIdentities.subject, claims.sub)))
    const isThem = identity !== undefined && identity.userId === pending.userId && actor?.userId === pending.userId
    if (!isThem || !session) throw new Refused<AnswerRefusal>('other-person')
    const allowed = await findProofProvider(ctx, actor.userId)
    if (allowed?.provider.id !== pending.providerId) throw new Refused<AnswerRefusal>('off')
    if (!isAskedAgain(claims, pending.createdAt)) throw new Refused<AnswerRefusal>('stale')
    await renewProof(ctx, session.id, isSecondFactor(claims.amr))
    await recordSecurityEvent(ctx, { kind: 'proof.given', userId: actor.userId, details: { with: 'organisation' } })
    return { state: 'proven' as const }
  })
}

const unlinkRefused = (reason: UnlinkRefusal) => new Refused(reason)

/** Only for who has a password: the others would have no way to sign in but a mailed link. */
export const unlinkIdentity = changeOwnFactors(async (ctx, { identity }: { identity: string }) => {
  const { db, actor } = ctx
  const [user] = await db.select({ hasPassword: users.hasPassword }).from(users).where(eq(users.id, actor.userId))
  if (!user?.hasPassword) throw unlinkRefused('no-password')
  const isOwn = and(eq(linkedIdentities.id, identity), eq(linkedIdentities.userId, actor.userId))
  const [removed] = await db.delete(linkedIdentities).where(isOwn).returning()
  if (!removed) throw unlinkRefused('gone')
  await enqueueSecurityNotice(ctx, { userId: actor.userId, what: 'identity-unlinked' })
  await recordSecurityEvent(ctx, { kind: 'identity.unlinked', userId: actor.userId })
})

/** Removes the links that were made from then on, for someone who says that it was not them. Returns how many. */
export async function deleteIdentitiesSince({ db }: Ctx, userId: string, since: Date): Promise<number> {
  const removed = await db
    .delete(linkedIdentities)
    .where(and(eq(linkedIdentities.userId, userId), gte(linkedIdentities.createdAt, since)))
    .returning({ id: linkedIdentities.id })
  return removed.length
}
