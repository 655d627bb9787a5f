import { z } from 'zod'
import { paragraph } from '~/lib/input'
import { maxMessageLength } from './model'

export const chatMessageInput = z.object({
  content: paragraph(maxMessageLength),
  /** From the response to the first message; the first one has none. */
  conversationId: z.uuid().optional(),
})

export type ChatMessageInput = z.infer<typeof chatMessageInput>
