import type { Settings } from '~/config/settings.server'
import type { Database } from './db.server'

/** PostgreSQL when DATABASE_URL is set, else PostgreSQL embedded in this process, with its files in DATA_DIR. */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (settings.databaseUrl) {
    const { openPostgres } = await import('./postgres.server')
    return openPostgres(settings.databaseUrl)
  }
  const { openEmbedded } = await import('./embedded.server')
  return openEmbedded(settings.dataDir)
}
