import { and, eq, gt, lte, ne } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { hashPassword } from '~/auth/passwords.server'
import { can, type Member } from '~/auth/permissions'
import type { StartedSession } from '~/auth/sessions.server'
import { hashOf } from '~/auth/tokens.server'
import { invitations } from '~/db/schema/invitations'
import { userAccessLevels } from '~/db/schema/users'
import {
  acceptSetupLink,
  createUser,
  hashRequest,
  rejectWeakPassword,
  startFirstSession,
} from '~/features/accounts/commands.server'
import { canHaveAccount, linkLifetimeMs } from '~/features/accounts/model'
import { findUser, isOpenInvitation } from '~/features/accounts/queries.server'
import { type AdminCtx, adminCommand, changeEach, chosenRows } from '~/features/admin/commands.server'
import type { ChosenInput } from '~/features/admin/schema'
import { findChosenOrganisation } from '~/features/organisations/queries.server'
import { findOrganisation, joinOrganisation } from '~/features/organisations/sources/memberships.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { enqueueSecurityNotice } from '~/features/security-notices/jobs.server'
import { startDigest } from '~/features/today/commands.server'
import type { Locale } from '~/i18n/locales'
import type { AccessLevel } from '~/lib/access-levels'
import type { AdminRole } from '~/lib/admin-roles'
import { Refused } from '~/lib/app-error'
import type { MemberRole } from '~/lib/member-roles'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { invitationCreated } from './jobs.server'
import { type InvitationRefusal, isChangeable, stateOf } from './model'
import { getInvitationByToken, listMatchingIds } from './queries.server'
import { type AddressInput, type InviteInput, invitationFilter, type OneInvitationInput } from './schema'

const refused = (reason: InvitationRefusal) => new Refused(reason)

type Row = typeof invitations.$inferSelect
export type Inviter = Pick<Member, 'userId' | 'email'>
export type Invitee = {
  email: string
  name: string
  role: MemberRole
  /** Without it, or for the lowest, they get that of their organisation. */
  level?: AccessLevel | null | undefined
  adminRole?: AdminRole | null | undefined
  organisationId?: string | null | undefined
  accessRequestId?: string | null | undefined
  locale: Locale
}

/**
 * Stores an invitation that replaces the open one to the same address, or only one that has expired, and has it mailed.
 * Undefined when another process has just invited the address. The caller has checked who may invite: a job does it for the
 * admin who decided.
 */
export async function insertInvitation(
  ctx: Ctx,
  inviter: Inviter | null,
  invitee: Invitee,
  { replaces = 'open' }: { replaces?: 'open' | 'expired' } = {},
) {
  const { level, adminRole = null, organisationId = null, accessRequestId = null, ...person } = invitee
  const email = person.email.toLowerCase()
  await ctx.db
    .update(invitations)
    .set({ replacedAt: ctx.now })
    .where(
      and(
        eq(invitations.email, email),
        isOpenInvitation,
        replaces === 'expired' ? lte(invitations.expiresAt, ctx.now) : undefined,
      ),
    )
  const [created] = await ctx.db
    .insert(invitations)
    .values({
      ...person,
      email,
      accessLevel: level === 'entry' ? null : level,
      adminRole,
      organisationId,
      accessRequestId,
      inviterId: inviter?.userId ?? null,
      inviterEmail: inviter?.email ?? null,
      expiresAt: new Date(ctx.now.getTime() + linkLifetimeMs.invite),
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: invitations.id })
  if (created) await ctx.jobs.enqueue(ctx.db, invitationCreated, { invitationId: created.id })
  return created?.id
}

/** A second click must not replace the link that was just mailed. */
const repeatedWithinMs = 60_000

export const inviteSomeone = adminCommand('member.invite', async (ctx, input: InviteInput) => {
  const { email, name = '', role, level, adminRole, organisation, locale = ctx.locale } = input
  checkMayInviteAs(ctx, adminRole)
  await checkCanBeInvited(ctx, email)
  const open = await findOpen(ctx, email)
  if (open) return answerRepeated(ctx, open)
  const organisationId = organisation ? await organisationOf(ctx, organisation) : null
  const invitee = { email, name, role, level, adminRole, organisationId, locale }
  // Of two admins at once the first one's link stays valid: it may have been mailed already.
  const id = await insertInvitation(ctx, ctx.actor, invitee, { replaces: 'expired' })
  const details = { name, role, ...(adminRole && { adminRole }) }
  if (!id) return answerRepeated(ctx, await findOpen(ctx, email))
  await ctx.record({ action: 'user.invited', id: email, name: email, details })
  return { email }
})

