import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { newsletterLinks, newsletterSubscriptions as subscriptions } from '~/db/schema/newsletter-subscriptions'
import { isRestricted } from '~/db/schema/personal-data'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { JobCtx } from '~/web/job-ctx.server'
import { confirmRequest } from './emails/confirm-request'
import { welcome } from './emails/welcome'
import { confirmDays, type LinkPurpose, linkTo } from './model'
import { hashOf, isReader } from './queries.server'

export const newsletterRequested = defineJob<{ subscriptionId: string; askedAt: string }>('newsletter.requested')
export const newsletterJoined = defineJob<{ subscriptionId: string; confirmedAt: string }>('newsletter.joined')
export const newsletterConfirmed = defineJob<{ subscriptionId: string }>('newsletter.confirmed')
export const newsletterUnsubscribed = defineJob<{ subscriptionId: string }>('newsletter.unsubscribed')

const day = 24 * 60 * 60 * 1000

/** Mails the confirmation link. The token is created here, so that no job's payload contains it. */
export const mailConfirmation = handle(newsletterRequested, async (ctx: Ctx, { subscriptionId, askedAt }) => {
  // No row matches when the person has confirmed or subscribed again since: then this mail is out of date.
  const isCurrent = and(
    eq(subscriptions.id, subscriptionId),
    eq(subscriptions.status, 'pending'),
    eq(subscriptions.askedAt, new Date(askedAt)),
  )
  const [row] = await ctx.db.select().from(subscriptions).where(isCurrent)
  if (!row) return
  const content = await renderMail(ctx, row.locale, (tools) => confirmRequest(tools, row))
  await inTransaction(ctx, async (ctx) => {
    const [locked] = await ctx.db.select({ id: subscriptions.id }).from(subscriptions).where(isCurrent).for('update')
    if (!locked) return
    await mailWithLink(ctx, row, content, {
      template: 'newsletter.confirm',
      purpose: 'confirm',
      occasion: askedAt,
      expiresAt: new Date(row.askedAt.getTime() + confirmDays * day),
    })
  })
})

/** Mails the welcome after confirmation, with the link to unsubscribe. */
export const mailWelcome = handle(newsletterJoined, async (ctx: Ctx, { subscriptionId, confirmedAt }) => {
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

/** The unsubscribe button of mail programs, and the body that they post when it is pressed (RFC 8058). */
const unsubscribeHeaders = (site: URL, token: string) => ({
  'List-Unsubscribe': `<${linkTo(site, 'unsubscribe', token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type Subscription = typeof subscriptions.$inferSelect
type Content = Awaited<ReturnType<typeof renderMail>>
type LinkedMail = { template: string; purpose: LinkPurpose; occasion: string; expiresAt: Date | null }

/** Inserts the mail and its link in the caller's transaction. A second run conflicts on `mailKey` and inserts neither. */
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

type NewsletterProvider = NonNullable<JobCtx['newsletterProvider']>

/** Adds the address at the provider, unless the person has unsubscribed since. */
export const sendConfirmedToProvider = handle(newsletterConfirmed, async (ctx: JobCtx, { subscriptionId }) => {
  const { newsletterProvider } = ctx
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  if (!newsletterProvider || row?.status !== 'confirmed' || (await isOnlyStored(ctx, row.email))) return
  // Confirmed and welcomed by our own mails, so the provider should send neither.
  const options = { reactivate_existing: true, send_welcome_email: false, double_opt_override: 'off' }
  await callProvider(newsletterProvider, 'POST', '', { email: row.email, ...options })
})

/** Unsubscribes the address at the provider, unless the person has subscribed again since. */
export const sendUnsubscribedToProvider = handle(newsletterUnsubscribed, async (ctx: JobCtx, { subscriptionId }) => {
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  if (!row || ((await isReader(ctx, row.email)) && !(await isOnlyStored(ctx, row.email)))) return
  if (row.status !== 'pending') await forgetAtProvider(ctx, row.email)
})

/** Whether the provider may send nothing, although the person has not unsubscribed. */
async function isOnlyStored({ db }: Ctx, email: string) {
  const [row] = await db
    .select({ is: isRestricted(email) })
    .from(subscriptions)
    .limit(1)
  return row?.is === true
}

/** Has the provider send nothing more to an address. */
export async function forgetAtProvider({ newsletterProvider }: JobCtx, email: string) {
  if (!newsletterProvider) return
  const path = `/by_email/${encodeURIComponent(email)}`
  await callProvider(newsletterProvider, 'PUT', path, { unsubscribe: true }, [404])
}

export const newsletterJobs = [mailConfirmation, mailWelcome, sendConfirmedToProvider, sendUnsubscribedToProvider]

/** Idempotent: the provider identifies subscriptions by their address. */
async function callProvider(
  provider: NewsletterProvider,
  method: string,
  path: string,
  body: object,
  acceptedStatuses: number[] = [],
) {
  const { baseUrl, publicationId, apiKey } = provider
  const response = await fetch(`${baseUrl}/publications/${publicationId}/subscriptions${path}`, {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  })
  await response.body?.cancel()
  if (!response.ok && !acceptedStatuses.includes(response.status))
    throw new Error(`The newsletter provider said ${response.status}`)
}
