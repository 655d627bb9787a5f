import { dirname, resolve } from 'node:path'
import { createKeyedHash } from '~/auth/keyed-hash.server'
import { readSecret } from '~/config/secret.server'
import type { Settings } from '~/config/settings.server'
import { fileStore } from '../services'
import { type Archive, readArchive } from './archive'
import { describeChecksums } from './checksum'
import { openEmpty } from './empty'
import { copyErasedPeople, eraseAgain, readErasedPeople } from './erased-people'
import { BackupError } from './error'
import { createFiles } from './files'
import { backupsFolder } from './folder'
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
  const lists = [dirname(path), backupsFolder(settings.dataDir)]
  const erased = await readErasedPeople(lists)
  const keyedHash = createKeyedHash(readSecret(settings))
  const target = await openEmpty(settings)
  let erasedAgain = 0
  try {
    await loadAll(
      target,
      async (write) => {
        const { parts } = await readArchive(path, (part, text) =>
          part === 'file' ? files.put(text) : write(part, text),
        )
        return parts
      },
      async (db) => {
        const ctx = { db, jobs: target.jobs, keyedHash, now: new Date() }
        erasedAgain = await eraseAgain(ctx, erased, archive.createdAt)
      },
    )
    await copyErasedPeople(lists, backupsFolder(settings.dataDir))
  } catch (error) {
    await files.deleteAdded()
    throw error
  } finally {
    await target.close()
  }
  report(settings, archive)
  reportErased(erased.length, erasedAgain)
}

function reportErased(known: number, erasedAgain: number) {
  if (known === 0) {
    console.log(
      'There is no erased-people.jsonl beside the backup or in DATA_DIR/backups. If anyone was erased since, put it there and restore anew.',
    )
  } else console.log(`People erased since the backup, and now erased from it: ${erasedAgain}.`)
}

function report(settings: Settings, { createdAt, parts, bucket }: Archive) {
  console.log(`Restored the backup of ${createdAt} into ${settings.databaseUrl ? 'DATABASE_URL' : settings.dataDir}`)
  console.log(`${describeChecksums(parts)}. Every table was compared with the backup and is the same.`)
  if (bucket) console.log(`Uploaded files were not in it: they are in the bucket ${bucket}. Name it with S3_*.`)
  console.log(
    'Mails that wait are sent as soon as the product starts: make sure that the old one does not run any more.',
  )
}
