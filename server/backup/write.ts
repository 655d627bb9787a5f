import type { Settings } from '~/config/settings.server'
import type { Database } from '~/db/db.server'
import { writeArchive } from './archive'
import { linkFiles, namedFiles } from './files'
import { ownMigration, refuseOtherShape } from './migration'
import { readSnapshot } from './snapshot'

/** Writes a snapshot of the database, and of the uploaded files unless they are in a bucket. */
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
      // Not within the transaction: while one is open, the embedded database runs no other query.
      await linkedFiles?.write(write)
      return namedKeys.filter((key) => !linkedFiles?.has(key))
    } finally {
      await linkedFiles?.removeLinks()
    }
  })
}
