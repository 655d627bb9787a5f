import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { newsletterMessages } from '~/i18n/messages/newsletter'
import { getTranslator } from '~/i18n/translator'
import type { Ctx } from '~/web/ctx.server'
import { consentVersion, type LinkPurpose, type LinkState } from './model'

/** Only the hash of a token is stored, so that the table contains no usable links. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The current state of a mailed link. Reading it changes nothing, so mail scanners may open links. */
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

/** The address a link was mailed to; undefined for an unknown token. */
export async function getEmailOfLink({ db }: Ctx, purpose: LinkPurpose, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterLinks)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterLinks.subscriptionId))
    .where(and(eq(newsletterLinks.hash, hashOf(token)), eq(newsletterLinks.purpose, purpose)))
  return found?.email
}

/** Whether the address has a confirmed subscription. */
export async function isReader({ db }: Ctx, email: string): Promise<boolean> {
  const { status, email: emailColumn } = newsletterSubscriptions
  return (await db.$count(newsletterSubscriptions, and(eq(emailColumn, email), eq(status, 'confirmed')))) > 0
}

/** The consent text beside the form, in the reader's language. */
export async function consentWording({ locale, brand }: Pick<Ctx, 'locale' | 'brand'>) {
  const t = await getTranslator(newsletterMessages, locale)
  return t.markup('consent', { product: brand.product, privacy: (text) => text })
}

/** The current wording, if the address is subscribed and has agreed to an older one; else null. */
export async function getNewerWording(ctx: Ctx, email: string): Promise<string | null> {
  const { email: emailColumn, status, consentVersion: agreedVersion } = newsletterSubscriptions
  const isOlder = and(eq(emailColumn, email), eq(status, 'confirmed'), lt(agreedVersion, consentVersion))
  return (await ctx.db.$count(newsletterSubscriptions, isOlder)) > 0 ? consentWording(ctx) : null
}
