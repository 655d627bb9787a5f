import { eq } from 'drizzle-orm'
import { accessRequests } from '~/db/schema/access-requests'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { requestNotice } from './emails/request-notice'
import { requestReceived } from './emails/request-received'

export const accessRequestReceived = defineJob<{ requestId: string }>('access-request.received')

/** Thanks the person, and tells the team that someone waits; both in the language the person used. */
export const mailAccessRequest = (ctx: Ctx) =>
  handle(accessRequestReceived, async ({ requestId }) => {
    const [request] = await ctx.db.select().from(accessRequests).where(eq(accessRequests.id, requestId))
    if (!request) return
    const { locale } = request
    const toPerson = {
      key: `access-request.received:${requestId}`,
      template: 'access-request.received',
      to: { name: request.name, address: request.email },
      ...(await renderMail(ctx, locale, (tools) => requestReceived(tools, request))),
    }
    const toTeam = {
      key: `access-request.notice:${requestId}`,
      template: 'access-request.notice',
      to: { name: ctx.brand.product, address: ctx.brand.email },
      replyTo: request.email,
      ...(await renderMail(ctx, locale, (tools) => requestNotice(tools, request))),
    }
    await inTransaction(ctx, async (ctx) => {
      await queueMail(ctx, { locale, ...toPerson })
      await queueMail(ctx, { locale, ...toTeam })
    })
  })
