import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { invitations } from '~/db/schema/invitations'
import { organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import type { LinkState } from '~/features/accounts/model'
import { isOpenInvitation } from '~/features/accounts/queries.server'
import { maxBulk } from '~/features/admin/model'
import { fold } from '~/lib/folded-text'
import { dayMs } from '~/lib/promise-clock'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  expiringDays,
  type InvitationFilter,
  type InvitationState,
  type ListedInvitation,
  type OpenedInvitation,
  stateOf,
} from './model'

type Row = typeof invitations.$inferSelect

const linkStates: Record<InvitationState, LinkState> = {
  waiting: 'open',
  accepted: 'used',
  expired: 'expired',
  revoked: 'revoked',
  replaced: 'replaced',
}

/** The invitation of a token and its state. Changes nothing, so that a mail scanner that opens the link does not use it up. */
export async function getInvitationByToken(ctx: Ctx, token: string): Promise<{ state: LinkState; invitation?: Row }> {
  const [invitation] = await ctx.db
    .select()
    .from(invitations)
    .where(eq(invitations.hash, hashOf(token)))
  return invitation ? { state: linkStates[stateOf(invitation, ctx.now)], invitation } : { state: 'wrong' }
}

/** Who invites, and into which organisation, as the person who is invited reads it; each empty where there is none. */
export async function getInvitationNames({ db }: Ctx, { inviterId, organisationId }: Named) {
  const [inviter] = inviterId ? await db.select({ name: users.name }).from(users).where(eq(users.id, inviterId)) : []
  const [organisation] = organisationId
    ? await db.select({ name: organisations.name }).from(organisations).where(eq(organisations.id, organisationId))
    : []
  return { inviter: inviter?.name ?? '', organisation: organisation?.name ?? '' }
}
type Named = Pick<Row, 'inviterId' | 'organisationId'>

/** As `stateOf` says it, for queries. */
function inState(state: InvitationFilter['state'], now: Date): SQL | undefined {
  const { acceptedAt, revokedAt, replacedAt, expiresAt } = invitations
  switch (state) {
    case 'all':
      return or(isNull(replacedAt), isNotNull(acceptedAt), isNotNull(revokedAt))
    case 'waiting':
      return and(isOpenInvitation, gt(expiresAt, now))
    case 'expiring':
      return and(isOpenInvitation, gt(expiresAt, now), lte(expiresAt, new Date(now.getTime() + expiringDays * dayMs)))
    case 'expired':
      return and(isOpenInvitation, lte(expiresAt, now))
    case 'accepted':
      return isNotNull(acceptedAt)
    case 'revoked':
      return and(isNotNull(revokedAt), isNull(acceptedAt))
    case 'replaced':
      return and(isNotNull(replacedAt), isNull(acceptedAt), isNull(revokedAt))
  }
}

/** Invitations with these words in the name, the address or the name of the organisation. */
function matching({ now }: Ctx, { q, state }: Pick<InvitationFilter, 'q' | 'state'>) {
  const words = fold(q).split(' ').filter(Boolean)
  const pattern = `%${words.join('%')}%`
  const isOfOrganisation = sql`${invitations.organisationId} in (select ${organisations.id} from ${organisations} where ${like(organisations.searched, pattern)})`
  return and(
    inState(state, now),
    words.length > 0 ? or(like(invitations.searched, pattern), isOfOrganisation) : undefined,
  )
}

/** How many of the invitations that match can be sent again or revoked. */
const changeable = (ctx: Ctx, filter: Pick<InvitationFilter, 'q' | 'state'>) =>
  and(matching(ctx, filter), isOpenInvitation)

const orders = {
  newest: [desc(invitations.createdAt)],
  // Those that ended long ago come last.
  expiry: [sql`${isOpenInvitation} desc`, asc(invitations.expiresAt)],
}

