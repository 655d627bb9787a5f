import { and, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { recordConsent, recordWithdrawal } from '~/features/consents/commands.server'
import type { ConsentWay } from '~/lib/consent-terms'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { newsletterConfirmed, newsletterJoined, newsletterRequested, newsletterUnsubscribed } from './jobs.server'
import { confirmationsPerDay, consentVersion, type LinkState, pauseMinutes } from './model'
import { consentWording, getEmailOfLink, getLinkState, hashOf, isReader } from './queries.server'
import type { SubscribeInput } from './schema'

/**
 * Queues a mail with a confirmation link and ends the previous link. Does nothing for an address that is confirmed, or
 * was sent a link moments ago or two today; the answer is the same, so that it reveals nothing. An unsubscribed row
 * stays as it is, because anyone can type in any address.
 */
export async function subscribe(ctx: Ctx, { email }: SubscribeInput) {
  const pendingFields = {
    status: 'pending',
    locale: ctx.locale,
    consentText: await consentWording(ctx),
    consentVersion,
    consentedAt: ctx.now,
    askedAt: ctx.now,
  } as const
  const dayBegan = new Date(ctx.now.getTime() - 24 * 60 * 60_000)
  const mailedToday = ctx.db.$count(
    newsletterLinks,
    and(
      eq(newsletterLinks.subscriptionId, newsletterSubscriptions.id),
      isConfirmLink,
      gt(newsletterLinks.createdAt, dayBegan),
    ),
  )
  const pauseBegan = new Date(ctx.now.getTime() - pauseMinutes * 60_000)
  const mayBeMailed = and(
    ne(newsletterSubscriptions.status, 'confirmed'),
    lte(newsletterSubscriptions.askedAt, pauseBegan),
  )
  await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(newsletterSubscriptions)
      .values({ email, ...pendingFields, createdAt: ctx.now })
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        targetWhere: sql`${newsletterSubscriptions.status} <> 'unsubscribed'`,
        set: pendingFields,
        setWhere: sql`${mayBeMailed} and ${lt(mailedToday, confirmationsPerDay)}`,
      })
      .returning({ id: newsletterSubscriptions.id })
    if (!row) return
    await ctx.db
      .update(newsletterLinks)
      .set({ replacedAt: ctx.now })
      .where(and(eq(newsletterLinks.subscriptionId, row.id), isConfirmLink, isNull(newsletterLinks.replacedAt)))
    const askedAt = ctx.now.toISOString()
    await ctx.jobs.enqueue(ctx.db, newsletterRequested, { subscriptionId: row.id, askedAt })
  })
}

const isConfirmLink = eq(newsletterLinks.purpose, 'confirm')

/** 'confirmed' for the call that did it, 'left' if the reader has unsubscribed since, else the state of the link. */
export async function confirmSubscription(ctx: Ctx, token: string): Promise<LinkState | 'confirmed' | 'left'> {
  return inTransaction(ctx, async (ctx) => {
    // Only an open link matches, so of two clicks at once one confirms and one welcome is sent.
    const [link] = await ctx.db
      .update(newsletterLinks)
      .set({ usedAt: ctx.now })
      .where(
        and(
          eq(newsletterLinks.hash, hashOf(token)),
          isConfirmLink,
          isNull(newsletterLinks.usedAt),
          isNull(newsletterLinks.replacedAt),
          gt(newsletterLinks.expiresAt, ctx.now),
        ),
      )
      .returning({ subscriptionId: newsletterLinks.subscriptionId })
    if (!link) {
      const state = await getLinkState(ctx, 'confirm', token)
      const email = await getEmailOfLink(ctx, 'confirm', token)
      return state === 'used' && email && !(await isReader(ctx, email)) ? 'left' : state
    }
    const { subscriptionId } = link
    const [confirmed] = await ctx.db
      .update(newsletterSubscriptions)
      .set({ status: 'confirmed', confirmedAt: ctx.now })
      .where(eq(newsletterSubscriptions.id, subscriptionId))
      .returning()
    if (confirmed) await recordAgreement(ctx, confirmed, 'link', false)
    const confirmedAt = ctx.now.toISOString()
    await ctx.jobs.enqueue(ctx.db, newsletterJoined, { subscriptionId, confirmedAt })
    await ctx.jobs.enqueue(ctx.db, newsletterConfirmed, { subscriptionId })
    return 'confirmed'
  })
}

/**
 * Unsubscribes the address at once, also with a link of an earlier subscription. Returns only whether the link is
 * valid; using it again is no error.
 */
export async function unsubscribe(ctx: Ctx, token: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const email = await getEmailOfLink(ctx, 'unsubscribe', token)
    if (email === undefined) return false
    await endSubscription(ctx, email, 'link')
    return true
  })
}

/** Unsubscribes the address of the actor's account. */
export async function leaveNewsletter(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  await inTransaction(ctx, (ctx) => endSubscription(ctx, actor.email, 'account'))
}

/** No mail: who leaves expects no more of them. The page of the link, or of the account, shows the receipt. */
async function endSubscription(ctx: Ctx, email: string, way: ConsentWay) {
  const [ended] = await ctx.db
    .update(newsletterSubscriptions)
    .set({ status: 'unsubscribed', unsubscribedAt: ctx.now })
    .where(isReaderRow(email))
    .returning({ id: newsletterSubscriptions.id })
  if (!ended) return
  await ctx.jobs.enqueue(ctx.db, newsletterUnsubscribed, { subscriptionId: ended.id })
  await recordWithdrawal(ctx, { person: { email }, purpose: 'newsletter', way, isMailed: false })
}

const isReaderRow = (email: string) =>
  and(eq(newsletterSubscriptions.email, email), eq(newsletterSubscriptions.status, 'confirmed'))

/** Agrees to the current wording, by the link of a letter. Returns only whether the link is valid. */
export async function agreeAgainByLink(ctx: Ctx, token: string): Promise<boolean> {
  const email = await getEmailOfLink(ctx, 'unsubscribe', token)
  if (email === undefined) return false
  await agreeAgain(ctx, email, 'link')
  return true
}

/** Agrees to the current wording, for the address of the actor's account. */
export async function agreeAgainToNewsletter(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  await agreeAgain(ctx, actor.email, 'account')
}

async function agreeAgain(ctx: Ctx, email: string, way: ConsentWay) {
  const words = { consentText: await consentWording(ctx), consentVersion, consentedAt: ctx.now, locale: ctx.locale }
  await inTransaction(ctx, async (ctx) => {
    // Only an older version matches, so of two clicks at once one is recorded.
    const [agreed] = await ctx.db
      .update(newsletterSubscriptions)
      .set(words)
      .where(and(isReaderRow(email), lt(newsletterSubscriptions.consentVersion, consentVersion)))
      .returning()
    if (agreed) await recordAgreement(ctx, agreed, way, true)
  })
}

type Subscription = typeof newsletterSubscriptions.$inferSelect

function recordAgreement(ctx: Ctx, row: Subscription, way: ConsentWay, isMailed: boolean) {
  const { email, consentText, consentVersion: version, locale } = row
  const consent = { purpose: 'newsletter', isGiven: true, words: consentText, version, locale, way, isMailed } as const
  return recordConsent(ctx, { person: { email }, ...consent })
}
