import { eq } from 'drizzle-orm'
import { contactRequests } from '~/db/schema/contact-requests'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { contactNotice } from './emails/contact-notice'
import { contactReceived } from './emails/contact-received'

export const contactRequestReceived = defineJob<{ requestId: string }>('contact-request.received')

/** Confirms to the person what was sent, and hands it to the team; both in the language the person used. */
export const mailContactRequest = (ctx: Ctx) =>
  handle(contactRequestReceived, async ({ requestId }) => {
    const [request] = await ctx.db.select().from(contactRequests).where(eq(contactRequests.id, requestId))
    if (!request) return
    const { locale } = request
    const toPerson = {
      key: `contact-request.received:${requestId}`,
      template: 'contact-request.received',
      to: { name: request.name, address: request.email },
      ...(await renderMail(ctx, locale, (tools) => contactReceived(tools, request))),
    }
    const toTeam = {
      key: `contact-request.notice:${requestId}`,
      template: 'contact-request.notice',
      to: { name: ctx.brand.product, address: ctx.brand.email },
      replyTo: request.email,
      ...(await renderMail(ctx, locale, (tools) => contactNotice(tools, request))),
    }
    await inTransaction(ctx, async (ctx) => {
      await queueMail(ctx, { locale, ...toPerson })
      await queueMail(ctx, { locale, ...toTeam })
    })
  })
