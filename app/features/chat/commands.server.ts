import { randomUUID } from 'node:crypto'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { chatMessageReceived } from './jobs.server'
import type { ChatMessageInput } from './schema'

/** Stores what a visitor wrote and has it mailed to the team. Gives the conversation that the next message belongs to. */
export async function receiveChatMessage(ctx: Ctx, { content, conversationId = randomUUID() }: ChatMessageInput) {
  await inTransaction(ctx, async (ctx) => {
    // A message to one that was done with opens it again.
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
