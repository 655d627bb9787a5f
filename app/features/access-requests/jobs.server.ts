import { eq } from 'drizzle-orm'
import { accessRequests } from '~/db/schema/access-requests'
import { mailPersonAndTeam } from '~/email/receipts.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { requestNotice } from './emails/request-notice'
import { requestReceived } from './emails/request-received'

export const accessRequestReceived = defineJob<{ requestId: string }>('access-request.received')

/** Thanks the person, and tells the team that someone waits. */
export const mailAccessRequest = (ctx: Ctx) =>
  handle(accessRequestReceived, async ({ requestId }) => {
    const [request] = await ctx.db.select().from(accessRequests).where(eq(accessRequests.id, requestId))
    if (!request) return
    await mailPersonAndTeam(ctx, 'access-request', request, {
      person: (tools) => requestReceived(tools, request),
      team: (tools) => requestNotice(tools, request),
    })
  })
