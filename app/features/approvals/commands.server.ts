import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { accessRequests } from '~/db/schema/access-requests'
import { approvals } from '~/db/schema/organisations'
import { userAccessLevels, users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { recordAction } from '~/features/activity/commands.server'
import type { AdminCtx } from '~/features/admin/commands.server'
import { insertInvitation } from '~/features/invitations/commands.server'
import { kindOfRole } from '~/features/organisations/model'
import {
  findByDomain,
  findOrCreateByDomain,
  findOrganisation,
} from '~/features/organisations/sources/memberships.server'
import { endLostSeats } from '~/features/seats/sources/settle.server'
import type { Locale } from '~/i18n/locales'
import { Refused } from '~/lib/app-error'
import { sharedDomain } from '~/lib/mail-providers'
import type { Ctx } from '~/web/ctx.server'
import { approvedMember } from './emails/approved-member'
import { newOrganisation, noOrganisation } from './model'
import { findMember } from './queries.server'
import type { ApprovalInput } from './schema'

type Request = Pick<
  typeof accessRequests.$inferSelect,
  'id' | 'name' | 'email' | 'organization' | 'role' | 'reviewedBy' | 'reviewerEmail'
>
type Approval = typeof approvals.$inferSelect

/**
 * Stores with a decision what it will do. Nothing happens before the decision can't be undone any more. Someone who has
 * an account is never invited: without a choice they are only told.
 */
export async function storeApproval(
  ctx: AdminCtx,
  request: Pick<Request, 'id' | 'email' | 'organization'>,
  input: ApprovalInput,
) {
  const member = await findMember(ctx, request.email)
  const values = member
    ? { effect: input.effect ?? 'none', organisationId: null, newOrganisation: null }
    : { effect: 'invitation' as const, ...(await placeOf(ctx, request, input.organisation)) }
  await ctx.db
    .insert(approvals)
    .values({ accessRequestId: request.id, ...values })
    .onConflictDoUpdate({ target: approvals.accessRequestId, set: { ...values, doneAt: null } })
  return { isMember: Boolean(member) }
}

async function placeOf(ctx: Ctx, { email, organization }: Pick<Request, 'email' | 'organization'>, chosen = '') {
  if (chosen === noOrganisation) return { organisationId: null, newOrganisation: null }
  if (chosen === newOrganisation) return { organisationId: null, newOrganisation: organization }
  if (chosen) {
    const organisation = await findOrganisation(ctx, chosen)
    // A colleague has merged it since the page was loaded: the admin chooses again.
    if (!organisation) throw new Refused('no-organisation')
    return { organisationId: organisation.id, newOrganisation: null }
  }
  const domain = sharedDomain(email)
  const owner = domain ? await findByDomain(ctx, domain) : undefined
  return { organisationId: owner?.id ?? null, newOrganisation: null }
}

/** Matches requests whose approval has not taken effect. */
export const isNotCarriedOut = sql`not exists (select from ${approvals} where ${approvals.accessRequestId} = ${accessRequests.id} and ${approvals.doneAt} is not null)`

export async function deleteApprovals({ db }: Ctx, requestIds: string[]) {
  await db.delete(approvals).where(inArray(approvals.accessRequestId, requestIds))
}

/** Does what was stored with the decision, once: a second run finds that it is done. Runs in the job's transaction. */
export async function carryOutApproval(ctx: Ctx, request: Request, locale: Locale) {
  const [approval] = await ctx.db
    .update(approvals)
    .set({ doneAt: ctx.now })
    .where(and(eq(approvals.accessRequestId, request.id), isNull(approvals.doneAt)))
    .returning()
  if (!approval) return
  const member = await findMember(ctx, request.email)
  // They may have opened or lost an account since the decision.
  if (member) return tellMember(ctx, request, approval, member, locale)
  const { id: accessRequestId, name, email, role } = request
  const organisationId = await placeApplicant(ctx, request, approval)
  await insertInvitation(ctx, reviewerOf(request), { email, name, role, organisationId, accessRequestId, locale })
}

const reviewerOf = ({ reviewedBy, reviewerEmail }: Request) =>
  reviewedBy && reviewerEmail ? { userId: reviewedBy, email: reviewerEmail } : null

/** The organisation that the invitation leads to, created if that was chosen. */
async function placeApplicant(ctx: Ctx, request: Request, { organisationId, newOrganisation: name }: Approval) {
  if (!name) return organisationId
  const fields = { name, kind: kindOfRole(request.role), domain: sharedDomain(request.email) }
  const { organisation, isNew } = await findOrCreateByDomain(ctx, fields)
  if (isNew)
    await recordFor(ctx, request, { action: 'organisation.created', id: organisation.id, name: organisation.name })
  return organisation.id
}

type FoundMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

async function tellMember(ctx: Ctx, request: Request, { effect }: Approval, member: FoundMember, locale: Locale) {
  const isChanged = effect === 'role' && member.role !== request.role
  if (isChanged) {
    const { role } = request
    await ctx.db.update(userAccessLevels).set({ role }).where(eq(userAccessLevels.userId, member.id))
    await endLostSeats(ctx, [member.id])
    const details = { from: member.role, to: role }
    await recordFor(ctx, request, { action: 'user.role-changed', id: member.id, name: member.email, details })
  }
  // Not the name of the request: anybody may have sent it for this address.
  const name = member.name || member.email
  const approved = { name, role: isChanged ? request.role : member.role, isChanged }
  await queueMail(ctx, {
    key: `access-request.approved:${request.id}:${ctx.now.toISOString()}`,
    template: 'access-request.approved',
    locale,
    to: { name: member.name, address: member.email },
    replyTo: ctx.brand.email,
    ...(await renderMail(ctx, locale, (tools) => approvedMember(tools, approved))),
  })
}

type Recorded = { action: string; id: string; name: string; details?: Record<string, unknown> }

/** The admin who decided has done it, though it happens later; their account may be gone by now. */
async function recordFor(ctx: Ctx, request: Request, { action, id, name, details }: Recorded) {
  const { reviewedBy, reviewerEmail } = request
  const [reviewer] = reviewedBy ? await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, reviewedBy)) : []
  const actor = { userId: reviewer?.id ?? null, email: reviewerEmail ?? '' }
  await recordAction({ ...ctx, actor }, { action, id, name, details: { ...details, request: request.id } })
}
