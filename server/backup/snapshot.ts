import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '~/db/db.server'
import { type Checksums, createChecksums, partName, type Write } from './checksum'
import { storedColumns, tables } from './tables'
import { waitingJobs } from './waiting-jobs'

/** Reads all rows in one snapshot, unaffected by concurrent writes. `onSnapshot` runs first in the same transaction. */
export async function readSnapshot({ db }: Database, write: Write, onSnapshot?: (tx: Db) => Promise<void>) {
  await db.transaction(
    async (tx) => {
      await configureSnapshotSession(tx)
      await onSnapshot?.(tx)
      await readEverything(tx, write)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

export async function checksumEverything(tx: Db): Promise<Checksums> {
  const checksums = createChecksums()
  await readEverything(tx, async (part, text) => checksums.add(part, text))
  return checksums.sum()
}

/** Times in UTC, so that every database formats them alike, and no timeouts, which are meant for requests. */
export const configureSnapshotSession = (tx: Db) =>
  tx.execute(sql`select
    set_config('timezone', 'UTC', true),
    set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`)

/** The database formats rows as JSON: JavaScript's dates and numbers would lose digits. */
async function readEverything(tx: Db, write: Write) {
  for (const table of tables) {
    const row = sql`select ${sql.join(storedColumns(table), sql`, `)}`
    await readTexts(tx, sql`select to_jsonb(t)::text as text from (${row} from ${table}) t`, (text) =>
      write(partName(table), text),
    )
  }
  await readTexts(tx, waitingJobs, (text) => write('job', text))
}

/** Few enough that memory suffices even for the longest documents. */
const fetchSize = 100

async function readTexts(tx: Db, query: SQL, onText: (text: string) => Promise<void>) {
  await tx.execute(sql`declare texts no scroll cursor for ${query}`)
  let fetchedRows: number
  do {
    const { rows } = await tx.execute<{ text: string }>(sql`fetch ${sql.raw(String(fetchSize))} from texts`)
    for (const { text } of rows) await onText(text)
    fetchedRows = rows.length
  } while (fetchedRows === fetchSize)
  await tx.execute(sql`close texts`)
}
