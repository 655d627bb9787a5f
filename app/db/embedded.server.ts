import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { migrationsDir, templateDir } from '~/config/paths.server'
import type { Database } from './db.server'
import { lockFolder } from './lock.server'
import { schema } from './schema.server'

// V8's second compiler would take 600 MB and both cores at start, to make queries a tenth faster.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)

export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'db')
    await copyTemplate(folder)
    const client = await createClient({ dataDir: folder })
    return embeddedDatabase(client, async () => {
      await client.close()
      unlock()
    })
  } catch (error) {
    unlock()
    throw error
  }
}

/** With the extensions that the migrations create: a database that has one can't be opened without it. */
export const createClient = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } })

/** Wraps any PGlite client, so that tests use the same code as the product. */
export function embeddedDatabase(client: PGlite, close = () => client.close()): Database {
  const db = drizzle(client, { schema, casing: 'snake_case' })
  return {
    engine: 'embedded',
    db,
    queue: { db: fromPglite(client), backend: 'pglite' },
    migrate: () => migrate(db, { migrationsFolder: migrationsDir }),
    ping: async () => void (await db.execute(sql`select 1`)),
    listen: async (channel, onNotification) => void (await client.listen(channel, onNotification)),
    close,
  }
}

/** Creating a database takes seconds, copying one does not. Because of the rename no interrupted copy is opened. */
async function copyTemplate(folder: string) {
  if (existsSync(folder) || !existsSync(templateDir)) return
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await cp(templateDir, unfinished, { recursive: true })
  await rename(unfinished, folder)
}
