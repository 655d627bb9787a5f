import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import type { Ctx } from '~/web/ctx.server'
import type { LinkPurpose, LinkState } from './model'

/** What is stored of a token: enough to know it again, not enough to use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** What a mailed link is good for now. Looking changes nothing, so mail scanners may look too. */
export async function getLinkState(ctx: Ctx, purpose: LinkPurpose, token: string): Promise<LinkState> {
  const [found] = await ctx.db
    .select({ link: newsletterLinks, status: newsletterSubscriptions.status })
    .from(newsletterLinks)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterLinks.subscriptionId))
    .where(and(eq(newsletterLinks.hash, hashOf(token)), eq(newsletterLinks.purpose, purpose)))
  if (!found) return 'wrong'
  const { link, status } = found
  if (purpose === 'unsubscribe') return status === 'unsubscribed' ? 'used' : 'open'
  if (link.usedAt) return 'used'
  if (link.replacedAt) return 'replaced'
  return link.expiresAt && link.expiresAt <= ctx.now ? 'expired' : 'open'
}
