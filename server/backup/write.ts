import type { Settings } from '~/config/settings.server'
import type { Database } from '~/db/db.server'
import { writeArchive } from './archive'
import { holdFiles, namedFiles } from './files'
import { ownMigration, refuseOtherShape } from './migration'
import { readSnapshot } from './snapshot'

/** Writes the whole of a database, and the uploaded files unless a bucket has them, as they are now. */
export async function writeBackup(database: Database, { dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>, path: string) {
  const head = {
    createdAt: new Date().toISOString(),
    engine: database.engine,
    migration: ownMigration(),
    bucket: s3?.bucket ?? null,
  }
  await writeArchive(path, head, async (write) => {
    let held: Awaited<ReturnType<typeof holdFiles>> | undefined
    let named: string[] = []
    try {
      await readSnapshot(database, write, async (tx) => {
        await refuseOtherShape(tx)
        if (s3) return
        held = await holdFiles(dataDir)
        named = await namedFiles(tx)
      })
      // Not within the transaction: the embedded database serves nobody else while one is open.
      await held?.write(write)
      return named.filter((key) => !held?.has(key))
    } finally {
      await held?.letGo()
    }
  })
}
