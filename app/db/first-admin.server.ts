import { sql } from 'drizzle-orm'
import type { Db } from './db.server'

/** Heard by every process on this database: the file with the link for the first admin has served its purpose. */
export const firstAdminCreatedChannel = 'first_admin_made'

/** Within a transaction it is heard when, and only when, that commits. */
export const notifyFirstAdminCreated = async (db: Db) =>
  void (await db.execute(sql`select pg_notify(${firstAdminCreatedChannel}, '')`))
