import { sql } from 'drizzle-orm'
import type { Db } from './db.server'

/** Every process on this database listens to these channels. */
export const channels = {
  /** Drop pages that were rendered with the old content. */
  contentChanged: 'content_changed',
  /** Read the settings again, and drop pages that were rendered with the old ones. */
  settingsChanged: 'settings_changed',
  /** Delete the file with the link for the first admin. */
  firstAdminCreated: 'first_admin_made',
} as const

/** In a transaction PostgreSQL sends the notification at the commit, and never after a rollback. */
const notify = async (db: Db, channel: string) => void (await db.execute(sql`select pg_notify(${channel}, '')`))

export const notifyContentChanged = (db: Db) => notify(db, channels.contentChanged)
export const notifySettingsChanged = (db: Db) => notify(db, channels.settingsChanged)
export const notifyFirstAdminCreated = (db: Db) => notify(db, channels.firstAdminCreated)
