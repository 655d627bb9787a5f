import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { approvals, organisations } from '~/db/schema/organisations'
import { userAccessLevels, users } from '~/db/schema/users'
import { findByDomain } from '~/features/organisations/sources/memberships.server'
import { fold } from '~/lib/folded-text'
import { sharedDomain } from '~/lib/mail-providers'
import type { Ctx } from '~/web/ctx.server'
import type { ApprovalOffer } from './model'

type Applicant = { email: string; organization: string }

/** What can be chosen when this request is approved. */
export async function getApprovalOffer(ctx: Ctx, { email, organization }: Applicant): Promise<ApprovalOffer> {
  authorize(ctx.actor, 'accessRequest.decide')
  const member = await findMember(ctx, email)
  if (member) return { is: 'member', role: member.role }
  const domain = sharedDomain(email)
  const owner = domain ? await findByDomain(ctx, domain) : undefined
  if (owner) {
    const { id, name } = owner
    return { is: 'applicant', organisations: [{ id, name }], by: 'domain', newName: organization, domain: undefined }
  }
  const similar = await listSimilar(ctx, organization)
  const by = similar.length > 0 ? 'name' : 'none'
  return { is: 'applicant', organisations: similar, by, newName: organization, domain }
}

/** Below it, names have little more than a word such as 'hospital' in common. */
const leastSimilarity = 0.45
const mostSimilar = 4

/** Organisations whose name has many trigrams of this one. */
async function listSimilar({ db }: Ctx, name: string) {
  const similarity = sql<number>`similarity(${organisations.searched}, ${fold(name)})`
  return (
    db
      .select({ id: organisations.id, name: organisations.name })
      .from(organisations)
      // The operator uses the index; the similarity is stricter than its threshold.
      .where(and(sql`${organisations.searched} % ${fold(name)}`, gt(similarity, leastSimilarity)))
      .orderBy(desc(similarity), organisations.id)
      .limit(mostSimilar)
  )
}

/** The account of an address. */
export async function findMember({ db }: Ctx, email: string) {
  const { id, email: address, name, locale } = users
  const [member] = await db
    .select({ id, email: address, name, locale, role: userAccessLevels.role })
    .from(users)
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(eq(users.email, email.toLowerCase()))
  return member
}

/** What the approvals of these requests do. */
export async function listEffects(ctx: Ctx, requestIds: string[]) {
  authorize(ctx.actor, 'accessRequest.list')
  if (requestIds.length === 0) return new Map<string, never>()
  const rows = await ctx.db.select().from(approvals).where(inArray(approvals.accessRequestId, requestIds))
  return new Map(rows.map(({ accessRequestId, effect }) => [accessRequestId, effect]))
}