async function findOpen({ db, now }: Ctx, email: string): Promise<Row | undefined> {
  const isValid = and(eq(invitations.email, email), isOpenInvitation, gt(invitations.expiresAt, now))
  const [open] = await db.select().from(invitations).where(isValid)
  return open
}

/** A second click of the same admin is done already; a colleague is told that there is an invitation, perhaps another one than theirs. */
function answerRepeated({ now, actor }: AdminCtx, open: Row | undefined) {
  const isOwn = open?.inviterId === actor.userId
  if (!isOwn || now.getTime() - open.createdAt.getTime() >= repeatedWithinMs) throw refused('open')
  return { email: open.email }
}

/** An admin is invited by an owner, as one is promoted by an owner: with a fresh proof. */
function checkMayInviteAs(ctx: AdminCtx, adminRole: AdminRole | null | undefined) {
  if (!adminRole) return
  if (!can(ctx.actor, 'admin.manage')) throw refused('only-owners')
  requireFreshProof(ctx)
}

async function organisationOf(ctx: Ctx, choice: string) {
  const chosen = await findChosenOrganisation(ctx, choice)
  if (chosen === 'unknown') throw refused('no-organisation')
  if (chosen === 'several') throw refused('several-organisations')
  return chosen.id
}

/** Sends a new link and invalidates the earlier one. Of two admins who do it at once the second is refused. */
export const resendInvitation = adminCommand('member.invite', async (ctx, { id }: OneInvitationInput) => {
  const { before, newId } = await resend(ctx, id)
  return { email: before.email, id: newId }
})

export const resendInvitations = adminCommand('member.invite', async (ctx, chosen: ChosenInput) =>
  changeEach(await chosenIds(ctx, chosen), (id) => resend(ctx, id)),
)

/** `to`: what differs from the earlier invitation, such as the language. */
export async function resend(ctx: AdminCtx, id: string, to: Partial<Pick<Row, 'email' | 'locale'>> = {}) {
  const before = await lockOpen(ctx, id)
  checkMayInviteAs(ctx, before.adminRole)
  const after = { ...before, ...to }
  await checkCanBeInvited(ctx, after.email)
  await endInvitation(ctx, id, 'replacedAt')
  const newId = await insertInvitation(ctx, ctx.actor, inviteeOf(after))
  if (!to.email) await ctx.record({ action: 'invitation.resent', id: before.email, name: nameOf(before) })
  return { before, newId }
}

const inviteeOf = ({
  email,
  name,
  role,
  locale,
  accessLevel: level,
  adminRole,
  organisationId,
  accessRequestId,
}: Row): Invitee => ({
  ...{ email, name, role, locale, level, adminRole, organisationId, accessRequestId },
})

/** The link stops working at once, also while its mail is on the way. */
export const revokeInvitation = adminCommand('member.invite', async (ctx, { id }: OneInvitationInput) => {
  const { email } = await revoke(ctx, id)
  return { email }
})

export const revokeInvitations = adminCommand('member.invite', async (ctx, chosen: ChosenInput) =>
  changeEach(await chosenIds(ctx, chosen), (id) => revoke(ctx, id)),
)

async function revoke(ctx: AdminCtx, id: string) {
  const row = await lockOpen(ctx, id)
  await endInvitation(ctx, id, 'revokedAt')
  await ctx.record({ action: 'invitation.revoked', id: row.email, name: nameOf(row) })
  return row
}

/** A new invitation to another address; the link that was mailed to the earlier one stops working. */
export const changeAddress = adminCommand('member.invite', async (ctx, { id, email }: AddressInput) => {
  const [other] = await ctx.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(eq(invitations.email, email), isOpenInvitation, gt(invitations.expiresAt, ctx.now), ne(invitations.id, id)),
    )
  if (other) throw refused('open')
  if ((await lockOpen(ctx, id)).email === email) throw refused('same')
  const { before, newId } = await resend(ctx, id, { email })
  const details = { from: before.email }
  await ctx.record({ action: 'invitation.readdressed', id: email, name: nameOf({ ...before, email }), details })
  return { email, id: newId }
})

