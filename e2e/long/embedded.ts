import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Read } from '../load.ts'
import type { RestartableSite } from '../restartable-site.ts'

/** Opens the embedded database of a process that has ended, to query it. */
export async function lookInto({ dataDir }: Pick<RestartableSite, 'dataDir'>, look: (read: Read) => Promise<void>) {
  const database = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { pg_trgm } })
  await look(async (query, values) => (await database.query<Record<string, unknown>>(query, values)).rows)
  await database.close()
}
