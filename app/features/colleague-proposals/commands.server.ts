import { and, eq, gt, isNull } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { userAccessLevels, users } from '~/db/schema/users'
import { canHaveAccount } from '~/features/accounts/model'
import { findUser, isOpenInvitation } from '~/features/accounts/queries.server'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { insertInvitation } from '~/features/invitations/commands.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { type DecideProposalRefusal, mostWaiting } from './model'
import { findFirstMember } from './queries.server'
import type { OneProposalInput, ProposeInput } from './schema'

const refused = (reason: DecideProposalRefusal) => new Refused(reason)

/**
 * Stores a colleague whom the first member of an organisation would like to have invited. It does not look whether the
 * address has an account: neither the answer nor its time reveals that.
 */
export async function proposeColleague(ctx: Ctx, { name, email }: ProposeInput) {
  await inTransaction(ctx, async (ctx) => {
    const { actor } = ctx
    authorize(actor, 'account.change', actor?.userId ?? '')
    const { userId } = actor
    // Locked, so that of proposals that are sent at once each is counted.
    await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const organisation = await findFirstMember(ctx, userId)
    authorize(actor, 'colleague.propose', organisation?.firstMember)
    if (!organisation) return
    if (email.toLowerCase() === actor.email.toLowerCase()) throw new Refused('own-address')
    const isOwn = and(eq(colleagueProposals.proposerId, userId), isNull(colleagueProposals.decision))
    const open = await ctx.db.select({ email: colleagueProposals.email }).from(colleagueProposals).where(isOwn)
    // A second click.
    if (open.some((proposal) => proposal.email === email)) return
    if (open.length >= mostWaiting) throw new Refused('too-many')
    await ctx.db
      .insert(colleagueProposals)
      .values({ organisationId: organisation.id, proposerId: userId, name, email, createdAt: ctx.now })
      .onConflictDoNothing()
  })
}

/** Invites the colleague into the organisation of the proposal, in the role and the language of the proposer. */
export const confirmProposal = adminCommand('member.invite', async (ctx, { id }: OneProposalInput) => {
  const { name, email, organisationId, proposerId } = await lockProposal(ctx, id)
  await checkCanBeInvited(ctx, email)
  const [proposer] = await ctx.db
    .select({ role: userAccessLevels.role, locale: users.locale })
    .from(users)
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(eq(users.id, proposerId))
  if (!proposer) throw refused('gone')
  const invited = await insertInvitation(ctx, ctx.actor, { email, name, organisationId, ...proposer })
  if (!invited) throw refused('open')
  await decide(ctx, id, 'confirmed')
  await ctx.record({ action: 'proposal.confirmed', id: email, name: `${name} <${email}>` })
  return { email }
})

/** The proposer sees that it was declined; nobody gets a mail. */
export const declineProposal = adminCommand('member.invite', async (ctx, { id }: OneProposalInput) => {
  const { name, email } = await lockProposal(ctx, id)
  await decide(ctx, id, 'declined')
  await ctx.record({ action: 'proposal.declined', id: email, name: `${name} <${email}>` })
  return { email }
})

/** Locked until the transaction ends, so that of two admins who decide at once the second is refused. */
async function lockProposal({ db }: Ctx, id: string) {
  const [proposal] = await db.select().from(colleagueProposals).where(eq(colleagueProposals.id, id)).for('update')
  if (!proposal) throw refused('gone')
  if (proposal.decision) throw refused('decided')
  return proposal
}

const decide = ({ db, now, actor }: AdminCtx, id: string, decision: 'confirmed' | 'declined') =>
  db
    .update(colleagueProposals)
    .set({ decision, decidedAt: now, deciderEmail: actor.email })
    .where(eq(colleagueProposals.id, id))

async function checkCanBeInvited(ctx: Ctx, email: string) {
  if (await findUser(ctx, email)) throw refused('known')
  if (!canHaveAccount(ctx.signInPolicy, ctx.brand.domain, email, 'invitation')) throw refused('domain')
  const [open] = await ctx.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.email, email), isOpenInvitation, gt(invitations.expiresAt, ctx.now)))
  if (open) throw refused('open')
}
