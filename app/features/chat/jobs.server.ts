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
 * Mails the message to the team with the latest messages before it, because people often give their address in another
 * message than their question. Their number is limited, so that a visitor who keeps writing can't make mails ever longer.
 */
export const mailChatMessage = handle(chatMessageReceived, async (ctx: Ctx, { messageId }) => {
  const [message] = await ctx.db.select().from(chatMessages).where(eq(chatMessages.id, messageId))
  if (!message) return
  const { locale, conversationId, createdAt } = message
  const earlier = await ctx.db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), lt(chatMessages.createdAt, createdAt)))
    .orderBy(desc(chatMessages.createdAt))
    // The mail shows one less beside the message itself; the extra row shows that there are more.
    .limit(maxMailedMessages)
  await queueMail(ctx, {
    key: `chat.notice:${messageId}`,
    template: 'chat.notice',
    locale,
    to: { name: ctx.brand.product, address: ctx.brand.email },
    ...(await renderMail(ctx, locale, (tools) => chatNotice(tools, message, earlier))),
  })
})

export const chatJobs = [mailChatMessage]
