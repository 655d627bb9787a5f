import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './db.server'

/**
 * Runs a statement that PostgreSQL plans once for each connection, and not at every call. For statements over many tables,
 * whose planning takes longer than their execution. A name stands for one text: only parameters may differ.
 */
export async function executePrepared<Row>(db: Db, name: string, query: SQL): Promise<Row[]> {
  const rows = await db.select({ row: sql<Row>`to_json(found)` }).from(sql`(${query}) as found`).prepare(name).execute()
  return rows.map(({ row }) => row)
}
