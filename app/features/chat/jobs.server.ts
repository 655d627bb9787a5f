import { and, desc, eq, lt } from 'drizzle-orm'
import { chatMessages } from '~/db/schema/chat-messages'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { chatNotice } from './emails/chat-notice'
import { maxMailedMessages } from './model'

export const chatMessageReceived = defineJob<{ messageId: string }>('chat-message.received')

/**
 * Mails the message to the team, with the last of what was written before it: an address is often given in the second
 * line. All of it would make each mail longer than the one before, for as long as a stranger writes.
 */
export const mailChatMessage = (ctx: Ctx) =>
  handle(chatMessageReceived, async ({ messageId }) => {
    const [message] = await ctx.db.select().from(chatMessages).where(eq(chatMessages.id, messageId))
    if (!message) return
    const { locale, conversationId, createdAt } = message
    const earlier = await ctx.db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversationId), lt(chatMessages.createdAt, createdAt)))
      .orderBy(desc(chatMessages.createdAt))
      // One more than the mail has room for beside the message tells that there are more.
      .limit(maxMailedMessages)
    await queueMail(ctx, {
      key: `chat.notice:${messageId}`,
      template: 'chat.notice',
      locale,
      to: { name: ctx.brand.product, address: ctx.brand.email },
      ...(await renderMail(ctx, locale, (tools) => chatNotice(tools, message, earlier))),
    })
  })
