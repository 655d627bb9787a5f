import { and, eq } from 'drizzle-orm'
import { accessRequests } from '~/db/schema/access-requests'
import { queueMail } from '~/email/mails.server'
import { mailPersonAndTeam } from '~/email/receipts.server'
import { renderMail } from '~/email/render.server'
import { carryOutApproval } from '~/features/approvals/commands.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { requestNotice } from './emails/request-notice'
import { requestReceived } from './emails/request-received'
import { requestRejected } from './emails/request-rejected'

export const accessRequestReceived = defineJob<{ requestId: string }>('access-request.received')

/** Mails a receipt to the person, and a notice to the team. */
export const mailAccessRequest = handle(accessRequestReceived, async (ctx: Ctx, { requestId }) => {
  const [request] = await ctx.db.select().from(accessRequests).where(eq(accessRequests.id, requestId))
  if (!request) return
  await mailPersonAndTeam(ctx, 'access-request', request, {
    person: requestReceived,
    team: (tools) => requestNotice(tools, request),
  })
})

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
    if (!request || request.status === 'pending') return
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
