import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '~/db/db.server'
import { type Checksums, createChecksums, partName, type Write } from './checksum'
import { tables } from './tables'
import { waitingJobs } from './waiting-jobs'

/** Everything as it was at one moment, whatever is written meanwhile. `begun` runs first, at that moment. */
export async function readSnapshot({ db }: Database, write: Write, begun?: (tx: Db) => Promise<void>) {
  await db.transaction(
    async (tx) => {
      await configureSnapshotSession(tx)
      await begun?.(tx)
      await readEverything(tx, write)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

export async function checksumEverything(tx: Db): Promise<Checksums> {
  const tallies = createChecksums()
  await readEverything(tx, async (part, text) => tallies.add(part, text))
  return tallies.sum()
}

/** Times in UTC, so that every database writes them alike; and no limits of time, which are for requests. */
export const configureSnapshotSession = (tx: Db) =>
  tx.execute(sql`select
    set_config('timezone', 'UTC', true),
    set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`)

/** Rows are written by the database itself: JavaScript's dates and numbers would lose digits. */
async function readEverything(tx: Db, write: Write) {
  for (const table of tables) {
    await readTexts(tx, sql`select to_jsonb(t)::text as text from ${table} t`, (text) => write(partName(table), text))
  }
  await readTexts(tx, waitingJobs, (text) => write('job', text))
}

/** Few enough that even the longest documents are no burden. */
const atOnce = 100

async function readTexts(tx: Db, query: SQL, take: (text: string) => Promise<void>) {
  await tx.execute(sql`declare texts no scroll cursor for ${query}`)
  let found: number
  do {
    const { rows } = await tx.execute<{ text: string }>(sql`fetch ${sql.raw(String(atOnce))} from texts`)
    for (const { text } of rows) await take(text)
    found = rows.length
  } while (found === atOnce)
  await tx.execute(sql`close texts`)
}
