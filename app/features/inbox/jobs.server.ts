import { eq } from 'drizzle-orm'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { inboxAnswers } from '~/db/schema/inbox'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { answerMail } from './emails/answer-mail'

export const inboxAnswered = defineJob<{ answerId: string }>('inbox.answered')

/** Sends what was written to whoever asked, in their language around it. Their reply goes to the team. */
export const mailAnswer = (ctx: Ctx) =>
  handle(inboxAnswered, async ({ answerId }) => {
    const [found] = await ctx.db
      .select({ answer: inboxAnswers, contact: contactRequests, circle: circleRequests })
      .from(inboxAnswers)
      .leftJoin(contactRequests, eq(contactRequests.id, inboxAnswers.contactRequestId))
      .leftJoin(circleRequests, eq(circleRequests.id, inboxAnswers.circleRequestId))
      .where(eq(inboxAnswers.id, answerId))
    const request = found?.contact ?? found?.circle
    if (!found || !request) return
    const { name, email, locale, createdAt } = request
    const original = 'message' in request ? request.message : request.why
    await queueMail(ctx, {
      key: `inbox.answer:${answerId}`,
      template: 'inbox.answer',
      locale,
      to: { name, address: email },
      replyTo: ctx.brand.email,
      // Unlike our other mails: who is away may say so.
      headers: { 'Auto-Submitted': 'no' },
      ...(await renderMail(ctx, locale, (tools) =>
        answerMail(tools, { ...found.answer, original, askedAt: createdAt }),
      )),
    })
  })
