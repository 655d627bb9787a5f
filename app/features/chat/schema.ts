import { z } from 'zod'
import { paragraph } from '~/lib/input'
import { maxMessageLength } from './model'

export const chatMessageInput = z.object({
  content: paragraph(maxMessageLength),
  /** What the answer to the first message gave; the first comes without. */
  conversationId: z.uuid().optional(),
})

export type ChatMessageInput = z.infer<typeof chatMessageInput>
