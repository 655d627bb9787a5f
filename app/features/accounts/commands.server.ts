import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { endChallenges, newChallenge } from '~/auth/challenges.server'
import type { HashRequest } from '~/auth/hash-queue.server'
import { findKnownDevice } from '~/auth/known-devices.server'
import { hashPassword, verifyPassword, withHashSlot } from '~/auth/passwords.server'
import { endSessions, type StartedSession, startSession } from '~/auth/sessions.server'
import { clearFailures, limitFailures, type SignInClient } from '~/auth/sign-in-limits.server'
import { hashOf, newToken } from '~/auth/tokens.server'
import { advisoryLocks } from '~/db/advisory-locks'
import { notifyFirstAdminCreated } from '~/db/notifications.server'
import { invitations } from '~/db/schema/invitations'
import { accountLinks, registrations, userAccessLevels, users } from '~/db/schema/users'
import { hasFactor } from '~/features/factors/queries.server'
import { browserName } from '~/features/profile/model'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { enqueueSecurityNotice } from '~/features/security-notices/jobs.server'
import { startVerifiedSession } from '~/features/sign-ins/commands.server'
import type { Locale } from '~/i18n/locales'
import type { AccessLevel } from '~/lib/access-levels'
import type { AdminRole } from '~/lib/admin-roles'
import { Refused } from '~/lib/app-error'
import type { MemberRole } from '~/lib/member-roles'
import { isCompanyAddress, maySignIn } from '~/lib/sign-in-policy'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accountRegistered, passwordResetRequested } from './jobs.server'
import { type AccountOrigin, canHaveAccount, linkLifetimeMs, linkTo } from './model'
import {
  findUser,
  getLink,
  getPasswordStrength,
  hasAdmin,
  isOpenInvitation,
  type Link,
  openLinkCondition,
} from './queries.server'
import type { RegisterInput } from './schema'

/** Refuses a password that attackers try first, whatever its length; the reason names the weakness. */
export async function rejectWeakPassword(ctx: Pick<Ctx, 'brand'>, password: string, email: string) {
  const { weakness } = await getPasswordStrength(ctx, { password, email })
  if (weakness) throw new Refused(`weak-password.${weakness}`)
}

/** The priority of a hash in the queue: trusted ones go first, and networks take turns. */
export const hashRequest = ({ client }: Pick<Ctx, 'client'>, isTrusted: boolean): HashRequest => ({
  network: client?.network ?? '',
  signal: client?.signal,
  isTrusted,
})

/** The password was right, and a second factor is asked for next. Until then there is no session. */
export type SecondStep = { secondStepToken: string }

/** Starts a session, or leads to the second step. The refusal reveals neither which of address and password was wrong nor whether there is an account. */
export async function signIn(
  ctx: Ctx,
  { email, password, userAgent }: { email: string; password: string; userAgent: string },
): Promise<StartedSession | SecondStep> {
  const client: SignInClient = ctx.client ?? { network: '' }
  const isKnownDevice = findKnownDevice(ctx, client.deviceCookie, email) !== undefined
  const verify = async () => {
    const user = maySignIn(ctx.signInPolicy, ctx.brand.domain, email) ? await findUser(ctx, email) : undefined
    const isRight = await verifyPassword(user?.passwordHash, password, 'held')
    return isRight ? user : undefined
  }
  // The queries wait in the queue too: those of a flood would delay the ones of members.
  const user = await withHashSlot(hashRequest(ctx, isKnownDevice), () => limitFailures(ctx, client, email, verify))
  if (user && (await hasFactor(ctx, user.id))) {
    return { secondStepToken: await newChallenge(ctx, 'second-step', user.id) }
  }
  if (user) {
    const { id: userId, isAdmin } = user
    return startVerifiedSession(ctx, { userId, email, isAdmin, userAgent, way: 'password', hasSecondFactor: false })
  }
  const known = await findUser(ctx, email)
  await recordSecurityEvent(ctx, { kind: 'session.refused', userId: known?.id ?? null, outcome: 'refused' })
  const isStranger = ctx.signInPolicy !== 'open' && !isCompanyAddress(email, ctx.brand.domain)
  throw new Refused(isStranger ? 'domain' : 'credentials')
}

