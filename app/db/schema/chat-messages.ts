import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { handling } from './handling'
import { locale } from './locale'
import { chatMessageText, searchedColumn, trigrams } from './searched-text'

/** A visitor's conversation with the team, created with its first message. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...handling(),
  },
  (table) => [
    index('chat_conversations_newest').on(table.createdAt),
    index('chat_conversations_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
  ],
)

/** Messages of visitors in the chat. Nothing about the visitor is stored. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid()
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    searched: searchedColumn((): SQL => chatMessageText(chatMessages)),
  },
  (table) => [
    index('chat_messages_of_conversation').on(table.conversationId, table.createdAt),
    index('chat_messages_newest').on(table.createdAt),
    index('chat_messages_search').using('gin', trigrams(table.searched)),
  ],
)
