import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './db.server'

/**
 * Runs a statement that PostgreSQL plans once for each connection, and not at every call. For statements over many tables,
 * whose planning takes longer than their execution. A name stands for one text: only parameters may differ.
 */
export function executePrepared<Row>(db: Db, name: string, query: SQL): Promise<Row[]> {
  return withGenericPlan(db, (tx) => runPrepared<Row>(tx, name, query))
}

/** As `executePrepared`, in a transaction whose plans are generic already. */
export async function runPrepared<Row>(tx: Db, name: string, query: SQL): Promise<Row[]> {
  const found = tx.select({ row: sql<Row>`to_json(found)` }).from(sql`(${query}) as found`)
  const rows = await found.prepare(name).execute()
  return rows.map(({ row }) => row)
}

/** For a query that `run` prepares with a name. Else PostgreSQL plans it for each of the first five calls on a connection. */
export function withGenericPlan<Result>(db: Db, run: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
    return run(tx)
  })
}