const inviterName = sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email}, ${invitations.inviterEmail})`
const columns = { invitation: invitations, organisation: organisations.name, inviter: inviterName, inviterId: users.id }

const listed = (ctx: Ctx) =>
  ctx.db
    .select(columns)
    .from(invitations)
    .leftJoin(organisations, eq(organisations.id, invitations.organisationId))
    .leftJoin(users, eq(users.id, invitations.inviterId))
    .$dynamic()

type Listed = { invitation: Row; organisation: string | null; inviter: string | null; inviterId: string | null }

const toListed = ({ invitation, organisation, inviter, inviterId }: Listed, now: Date): ListedInvitation => {
  const { id, email, name, role, adminRole, accessLevel, organisationId } = invitation
  const { locale, expiresAt, createdAt, accessRequestId } = invitation
  return {
    ...{ id, email, name, role, adminRole, locale, expiresAt, createdAt, accessRequestId, inviter, inviterId },
    level: accessLevel,
    organisation: organisationId && organisation !== null ? { id: organisationId, name: organisation } : null,
    state: stateOf(invitation, now),
    endedAt: invitation.acceptedAt ?? invitation.revokedAt ?? invitation.replacedAt,
  }
}

/** A page of the list, and how many of all that match can be changed. */
export async function listInvitations(ctx: Ctx, filter: InvitationFilter) {
  authorize(ctx.actor, 'member.invite')
  const condition = matching(ctx, filter)
  const total = await ctx.db.$count(invitations, condition)
  const { page, offset } = pageOf(total, filter.page)
  const rows = await listed(ctx)
    .where(condition)
    .orderBy(...orders[filter.sort], asc(invitations.id))
    .limit(pageSize)
    .offset(offset)
  const open = await ctx.db.$count(invitations, changeable(ctx, filter))
  return { invitations: rows.map((row) => toListed(row, ctx.now)), total, page, open }
}

/** As many as one command may change and one more, those that expire first. */
export async function listMatchingIds(ctx: Ctx, filter: Pick<InvitationFilter, 'q' | 'state'>): Promise<string[]> {
  authorize(ctx.actor, 'member.invite')
  const rows = await ctx.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(changeable(ctx, filter))
    .orderBy(asc(invitations.expiresAt), asc(invitations.id))
    .limit(maxBulk + 1)
  return rows.map(({ id }) => id)
}

/** One invitation, whether or not the filter matches it; null when there is none. */
export async function getInvitation(ctx: Ctx, id: string | null): Promise<OpenedInvitation | null> {
  authorize(ctx.actor, 'member.invite')
  const parsed = z.uuid().safeParse(id)
  const [row] = parsed.success ? await listed(ctx).where(eq(invitations.id, parsed.data)) : []
  if (!row) return null
  const { email } = row.invitation
  const others = await ctx.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, email), ne(invitations.id, row.invitation.id)))
    .orderBy(desc(invitations.createdAt))
    .limit(5)
  return {
    ...toListed(row, ctx.now),
    others: others.map((other) => ({ id: other.id, state: stateOf(other, ctx.now), createdAt: other.createdAt })),
  }
}

/** Open invitations that expire soon, next first. Those whose person has an account by now are left out. */
export async function listExpiring(ctx: Ctx, limit: number): Promise<ListedInvitation[]> {
  authorize(ctx.actor, 'member.invite')
  const hasNoAccount = sql`not exists (select from ${users} as account where account.email = ${invitations.email})`
  const rows = await listed(ctx)
    .where(and(inState('expiring', ctx.now), hasNoAccount))
    .orderBy(asc(invitations.expiresAt), asc(invitations.id))
    .limit(limit)
  return rows.map((row) => toListed(row, ctx.now))
}

/** The newest invitation of each of these requests. */
export async function listInvitationsOf(ctx: Ctx, requestIds: string[]): Promise<Map<string, Row>> {
  authorize(ctx.actor, 'accessRequest.list')
  if (requestIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(invitations)
    .where(inArray(invitations.accessRequestId, requestIds))
    .orderBy(asc(invitations.createdAt))
  return new Map(rows.map((row) => [row.accessRequestId ?? '', row]))
}
