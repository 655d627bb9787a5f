import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Opens the embedded database of a server that has been stopped. */
export async function withDatabase<Result>(dataDir: string, work: (db: PGlite) => Promise<Result>): Promise<Result> {
  const db = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { pg_trgm } })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Every row of every table as text, including the job queue. */
export async function dump(db: PGlite): Promise<string> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}
