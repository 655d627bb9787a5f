import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import type { Ctx } from '~/web/ctx.server'
import type { LinkPurpose, LinkState } from './model'

/** What is stored of a token: enough to know it again, not enough to use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** What a mailed link is good for now. Looking changes nothing, so mail scanners may look too. */
export async function getLinkState(ctx: Ctx, purpose: LinkPurpose, token: string): Promise<LinkState> {
  if (purpose === 'unsubscribe') {
    const email = await getEmailOfLink(ctx, purpose, token)
    if (email === undefined) return 'wrong'
    return (await isReader(ctx, email)) ? 'open' : 'used'
  }
  const [link] = await ctx.db
    .select()
    .from(newsletterLinks)
    .where(and(eq(newsletterLinks.hash, hashOf(token)), eq(newsletterLinks.purpose, purpose)))
  if (!link) return 'wrong'
  if (link.usedAt) return 'used'
  if (link.replacedAt) return 'replaced'
  return link.expiresAt && link.expiresAt <= ctx.now ? 'expired' : 'open'
}

/** Whom a link was mailed to; undefined when it is none of ours. */
export async function getEmailOfLink({ db }: Ctx, purpose: LinkPurpose, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterLinks)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterLinks.subscriptionId))
    .where(and(eq(newsletterLinks.hash, hashOf(token)), eq(newsletterLinks.purpose, purpose)))
  return found?.email
}

/** Whether letters go to this address. */
export async function isReader({ db }: Ctx, email: string): Promise<boolean> {
  const { status, email: of } = newsletterSubscriptions
  return (await db.$count(newsletterSubscriptions, and(eq(of, email), eq(status, 'confirmed')))) > 0
}
