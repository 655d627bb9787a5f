import { eq } from 'drizzle-orm'
import { contactRequests } from '~/db/schema/contact-requests'
import { mailPersonAndTeam } from '~/email/receipts.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { contactNotice } from './emails/contact-notice'
import { contactReceived } from './emails/contact-received'

export const contactRequestReceived = defineJob<{ requestId: string }>('contact-request.received')

/** Mails a receipt to the person, and the message to the team. */
export const mailContactRequest = handle(contactRequestReceived, async (ctx: Ctx, { requestId }) => {
  const [request] = await ctx.db.select().from(contactRequests).where(eq(contactRequests.id, requestId))
  if (!request) return
  await mailPersonAndTeam(ctx, 'contact-request', request, {
    person: (tools) => contactReceived(tools, request.interest === 'personal-data' ? 'subjectOfData' : 'subject'),
    team: (tools) => contactNotice(tools, request),
  })
})

export const contactJobs = [mailContactRequest]
