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

/** Mails the answer to the sender of the request, inside a mail in their language. Replies go to the team. */
export const mailAnswer = handle(inboxAnswered, async (ctx: Ctx, { answerId }) => {
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
    // Written by a person, unlike our other mails: an out-of-office reply is welcome.
    headers: { 'Auto-Submitted': 'no' },
    ...(await renderMail(ctx, locale, (tools) =>
      answerMail(tools, { ...found.answer, original, requestedAt: createdAt }),
    )),
  })
})

export const inboxJobs = [mailAnswer]
