import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Db } from '~/db/db.server'
import type { Jobs } from '~/jobs/jobs.server'
import { type Checksums, differingParts, partName, type Write } from './checksum'
import { refuseUnlessEmpty } from './empty'
import { BackupError } from './error'
import { checksumEverything, configureSnapshotSession } from './snapshot'
import { tables } from './tables'
import { requeueJobs } from './waiting-jobs'

export type Target = { database: Database; jobs: Jobs }

/** A batch goes in one statement, which is held in memory a few times. */
const maxBatchChars = 1_000_000

/**
 * Fills an empty database, all or nothing. `fill` hands over every row and job and answers what they should add up to;
 * what is then in the tables has to add up to the same.
 */
export async function loadAll({ database, jobs }: Target, fill: (write: Write) => Promise<Checksums>) {
  await database.db.transaction(async (tx) => {
    await configureSnapshotSession(tx)
    // A server that starts on this database meanwhile waits, and finds all of it.
    await tx.execute(sql`lock table ${sql.join(tables.map(named), sql`, `)} in share row exclusive mode`)
    await refuseUnlessEmpty(tx)
    const rows = createRows(tx)
    const waiting: string[] = []
    const { file: _, ...expected } = await fill(async (part, text) => {
      if (part === 'job') waiting.push(text)
      else await rows.add(part, text)
    })
    await rows.flush()
    await requeueJobs(tx, jobs, waiting)
    const { file: __, ...loaded } = await checksumEverything(tx)
    const wrong = differingParts(expected, loaded)
    if (wrong.length > 0) {
      throw new BackupError(`Not everything came through (${wrong.join(', ')}), so nothing was kept.`)
    }
  })
}

const named = (table: PgTable): SQL => sql`${table}`

/** Rows of one table at a time, in batches. */
function createRows(tx: Db) {
  const byPart = new Map(tables.map((table) => [partName(table), table]))
  let part = ''
  let batch: string[] = []
  let size = 0

  async function flush() {
    const table = byPart.get(part)
    if (batch.length === 0) return
    if (!table) throw new BackupError(`There is no ${part} in this program.`)
    const rows = `[${batch.join(',')}]`
    batch = []
    size = 0
    await tx.execute(
      sql`insert into ${table} select * from jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${rows}::text::jsonb)`,
    )
  }

  return {
    flush,
    async add(next: string, text: string) {
      if (next !== part || size > maxBatchChars) await flush()
      part = next
      batch.push(text)
      size += text.length
    },
  }
}
