import { and, eq, isNull } from 'drizzle-orm'
import { newToken } from '~/auth/tokens.server'
import { accessRequests, requestWords } from '~/db/schema/access-requests'
import { queueMail } from '~/email/mails.server'
import { mailPersonAndTeam, queueReceipt } from '~/email/receipts.server'
import { renderMail } from '~/email/render.server'
import { storeLink } from '~/features/application-status/jobs.server'
import { carryOutApproval } from '~/features/approvals/commands.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { requestAgain } from './emails/request-again'
import { requestNotice } from './emails/request-notice'
import { requestReceived } from './emails/request-received'
import { requestRejected } from './emails/request-rejected'
import { decisionClock } from './model/promise'

export const accessRequestReceived = defineJob<{ requestId: string }>('access-request.received')

/**
 * Mails a receipt with the status link to the person, and a notice to the team. `requestId` may be that of words which are kept beside
 * a pending request: then only the receipt is mailed, to the same address.
 */
export const mailAccessRequest = handle(accessRequestReceived, async (ctx: Ctx, { requestId }) => {
  await inTransaction(ctx, async (ctx) => {
    // Locked: a withdrawal waits and deletes the notice that is queued here; one that was faster has left nothing to mail.
    const [request] = await ctx.db.select().from(accessRequests).where(eq(accessRequests.id, requestId)).for('update')
    if (!request) return mailAgain(ctx, requestId)
    if (request.status === 'withdrawn') return
    const { locale } = request
    const { dueAt } = decisionClock(request, ctx.now)
    const token = newToken()
    const isMailed = await mailPersonAndTeam(ctx, 'access-request', request, {
      person: (tools) => requestReceived(tools, { dueAt, locale }),
      team: (tools) => requestNotice(tools, request),
      secret: token,
    })
    if (isMailed) await storeLink(ctx, request.id, token)
  })
})

/** Says to the address that other words are kept beside its request. */
async function mailAgain(ctx: Ctx, wordsId: string) {
  const [found] = await ctx.db
    .select({ request: accessRequests, words: requestWords })
    .from(requestWords)
    .innerJoin(accessRequests, eq(accessRequests.id, requestWords.accessRequestId))
    .where(and(eq(requestWords.id, wordsId), isNull(requestWords.mailedAt), eq(accessRequests.status, 'pending')))
    // Not the words: a withdrawal locks the request before them.
    .for('update', { of: accessRequests })
  if (!found) return
  const { email, locale, id } = found.request
  await ctx.db.update(requestWords).set({ mailedAt: ctx.now }).where(eq(requestWords.id, wordsId))
  const token = newToken()
  const content = await renderMail(ctx, locale, (tools) => requestAgain(tools, locale))
  const receipt = { template: 'access-request.again', locale, secret: token, ...content }
  if (await queueReceipt(ctx, { email, createdAt: found.words.createdAt }, receipt)) await storeLink(ctx, id, token)
}

export const accessRequestDecided = defineJob<{
  requestId: string
  reviewedAt: string
  /** The mail's language when the admin has chosen one; otherwise it is that of the request. */
  locale?: Locale | undefined
}>('access-request.decided')

/** Invites or declines. Matches `reviewedAt`: a decision that was undone or replaced since then does nothing. */
export const mailDecision = handle(accessRequestDecided, async (ctx: Ctx, { requestId, reviewedAt, ...options }) => {
  await inTransaction(ctx, async (ctx) => {
    const [request] = await ctx.db
      .select()
      .from(accessRequests)
      .where(and(eq(accessRequests.id, requestId), eq(accessRequests.reviewedAt, new Date(reviewedAt))))
      .for('update')
    if (request?.status !== 'approved' && request?.status !== 'rejected') return
    const locale = options.locale ?? request.locale
    if (request.status === 'approved') return carryOutApproval(ctx, request, locale)
    const { name, email } = request
    await queueMail(ctx, {
      key: `access-request.rejected:${requestId}:${reviewedAt}`,
      template: 'access-request.rejected',
      locale,
      to: { name, address: email },
      replyTo: ctx.brand.email,
      ...(await renderMail(ctx, locale, (tools) => requestRejected(tools, request))),
    })
  })
})

export const accessRequestJobs = [mailAccessRequest, mailDecision]
