import { randomUUID } from 'node:crypto'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { chatMessageReceived } from './jobs.server'
import type { ChatMessageInput } from './schema'

/** Stores a visitor's message and has it mailed to the team. Returns the conversation for the next message. */
export async function receiveChatMessage(ctx: Ctx, { content, conversationId = randomUUID() }: ChatMessageInput) {
  await inTransaction(ctx, async (ctx) => {
    // A new message reopens a conversation that was marked as done.
    await ctx.db
      .insert(chatConversations)
      .values({ id: conversationId, createdAt: ctx.now })
      .onConflictDoUpdate({ target: chatConversations.id, set: { doneAt: null, doneBy: null } })
    const [row] = await ctx.db
      .insert(chatMessages)
      .values({ content, conversationId, locale: ctx.locale, createdAt: ctx.now })
      .returning({ id: chatMessages.id })
    if (row) await ctx.jobs.enqueue(ctx.db, chatMessageReceived, { messageId: row.id })
  })
  return { conversationId }
}
