import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { locale } from './locale'

/** What visitors wrote in the chat. Those of one conversation share its id, and nothing is kept of who wrote them. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid().notNull(),
    content: text().notNull(),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('chat_messages_of_conversation').on(table.conversationId, table.createdAt)],
)
