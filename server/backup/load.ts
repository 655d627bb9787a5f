import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Db } from '~/db/db.server'
import type { Jobs } from '~/jobs/jobs.server'
import { type Checksums, differingParts, partName, type Write } from './checksum'
import { refuseUnlessEmpty } from './empty'
import { BackupError } from './error'
import { checksumEverything, configureSnapshotSession } from './snapshot'
import { storedColumns, tables } from './tables'
import { requeueJobs } from './waiting-jobs'

export type Target = { database: Database; jobs: Jobs }

/** A batch is inserted with one statement, of which memory holds a few copies. */
const maxBatchChars = 1_000_000

/**
 * Fills an empty database in one transaction. `fill` passes on every row and job and returns their checksums, which are
 * compared with those of the filled tables. `finish` runs last in the same transaction.
 */
export async function loadAll(
  { database, jobs }: Target,
  fill: (write: Write) => Promise<Checksums>,
  finish?: (tx: Db) => Promise<void>,
) {
  await database.db.transaction(async (tx) => {
    await configureSnapshotSession(tx)
    // A server that starts on this database meanwhile waits until it is filled.
    await tx.execute(sql`lock table ${sql.join(tables.map(tableName), sql`, `)} in share row exclusive mode`)
    await refuseUnlessEmpty(tx)
    const rows = createRowInserter(tx)
    const waitingJobs: string[] = []
    const { file: _, ...expected } = await fill(async (part, text) => {
      if (part === 'job') waitingJobs.push(text)
      else await rows.add(part, text)
    })
    await rows.flush()
    await requeueJobs(tx, jobs, waitingJobs)
    const { file: __, ...loaded } = await checksumEverything(tx)
    const differing = differingParts(expected, loaded)
    if (differing.length > 0) {
      throw new BackupError(`Not everything came through (${differing.join(', ')}), so nothing was kept.`)
    }
    await finish?.(tx)
  })
}

const tableName = (table: PgTable): SQL => sql`${table}`

/** Inserts rows in batches, one table after the other. */
function createRowInserter(tx: Db) {
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
    const columns = sql.join(storedColumns(table), sql`, `)
    await tx.execute(
      sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${rows}::text::jsonb)`,
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
