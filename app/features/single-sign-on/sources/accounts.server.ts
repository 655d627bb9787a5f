import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { unusablePasswordHash } from '~/auth/passwords.server'
import type { ProviderClaims } from '~/auth/provider-answers'
import { identityProviders, linkedIdentities } from '~/db/schema/identity-providers'
import { invitations } from '~/db/schema/invitations'
import { organisationDomains } from '~/db/schema/organisations'
import { processingLimits } from '~/db/schema/personal-data'
import { userAccessLevels, users } from '~/db/schema/users'
import { createUser } from '~/features/accounts/commands.server'
import { canHaveAccount } from '~/features/accounts/model'
import { isOpenInvitation } from '~/features/accounts/queries.server'
import { hasFactor } from '~/features/factors/queries.server'
import type { ProviderRow } from '~/features/identity-providers/queries.server'
import { findOrganisation, joinOrganisation, type Row } from '~/features/organisations/sources/memberships.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { enqueueSecurityNotice } from '~/features/security-notices/jobs.server'
import { Refused } from '~/lib/app-error'
import { personName } from '~/lib/input'
import { domainOf } from '~/lib/mail-providers'
import { maySignIn } from '~/lib/sign-in-policy'
import type { Ctx } from '~/web/ctx.server'
import type { AnswerRefusal } from '../model'
import { verifiedAddress } from '../schema'

const refused = (reason: AnswerRefusal) => new Refused(reason)

export type Account = { id: string; email: string; createdAt: Date; isAdmin: boolean; isNew: boolean }

/**
 * The account of who has signed in at a provider: the one that is linked, else the one with the verified address, else a new
 * one if the policy allows it. In a transaction: people of one organisation come one after another, so that two first
 * sign-ins of one person give one account.
 */
export async function findOrCreateAccount(ctx: Ctx, provider: ProviderRow, claims: ProviderClaims): Promise<Account> {
  const organisation = await findOrganisation(ctx, provider.organisationId, 'update')
  // Read again: it may have been turned off or changed since the sign-in began.
  const [current] = await ctx.db.select().from(identityProviders).where(eq(identityProviders.id, provider.id))
  if (!organisation || !current?.isEnabled || current.issuer !== provider.issuer) throw refused('off')
  const email = verifiedAddress(claims)
  if (email === undefined) throw refused('unverified')
  await checkBelongs(ctx, email, organisation.id)
  const linked = await findLinked(ctx, claims)
  if (linked) {
    // The address of the account, which may be another one: someone who has left keeps the account, but not this way in.
    await checkBelongs(ctx, linked.email, organisation.id)
    checkMaySignIn(ctx, linked)
    const isThis = and(eq(linkedIdentities.issuer, claims.iss), eq(linkedIdentities.subject, claims.sub))
    await ctx.db.update(linkedIdentities).set({ lastUsedAt: ctx.now }).where(isThis)
    return linked
  }
  const known = await findByAddress(ctx, email)
  if (known) checkMaySignIn(ctx, known)
  // Not linked: the provider alone has not shown whose account it is. They are asked for the factor each time.
  if (known && (await hasFactor(ctx, known.id))) return known
  const account = known ?? (await createMember(ctx, organisation, email, claims.name))
  await link(ctx, account.id, provider.id, claims)
  if (known) {
    await enqueueSecurityNotice(ctx, { userId: known.id, what: 'identity-linked' })
    const details = { organisation: organisation.id }
    await recordSecurityEvent(ctx, { kind: 'identity.linked', userId: known.id, details })
  }
  return account
}

async function checkBelongs({ db }: Ctx, email: string, organisationId: string) {
  const isIts = and(
    eq(organisationDomains.domain, domainOf(email)),
    eq(organisationDomains.organisationId, organisationId),
  )
  const [domain] = await db.select().from(organisationDomains).where(isIts)
  if (!domain) throw refused('address')
}

/** An admin at no other organisation than the site's own: its IT department could act as the admin. */
function checkMaySignIn({ signInPolicy, brand }: Ctx, { email, isAdmin }: Account) {
  if (!maySignIn(signInPolicy, brand.domain, email)) throw refused('policy')
  if (isAdmin && domainOf(email) !== brand.domain) throw refused('admin')
}

async function checkNotRestricted({ db }: Ctx, email: string) {
  const isRestricted = and(eq(processingLimits.email, email), isNotNull(processingLimits.restrictedAt))
  const [restricted] = await db.select().from(processingLimits).where(isRestricted)
  if (restricted) throw refused('restricted')
}

const accountColumns = {
  id: users.id,
  email: users.email,
  createdAt: users.createdAt,
  isAdmin: sql<boolean>`${userAccessLevels.adminRole} is not null`,
}

async function findLinked({ db }: Ctx, { iss, sub }: ProviderClaims): Promise<Account | undefined> {
  const [row] = await db
    .select(accountColumns)
    .from(linkedIdentities)
    .innerJoin(users, eq(users.id, linkedIdentities.userId))
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(and(eq(linkedIdentities.issuer, iss), eq(linkedIdentities.subject, sub)))
  return row && { ...row, isNew: false }
}

async function findByAddress({ db }: Ctx, email: string): Promise<Account | undefined> {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(eq(users.email, email))
  return row && { ...row, isNew: false }
}

/** An account has one person at a provider: the next owner of an address is refused here. */
async function link({ db, now }: Ctx, userId: string, providerId: string, { iss, sub }: ProviderClaims) {
  const row = { userId, providerId, issuer: iss, subject: sub, createdAt: now, lastUsedAt: now }
  const [linked] = await db.insert(linkedIdentities).values(row).onConflictDoNothing().returning()
  if (!linked) throw refused('taken')
}

/**
 * A member without a password. The policy decides as for a registration; an open invitation to the address is accepted, as
 * the provider has proved whose it is. Never an admin.
 */
async function createMember(ctx: Ctx, organisation: Row, email: string, name: string | undefined): Promise<Account> {
  await checkNotRestricted(ctx, email)
  const isTheirs = and(eq(invitations.email, email), isOpenInvitation, gt(invitations.expiresAt, ctx.now))
  const [invitation] = await ctx.db.update(invitations).set({ acceptedAt: ctx.now }).where(isTheirs).returning()
  const origin = invitation ? 'invitation' : 'organisation'
  if (!canHaveAccount(ctx.signInPolicy, ctx.brand.domain, email, origin)) throw refused('policy')
  const id = await createUser(ctx, {
    email,
    passwordHash: unusablePasswordHash(),
    hasPassword: false,
    // Names are written into mails: one that no form would accept is left out.
    name: invitation?.name || (personName.safeParse(name).data ?? ''),
    locale: invitation?.locale ?? ctx.locale,
    role: invitation?.role ?? (organisation.kind === 'other' ? 'supplier' : organisation.kind),
    level: invitation?.accessLevel ?? 'entry',
    origin,
  })
  await joinOrganisation(ctx, organisation, [id])
  return { id, email, createdAt: ctx.now, isAdmin: false, isNew: true }
}
