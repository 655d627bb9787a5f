import { eq } from 'drizzle-orm'
import { circleRequests } from '~/db/schema/circle-requests'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { inviteNotice } from './emails/invite-notice'
import { inviteReceived } from './emails/invite-received'

export const circleRequestReceived = defineJob<{ requestId: string }>('circle-request.received')

/** Thanks the person, and tells the team that someone asks for a seat; both in the language the person used. */
export const mailCircleRequest = (ctx: Ctx) =>
  handle(circleRequestReceived, async ({ requestId }) => {
    const [request] = await ctx.db.select().from(circleRequests).where(eq(circleRequests.id, requestId))
    if (!request) return
    const { locale } = request
    const toPerson = {
      key: `circle-request.received:${requestId}`,
      template: 'circle-request.received',
      to: { name: request.name, address: request.email },
      ...(await renderMail(ctx, locale, (tools) => inviteReceived(tools, request))),
    }
    const toTeam = {
      key: `circle-request.notice:${requestId}`,
      template: 'circle-request.notice',
      to: { name: ctx.brand.product, address: ctx.brand.email },
      replyTo: request.email,
      ...(await renderMail(ctx, locale, (tools) => inviteNotice(tools, request))),
    }
    await inTransaction(ctx, async (ctx) => {
      await queueMail(ctx, { locale, ...toPerson })
      await queueMail(ctx, { locale, ...toTeam })
    })
  })
