import { sql } from 'drizzle-orm'
import type { Db } from './db.server'

/** Heard by every process on this database: pages made of the old content are dropped. */
export const contentChangedChannel = 'content_changed'

/** Within a transaction it is heard when, and only when, that commits. */
export const notifyContentChanged = async (db: Db) =>
  void (await db.execute(sql`select pg_notify(${contentChangedChannel}, '')`))