const nameOf = ({ name, email }: Pick<Row, 'name' | 'email'>) => (name ? `${name} <${email}>` : email)

const chosenIds = (ctx: Ctx, { id, ...matched }: ChosenInput) =>
  chosenRows(id, matched, (query) => listMatchingIds(ctx, invitationFilter(query)))

/** Locked until the transaction ends: of two admins, or of an admin and the person who accepts it, one is first. */
async function lockOpen({ db, now }: Ctx, id: string): Promise<Row> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id)).for('update')
  if (!row) throw refused('gone')
  if (!isChangeable(stateOf(row, now))) throw refused('ended')
  return row
}

const endInvitation = ({ db, now }: Ctx, id: string, end: 'replacedAt' | 'revokedAt') =>
  db
    .update(invitations)
    .set({ [end]: now })
    .where(eq(invitations.id, id))

/** Refuses an invitation that could never be accepted. */
async function checkCanBeInvited(ctx: Ctx, email: string) {
  if (await findUser(ctx, email)) throw refused('known')
  if (!canHaveAccount(ctx.signInPolicy, ctx.brand.domain, email, 'invitation')) throw refused('domain')
}

type Acceptance = { token: string; password: string; userAgent: string; email?: string | undefined }

/**
 * Creates the account of an invitation, and signs in. The person joins the organisation of the invitation and gets its
 * level, unless one was chosen for them. A token of no invitation may be that of the set-up link, which has the same page.
 */
export async function acceptInvitation(ctx: Ctx, input: Acceptance): Promise<StartedSession> {
  const { state, invitation } = await getInvitationByToken(ctx, input.token)
  if (!invitation) return acceptSetupLink(ctx, input)
  if (state !== 'open') throw new Refused('link')
  await rejectWeakPassword(ctx, input.password, invitation.email)
  const passwordHash = await hashPassword(input.password, hashRequest(ctx, true))
  return inTransaction(ctx, async (ctx) => {
    // Locked before the invitation, in the order of a merge, so that the two do not wait for each other.
    if (invitation.organisationId) await findOrganisation(ctx, invitation.organisationId, 'update')
    const used = await useInvitation(ctx, input.token)
    const { email, name, role, locale, accessLevel: level, organisationId } = used
    const adminRole = await invitedAdminRole(ctx, used)
    const person = { email, passwordHash, name, locale, role, level: level ?? 'entry', adminRole }
    const userId = await createUser(ctx, { ...person, origin: 'invitation' })
    const organisation = organisationId ? await findOrganisation(ctx, organisationId, 'update') : undefined
    if (organisation) await joinOrganisation(ctx, organisation, [userId])
    if (adminRole) {
      await startDigest(ctx, userId)
      await enqueueSecurityNotice(ctx, { userId, what: 'promoted', adminRole })
      await recordSecurityEvent(ctx, { kind: 'user.promoted', userId, details: { adminRole } })
    }
    const session = { userId, email, isAdmin: adminRole !== null, userAgent: input.userAgent }
    return startFirstSession(ctx, session, 'invitation')
  })
}

/** Null when the inviter is no longer an owner: what they had sent must not outlast their rights. The account is a member's. */
async function invitedAdminRole({ db }: Ctx, { adminRole, inviterId }: Row) {
  if (!adminRole || !inviterId) return null
  const [inviter] = await db
    .select({ adminRole: userAccessLevels.adminRole })
    .from(userAccessLevels)
    .where(eq(userAccessLevels.userId, inviterId))
    .for('share')
  return inviter?.adminRole === 'owner' ? adminRole : null
}

/** Only an open invitation matches, so of concurrent uses one succeeds, and none after it was revoked. */
async function useInvitation(ctx: Ctx, token: string): Promise<Row> {
  const [used] = await ctx.db
    .update(invitations)
    .set({ acceptedAt: ctx.now })
    .where(and(eq(invitations.hash, hashOf(token)), isOpenInvitation, gt(invitations.expiresAt, ctx.now)))
    .returning()
  if (!used) throw new Refused('link')
  return used
}
