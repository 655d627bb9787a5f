import { eq } from 'drizzle-orm'
import { contactRequests } from '~/db/schema/contact-requests'
import { mailPersonAndTeam } from '~/email/receipts.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { contactNotice } from './emails/contact-notice'
import { contactReceived } from './emails/contact-received'

export const contactRequestReceived = defineJob<{ requestId: string }>('contact-request.received')

/** Thanks the person, and hands what was sent to the team. */
export const mailContactRequest = (ctx: Ctx) =>
  handle(contactRequestReceived, async ({ requestId }) => {
    const [request] = await ctx.db.select().from(contactRequests).where(eq(contactRequests.id, requestId))
    if (!request) return
    await mailPersonAndTeam(ctx, 'contact-request', request, {
      person: contactReceived,
      team: (tools) => contactNotice(tools, request),
    })
  })