/** Stores the registration and has a link mailed. A known address gets the same answer as an unknown one. */
export async function register(ctx: Ctx, { email, password }: RegisterInput) {
  if (!canHaveAccount(ctx.signInPolicy, ctx.brand.domain, email, 'registration')) throw new Refused('domain')
  await rejectWeakPassword(ctx, password, email)
  const columns = {
    passwordHash: await hashPassword(password, hashRequest(ctx, false)),
    locale: ctx.locale,
    createdAt: ctx.now,
  }
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(registrations)
      .values({ email, ...columns })
      .onConflictDoUpdate({ target: registrations.email, set: columns })
    await ctx.jobs.enqueue(ctx.db, accountRegistered, { email, locale: ctx.locale, at: ctx.now.toISOString() })
  })
}

/** Creates the account of a registration. Needs its password, because a stranger could have registered the address. */
export async function confirmRegistration(
  ctx: Ctx,
  { token, password, userAgent }: { token: string; password: string; userAgent: string },
): Promise<StartedSession> {
  const { state, link } = await getLink(ctx, ['confirm'], token)
  const email = link?.email ?? ''
  if (state !== 'open') throw new Refused('link')
  const [registration] = await ctx.db.select().from(registrations).where(eq(registrations.email, email))
  if (!(await verifyPassword(registration?.passwordHash, password, hashRequest(ctx, true))) || !registration) {
    throw new Refused('password')
  }
  return inTransaction(ctx, async (ctx) => {
    await useLink(ctx, token)
    const { passwordHash, locale } = registration
    await ctx.db.delete(registrations).where(eq(registrations.email, email))
    const userId = await createUser(ctx, { email, passwordHash, locale, role: 'supplier', origin: 'registration' })
    return startFirstSession(ctx, { userId, email, isAdmin: false, userAgent }, 'registration')
  })
}

/** Has a link mailed if there is such an account. The answer is the same either way. */
export async function requestPasswordReset(ctx: Ctx, { email }: { email: string }) {
  const { locale, network } = ctx
  const request = { email, locale, at: ctx.now.toISOString(), ...(network && { network }) }
  await ctx.jobs.enqueue(ctx.db, passwordResetRequested, request)
}

/**
 * Sets a new password and ends every session, because others may know the old one. Clears the failed sign-ins, so that
 * the owner is not delayed by those of others. Returns the address of the account.
 */
export async function resetPassword(ctx: Ctx, { token, password }: { token: string; password: string }) {
  const { state, link } = await getLink(ctx, ['reset'], token)
  if (state !== 'open' || !link?.email) throw new Refused('link')
  await rejectWeakPassword(ctx, password, link.email)
  const passwordHash = await hashPassword(password, hashRequest(ctx, true))
  return inTransaction(ctx, async (ctx) => {
    const { email } = await useLink(ctx, token)
    const [user] = await ctx.db
      .update(users)
      .set({ passwordHash, hasPassword: true })
      .where(eq(users.email, email ?? ''))
      .returning()
    if (!user) throw new Refused('link')
    await endSessions(ctx, user.id)
    await endChallenges(ctx, user.id)
    await clearFailures(ctx, user.email)
    await enqueueSecurityNotice(ctx, { userId: user.id, what: 'password-changed' })
    await recordSecurityEvent(ctx, { kind: 'password.changed', userId: user.id, details: { with: 'reset-link' } })
    return user.email
  })
}

/** Creates the account of the first admin by the set-up link, and signs in. */
export async function acceptSetupLink(
  ctx: Ctx,
  input: { token: string; password: string; userAgent: string; email?: string | undefined },
): Promise<StartedSession> {
  const { state } = await getLink(ctx, ['setup'], input.token)
  const { email } = input
  if (state !== 'open' || !email) throw new Refused('link')
  await rejectWeakPassword(ctx, input.password, email)
  const passwordHash = await hashPassword(input.password, hashRequest(ctx, true))
  return inTransaction(ctx, async (ctx) => {
    await lockSetupLinks(ctx)
    await useLink(ctx, input.token)
    if (await hasAdmin(ctx)) throw new Refused('link')
    await notifyFirstAdminCreated(ctx.db)
    const { locale } = ctx
    const account = { email, passwordHash, locale, role: 'supplier', adminRole: 'owner', origin: 'setup' } as const
    const userId = await createUser(ctx, account)
    return startFirstSession(ctx, { userId, email, isAdmin: true, userAgent: input.userAgent }, 'setup')
  })
}

