import { and, desc, eq, gt, ne, or } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { dataExports, erasures, isStaying, processingLimits, rightsLinks } from '~/db/schema/personal-data'
import { userAccessLevels } from '~/db/schema/users'
import { isLastOf } from '~/features/users/model'
import type { Ctx } from '~/web/ctx.server'
import type { LinkState, OwnData, Part, PersonLimits } from './model'
import { parts } from './model'
import { collectRows, personOf } from './sources/collect.server'

/** What the page about the actor's own data shows. */
export async function getOwnData(ctx: Ctx): Promise<OwnData> {
  const { db, actor, now } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  const { email } = actor
  const isCurrent = or(ne(dataExports.status, 'ready'), gt(dataExports.expiresAt, now))
  const [copy] = await db
    .select({ status: dataExports.status, expiresAt: dataExports.expiresAt })
    .from(dataExports)
    .where(and(eq(dataExports.email, email), isCurrent))
    .orderBy(desc(dataExports.createdAt))
    .limit(1)
  return { email, copy: copy ?? null, counts: await countParts(ctx, actor), ...(await getLimits(ctx, email)) }
}

/** What an erasure would delete. */
async function countParts(ctx: Ctx, { userId, email }: { userId: string; email: string }) {
  const copied = await collectRows(ctx, { userId, email })
  const counts = new Map<Part, number>()
  for (const { part, rows } of copied.filter(({ isDeleted }) => isDeleted))
    counts.set(part, (counts.get(part) ?? 0) + rows.length)
  return parts.flatMap((part) => {
    const count = counts.get(part)
    return count ? [{ part, count }] : []
  })
}

/** The rights that are in effect for a person; for the person's own page and for that of admins, which authorize. */
async function getLimits({ db }: Ctx, email: string): Promise<PersonLimits> {
  const [limits] = await db.select().from(processingLimits).where(eq(processingLimits.email, email))
  const [erasure] = await db.select({ dueAt: erasures.dueAt }).from(erasures).where(eq(erasures.email, email))
  return {
    restrictedBy: limits?.restrictedAt ? (limits.restrictedBy ?? 'admin') : null,
    hasObjected: Boolean(limits?.objectedAt),
    erasedOn: erasure?.dueAt ?? null,
  }
}

export async function getPersonLimits(ctx: Ctx, email: string): Promise<PersonLimits> {
  authorize(ctx.actor, 'person.see')
  return getLimits(ctx, email)
}

/** The link by which someone without an account uses their rights, if it still works. */
export async function findLink({ db, now }: Ctx, token: string) {
  const { hash, email, locale, expiresAt } = rightsLinks
  const [link] = await db
    .select({ email, locale, expiresAt })
    .from(rightsLinks)
    .where(and(eq(hash, hashOf(token)), gt(expiresAt, now)))
  return link
}

/** What the link with this token is for. */
export async function getLinkState(ctx: Ctx, token: string): Promise<LinkState> {
  const link = await findLink(ctx, token)
  if (link) {
    const { userId, email } = await personOf(ctx, link.email)
    if (userId) return { state: 'account' }
    return { state: 'rights', until: link.expiresAt, email, limits: await getLimits(ctx, email) }
  }
  const { hash, status, expiresAt } = dataExports
  const [copy] = await ctx.db
    .select({ expiresAt })
    .from(dataExports)
    .where(and(eq(hash, hashOf(token)), eq(status, 'ready'), gt(expiresAt, ctx.now)))
  return copy ? { state: 'download', until: copy.expiresAt } : { state: 'gone' }
}

/** Locks the rows of all owners: of two who leave at once one stays. */
export async function isLastOwner({ db }: Ctx, userId: string | null): Promise<boolean> {
  const owners = await db
    .select({ id: userAccessLevels.userId, isStaying: isStaying(userAccessLevels.userId) })
    .from(userAccessLevels)
    .where(eq(userAccessLevels.adminRole, 'owner'))
    .orderBy(userAccessLevels.userId)
    .for('update')
  return isLastOf(owners, userId)
}
