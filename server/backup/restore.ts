import { resolve } from 'node:path'
import type { Settings } from '~/config/settings.server'
import { fileStore } from '../services'
import { type Archive, readArchive } from './archive'
import { describeChecksums } from './checksum'
import { openEmpty } from './empty'
import { BackupError } from './error'
import { createFiles } from './files'
import { loadAll } from './load'
import { refuseOtherVersion } from './migration'

/** Fills an empty database and its file store from a backup, or leaves both unchanged. */
export async function restore(settings: Settings, file: string | undefined) {
  if (!file) throw new BackupError('Name the backup: npm run restore -- FILE')
  const path = resolve(file)
  // Read and checked completely before anything is changed.
  const archive = await readArchive(path)
  refuseOtherVersion(archive.migration)
  const files = createFiles(await fileStore(settings))
  const target = await openEmpty(settings)
  try {
    await loadAll(target, async (write) => {
      const { parts } = await readArchive(path, (part, text) => (part === 'file' ? files.put(text) : write(part, text)))
      return parts
    })
  } catch (error) {
    await files.deleteAdded()
    throw error
  } finally {
    await target.close()
  }
  report(settings, archive)
}

function report(settings: Settings, { createdAt, parts, bucket }: Archive) {
  console.log(`Restored the backup of ${createdAt} into ${settings.databaseUrl ? 'DATABASE_URL' : settings.dataDir}`)
  console.log(`${describeChecksums(parts)}. Every table was compared with the backup and is the same.`)
  if (bucket) console.log(`Uploaded files were not in it: they are in the bucket ${bucket}. Name it with S3_*.`)
  console.log(
    'Mails that wait are sent as soon as the product starts: make sure that the old one does not run any more.',
  )
}