/**
 * Makes a link for the first admin, which invalidates the earlier one; undefined when there is an admin. `storeLink` runs
 * under the lock, so that when two processes start at once the link that works is also the one that is stored.
 */
export function makeSetupLink(ctx: Ctx, storeLink: (link: string) => Promise<void>): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    await lockSetupLinks(ctx)
    if (await hasAdmin(ctx)) return undefined
    await ctx.db.update(accountLinks).set({ replacedAt: ctx.now }).where(openLinkCondition('setup', null))
    const token = newToken()
    const expiresAt = new Date(ctx.now.getTime() + linkLifetimeMs.setup)
    await ctx.db.insert(accountLinks).values({ hash: hashOf(token), purpose: 'setup', locale: ctx.locale, expiresAt })
    const link = linkTo(ctx.publicUrl, 'setup', token)
    await storeLink(link)
    return link
  })
}

/** Serializes making and using set-up links, until the transaction ends. */
const lockSetupLinks = ({ db }: Ctx) => db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.setupLinks})`)

/** Only an open link matches, so of concurrent uses one succeeds. */
export async function useLink(ctx: Ctx, token: string): Promise<Link> {
  const [link] = await ctx.db
    .update(accountLinks)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(accountLinks.hash, hashOf(token)),
        isNull(accountLinks.usedAt),
        isNull(accountLinks.replacedAt),
        gt(accountLinks.expiresAt, ctx.now),
      ),
    )
    .returning()
  if (!link) throw new Refused('link')
  return link
}

/** Signs in with the account that was just created. */
export async function startFirstSession(ctx: Ctx, session: Parameters<typeof startSession>[1], origin: AccountOrigin) {
  const started = await startSession(ctx, session)
  const device = browserName(session.userAgent)
  const details = { origin, isAdmin: session.isAdmin, ...(device && { device }) }
  await recordSecurityEvent(ctx, { kind: 'account.created', userId: session.userId, details })
  return started
}

/** From now on the address is this account's: invitations to it could not be accepted, and it is nobody's former one. */
export async function claimAddress(ctx: Ctx, email: string) {
  await ctx.db
    .update(invitations)
    .set({ replacedAt: ctx.now })
    .where(and(eq(invitations.email, email), isOpenInvitation))
  await ctx.db
    .update(users)
    .set({ formerAddresses: sql`array_remove(${users.formerAddresses}, ${email})` })
    .where(sql`${users.formerAddresses} @> array[${email}]`)
}

type NewUser = {
  email: string
  passwordHash: string
  /** False when nobody knows it. */
  hasPassword?: boolean
  locale: Locale
  role: MemberRole
  level?: AccessLevel
  origin: AccountOrigin
  name?: string
  adminRole?: AdminRole | null
}

/**
 * The only place that creates accounts, so the policy is enforced here.
 */
export async function createUser(ctx: Ctx, { origin, role, level = 'entry', adminRole = null, ...user }: NewUser) {
  if (!canHaveAccount(ctx.signInPolicy, ctx.brand.domain, user.email, origin)) throw new Refused('domain')
  const [created] = await ctx.db
    .insert(users)
    .values({ ...user, createdAt: ctx.now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!created) throw new Refused('known')
  await claimAddress(ctx, user.email)
  // A higher level was chosen for them; the lowest one gives way to that of an organisation.
  const access = { userId: created.id, role, accessLevel: level, hasOwnLevel: level !== 'entry', adminRole }
  await ctx.db.insert(userAccessLevels).values({ ...access, createdAt: ctx.now })
  return created.id
}
