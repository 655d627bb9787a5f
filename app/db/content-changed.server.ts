import { sql } from 'drizzle-orm'
import type { Db } from './db.server'

/** Heard by every process on this database: pages made of the old content are dropped. */
export const contentChanged = 'content_changed'

/** Within a transaction it is heard when, and only when, that commits. */
export const announceContentChange = async (db: Db) =>
  void (await db.execute(sql`select pg_notify(${contentChanged}, '')`))
