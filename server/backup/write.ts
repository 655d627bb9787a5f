import type { Settings } from '~/config/settings.server'
import type { Database } from '~/db/db.server'
import { writeArchive } from './archive'
import { linkFiles, namedFiles } from './files'
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
    let linkedFiles: Awaited<ReturnType<typeof linkFiles>> | undefined
    let namedKeys: string[] = []
    try {
      await readSnapshot(database, write, async (tx) => {
        await refuseOtherShape(tx)
        if (s3) return
        linkedFiles = await linkFiles(dataDir)
        namedKeys = await namedFiles(tx)
      })
      // Not within the transaction: the embedded database serves nobody else while one is open.
      await linkedFiles?.write(write)
      return namedKeys.filter((key) => !linkedFiles?.has(key))
    } finally {
      await linkedFiles?.removeLinks()
    }
  })
}
