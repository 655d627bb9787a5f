import { eq } from 'drizzle-orm'
import { circleRequests } from '~/db/schema/circle-requests'
import { mailPersonAndTeam } from '~/email/receipts.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { circleRequestNotice } from './emails/circle-request-notice'
import { circleRequestReceivedMail } from './emails/circle-request-received'

export const circleRequestReceived = defineJob<{ requestId: string }>('circle-request.received')

/** Thanks the person, and tells the team that someone asks for a seat. */
export const mailCircleRequest = (ctx: Ctx) =>
  handle(circleRequestReceived, async ({ requestId }) => {
    const [request] = await ctx.db.select().from(circleRequests).where(eq(circleRequests.id, requestId))
    if (!request) return
    await mailPersonAndTeam(ctx, 'circle-request', request, {
      person: circleRequestReceivedMail,
      team: (tools) => circleRequestNotice(tools, request),
    })
  })
