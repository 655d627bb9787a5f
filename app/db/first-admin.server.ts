import { sql } from 'drizzle-orm'
import type { Db } from './db.server'

/** Every process on this database listens to it, and deletes its file with the link for the first admin. */
export const firstAdminCreatedChannel = 'first_admin_made'

/** In a transaction PostgreSQL sends the notification at the commit, and never after a rollback. */
export const notifyFirstAdminCreated = async (db: Db) =>
  void (await db.execute(sql`select pg_notify(${firstAdminCreatedChannel}, '')`))
