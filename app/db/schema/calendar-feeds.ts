import { pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { feedScopes } from '../../lib/feed-scopes'
import { users } from './users'

export const feedScope = pgEnum('feed_scope', feedScopes)

/** The private calendar address of a member; one each. Without a row there is none, and an earlier address answers 404. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token, by which a request finds the row. */
  hash: text().notNull().unique(),
  /** The token, encrypted with the server's secret: the member can see the address again. */
  token: text().notNull(),
  scope: feedScope().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
