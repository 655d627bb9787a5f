import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { Settings } from '~/config/settings.server'
import type { Db } from '~/db/db.server'
import { openDatabase } from '~/db/open.server'
import { startJobs } from '~/jobs/jobs.server'
import { jobNames } from '../worker'
import { BackupError } from './error'
import { tables } from './tables'
import { waitingJobs } from './waiting-jobs'

/** Opens an empty database to be filled. One with any rows is refused, before it is migrated. */
export async function openEmpty(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  const database = await openDatabase(settings)
  try {
    await refuseUnlessEmpty(database.db)
    await database.migrate()
    const jobs = await startJobs(database, { names: jobNames, report: () => {} })
    const close = async () => {
      await jobs.stop()
      await database.close()
    }
    return { database, jobs, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

export async function refuseUnlessEmpty(db: Db) {
  for (const name of tables.map(getTableName)) {
    if (await hasRows(db, name, sql`${sql.identifier(name)}`)) throw notEmpty(`there are rows in ${name}`)
  }
  if (await hasRows(db, 'pgboss.job', sql`(${waitingJobs})`)) throw notEmpty('jobs wait in it')
}

/** False for a table that does not exist yet. */
async function hasRows(db: Db, table: string, from: SQL) {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass(${table}) is not null as exists`)
  if (!rows[0]?.exists) return false
  const found = await db.execute(sql`select 1 from ${from} source limit 1`)
  return found.rows.length > 0
}

const notEmpty = (finding: string) =>
  new BackupError(
    `This database is not empty (${finding}), and nothing is overwritten. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
  )
