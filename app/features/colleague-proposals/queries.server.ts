import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { isOpenInvitation } from '~/features/accounts/queries.server'
import { sharedDomain } from '~/lib/mail-providers'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import type { ListedProposal, Proposing } from './model'

const { id, name, email, createdAt, decision } = colleagueProposals
const state = sql<ListedProposal['state']>`coalesce(${decision}::text, 'waiting')`
const isWaiting = isNull(decision)

/** The organisation that a user belongs to, and who joined it first; undefined for someone who belongs nowhere. */
export async function findFirstMember({ db }: Ctx, userId: string) {
  const first = db
    .select({ userId: organisationMembers.userId })
    .from(organisationMembers)
    .where(eq(organisationMembers.organisationId, organisations.id))
    .orderBy(asc(organisationMembers.joinedAt), asc(organisationMembers.userId))
    .limit(1)
  const [found] = await db
    .select({ id: organisations.id, name: organisations.name, firstMember: sql<string>`(${first})` })
    .from(organisations)
    .where(
      sql`${organisations.id} = (select own.organisation_id from ${organisationMembers} as own where own.user_id = ${userId})`,
    )
  return found
}

/** What the actor may propose, and has proposed. */
export async function getProposing(ctx: Ctx): Promise<Proposing> {
  authorize(ctx.actor, 'account.see', ctx.actor?.userId ?? '')
  const { userId } = ctx.actor
  const organisation = await findFirstMember(ctx, userId)
  const proposals = await ctx.db
    .select({ id, name, email, state, createdAt })
    .from(colleagueProposals)
    .where(eq(colleagueProposals.proposerId, userId))
    .orderBy(desc(createdAt), asc(id))
    .limit(20)
  return { organisation: organisation?.firstMember === userId ? organisation.name : null, proposals }
}

export const countWaitingProposals = ({ db }: Ctx) => db.$count(colleagueProposals, isWaiting)

/** A page of proposals: those that wait, the oldest first, then those that are decided, the latest first. */
export async function listProposals(ctx: Ctx, requestedPage: number) {
  authorize(ctx.actor, 'member.invite')
  const total = await ctx.db.$count(colleagueProposals)
  const { page, offset } = pageOf(total, requestedPage)
  return { proposals: await readProposals(ctx, pageSize, offset), total, page }
}

/** Those that wait, the oldest first. */
export async function listWaitingProposals(ctx: Ctx, limit: number): Promise<ListedProposal[]> {
  authorize(ctx.actor, 'member.invite')
  return (await readProposals(ctx, limit, 0)).filter((proposal) => proposal.state === 'waiting')
}

async function readProposals({ db, now }: Ctx, limit: number, offset: number): Promise<ListedProposal[]> {
  const { decidedAt, deciderEmail, organisationId, proposerId } = colleagueProposals
  const hasAccount = sql<boolean>`exists (select from ${users} as account where account.email = ${email})`
  const domain = sql`split_part(${email}, '@', 2)`
  const isOfOrganisation = sql<boolean>`exists (select from ${organisationDomains} where ${organisationDomains.domain} = ${domain} and ${organisationDomains.organisationId} = ${organisationId})`
  const invited = db
    .select({ one: sql`1` })
    .from(invitations)
    .where(and(eq(invitations.email, email), isOpenInvitation, gt(invitations.expiresAt, now)))
  const rows = await db
    .select({
      ...{ id, name, email, state, createdAt, decidedAt, deciderEmail, hasAccount, isOfOrganisation },
      isInvited: sql<boolean>`exists (${invited})`,
      organisation: { id: organisations.id, name: organisations.name },
      proposer: { id: users.id, name: users.name, email: users.email },
    })
    .from(colleagueProposals)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .innerJoin(users, eq(users.id, proposerId))
    .orderBy(sql`${decidedAt} desc nulls first`, asc(createdAt), asc(id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ hasAccount, isInvited, isOfOrganisation, ...row }) => {
    const shared = sharedDomain(row.email)
    const hasSameDomain = isOfOrganisation || (shared !== undefined && shared === sharedDomain(row.proposer.email))
    return { ...row, hasSameDomain, obstacle: hasAccount ? 'known' : isInvited ? 'open' : null }
  })
}
