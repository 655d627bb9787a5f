import { eq } from 'drizzle-orm'
import { circleRequests } from '~/db/schema/circle-requests'
import { mailPersonAndTeam } from '~/email/receipts.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { circleRequestNotice } from './emails/circle-request-notice'
import { circleRequestReceivedMail } from './emails/circle-request-received'
import { findSessionName } from './queries.server'

export const circleRequestReceived = defineJob<{ requestId: string }>('circle-request.received')

/** Mails a receipt to the person, and a notice to the team. */
export const mailCircleRequest = handle(circleRequestReceived, async (ctx: Ctx, { requestId }) => {
  const [request] = await ctx.db.select().from(circleRequests).where(eq(circleRequests.id, requestId))
  if (!request) return
  const session = await findSessionName(ctx, request.eventId, request.locale)
  await mailPersonAndTeam(ctx, 'circle-request', request, {
    person: (tools) => circleRequestReceivedMail(tools, request),
    team: (tools) => circleRequestNotice(tools, request, session),
  })
})

export const circleJobs = [mailCircleRequest]
