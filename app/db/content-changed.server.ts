import { sql } from 'drizzle-orm'
import type { Db } from './db.server'

/** Every process on this database listens to it, and drops pages that were rendered with the old content. */
export const contentChangedChannel = 'content_changed'

/** In a transaction PostgreSQL sends the notification at the commit, and never after a rollback. */
export const notifyContentChanged = async (db: Db) =>
  void (await db.execute(sql`select pg_notify(${contentChangedChannel}, '')`))
