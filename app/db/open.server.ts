import type { ConstructorOptions } from 'pg-boss'
import type { Settings } from '~/config/settings.server'
import type { Db } from './db.server'

/** An open database: what features use (`db`), and what the process around them needs. */
export type Database = {
  engine: 'postgres' | 'embedded'
  db: Db
  /** How the job queue reaches the same database. */
  queue: ConstructorOptions
  migrate: () => Promise<void>
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** PostgreSQL when DATABASE_URL says where, else PostgreSQL embedded in this process, kept in DATA_DIR. */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (settings.databaseUrl) {
    const { openPostgres } = await import('./postgres.server')
    return openPostgres(settings.databaseUrl)
  }
  const { openEmbedded } = await import('./embedded.server')
  return openEmbedded(settings.dataDir)
}
