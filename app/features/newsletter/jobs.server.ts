import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { newsletterLinks, newsletterSubscriptions as subscriptions } from '~/db/schema/newsletter-subscriptions'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { confirmRequest } from './emails/confirm-request'
import { welcome } from './emails/welcome'
import { confirmDays, type LinkPurpose, linkTo } from './model'
import { hashOf, isReader } from './queries.server'

export const newsletterRequested = defineJob<{ subscriptionId: string; askedAt: string }>('newsletter.requested')
export const newsletterJoined = defineJob<{ subscriptionId: string; confirmedAt: string }>('newsletter.joined')
export const newsletterConfirmed = defineJob<{ subscriptionId: string }>('newsletter.confirmed')
export const newsletterUnsubscribed = defineJob<{ subscriptionId: string }>('newsletter.unsubscribed')

const day = 24 * 60 * 60 * 1000

/** Sends the link that confirms; the token is made here, so that no queue ever holds it. */
export const mailConfirmation = (ctx: Ctx) =>
  handle(newsletterRequested, async ({ subscriptionId, askedAt }) => {
    // Asked anew in the meantime, or confirmed: then this mail is no longer wanted.
    const wanted = and(
      eq(subscriptions.id, subscriptionId),
      eq(subscriptions.status, 'pending'),
      eq(subscriptions.askedAt, new Date(askedAt)),
    )
    const [row] = await ctx.db.select().from(subscriptions).where(wanted)
    if (!row) return
    const content = await renderMail(ctx, row.locale, (tools) => confirmRequest(tools, row))
    await inTransaction(ctx, async (ctx) => {
      const [still] = await ctx.db.select({ id: subscriptions.id }).from(subscriptions).where(wanted).for('update')
      if (!still) return
      await mailWithLink(ctx, row, content, {
        template: 'newsletter.confirm',
        purpose: 'confirm',
        occasion: askedAt,
        expiresAt: new Date(row.askedAt.getTime() + confirmDays * day),
      })
    })
  })

/** Welcomes whoever has confirmed, with the link to leave again. */
export const mailWelcome = (ctx: Ctx) =>
  handle(newsletterJoined, async ({ subscriptionId, confirmedAt }) => {
    const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    if (row?.status !== 'confirmed') return
    const content = await renderMail(ctx, row.locale, (tools) => welcome(tools, row))
    await inTransaction(ctx, (ctx) =>
      mailWithLink(ctx, row, content, {
        template: 'newsletter.welcome',
        purpose: 'unsubscribe',
        occasion: confirmedAt,
        expiresAt: null,
      }),
    )
  })

/** What every letter carries: the button mail programs show, and what they send when it is pressed (RFC 8058). */
const unsubscribeHeaders = (site: URL, token: string) => ({
  'List-Unsubscribe': `<${linkTo(site, 'unsubscribe', token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type Subscription = typeof subscriptions.$inferSelect
type Content = Awaited<ReturnType<typeof renderMail>>
type LinkedMail = { template: string; purpose: LinkPurpose; occasion: string; expiresAt: Date | null }

/** Writes a mail and the one link in it, in the caller's transaction; neither a second time. */
async function mailWithLink(ctx: Ctx, row: Subscription, content: Content, mail: LinkedMail) {
  const { template, purpose, occasion, expiresAt } = mail
  const key = `${template}:${row.id}:${occasion}`
  const token = randomBytes(32).toString('base64url')
  const [link] = await ctx.db
    .insert(newsletterLinks)
    .values({ hash: hashOf(token), subscriptionId: row.id, purpose, mailKey: key, expiresAt, createdAt: ctx.now })
    .onConflictDoNothing({ target: newsletterLinks.mailKey })
    .returning({ hash: newsletterLinks.hash })
  if (!link) return
  await queueMail(ctx, {
    key,
    template,
    locale: row.locale,
    to: { name: '', address: row.email },
    replyTo: ctx.brand.email,
    secret: token,
    ...(purpose === 'unsubscribe' ? { headers: unsubscribeHeaders(ctx.publicUrl, content.secretPlaceholder) } : {}),
    ...content,
  })
}

/** Who sends the letters, when it is not us. */
export type NewsletterProvider = { apiKey: string; publicationId: string; baseUrl: string }

/** Hands a confirmed address on. Without a provider, or when the person has left since, there is nothing to do. */
export const sendConfirmedToProvider = (ctx: Ctx, provider: NewsletterProvider | undefined) =>
  handle(newsletterConfirmed, async ({ subscriptionId }) => {
    const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    if (!provider || row?.status !== 'confirmed') return
    // Asked for and confirmed here: the provider asks no second time, and sends no welcome of its own.
    const wishes = { reactivate_existing: true, send_welcome_email: false, double_opt_override: 'off' }
    await tell(provider, 'POST', '', { email: row.email, ...wishes })
  })

/** Who leaves here leaves there too, unless they have come back since. */
export const sendUnsubscribedToProvider = (ctx: Ctx, provider: NewsletterProvider | undefined) =>
  handle(newsletterUnsubscribed, async ({ subscriptionId }) => {
    const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    if (!provider || row?.status !== 'unsubscribed' || (await isReader(ctx, row.email))) return
    await tell(provider, 'PUT', `/by_email/${encodeURIComponent(row.email)}`, { unsubscribe: true }, [404])
  })

/** Says the same twice without harm: the provider knows an address by its name. */
async function tell(provider: NewsletterProvider, method: string, path: string, body: object, fine: number[] = []) {
  const { baseUrl, publicationId, apiKey } = provider
  const response = await fetch(`${baseUrl}/publications/${publicationId}/subscriptions${path}`, {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  })
  await response.body?.cancel()
  if (!response.ok && !fine.includes(response.status))
    throw new Error(`The newsletter provider said ${response.status}`)
}
