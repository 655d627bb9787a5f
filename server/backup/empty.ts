import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { Settings } from '~/config/settings.server'
import type { Db } from '~/db/db.server'
import { openDatabase } from '~/db/open.server'
import { startJobs } from '~/jobs/jobs.server'
import { jobNames } from '../worker'
import { BackupError } from './error'
import { tables } from './tables'
import { waitingJobs } from './waiting-jobs'

/** Opens a database to be filled. One that holds anything is refused before even its tables are brought up to date. */
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

/** A table that is not there yet has none. */
async function hasRows(db: Db, table: string, from: SQL) {
  const { rows } = await db.execute<{ known: boolean }>(sql`select to_regclass(${table}) is not null as known`)
  if (!rows[0]?.known) return false
  const found = await db.execute(sql`select 1 from ${from} held limit 1`)
  return found.rows.length > 0
}

const notEmpty = (what: string) =>
  new BackupError(
    `This database is not empty (${what}), and nothing is overwritten. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
  )
