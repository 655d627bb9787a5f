import { existsSync, statSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Settings } from '~/config/settings.server'
import { LockedError } from '~/db/lock.server'
import { openDatabase } from '~/db/open.server'
import { recordBackup } from '~/features/setup/commands.server'
import { type Archive, readArchive } from './archive'
import { requestBackup } from './backup-requests'
import { describeChecksums } from './checksum'
import { copyErasedPeople } from './erased-people'
import { BackupError } from './error'
import { backupsFolder } from './folder'
import { writeBackup } from './write'

/** Writes a backup to the given file or folder, or to DATA_DIR/backups. The server may run meanwhile. */
export async function backUp(settings: Settings, destination: string | undefined) {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'db'))) {
    throw new BackupError(`There is no database in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL to one.`)
  }
  const name = `${settings.brand.slug}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`
  const path = resolvePath(destination ?? `${backupsFolder(settings.dataDir)}/`, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeFrom(settings, path)
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
    await move(await requestBackup(settings.dataDir, name), path)
  }
  await copyErasedPeople([backupsFolder(settings.dataDir)], dirname(path))
  // The report is read from the file, which also checks that it is complete.
  report(path, await readArchive(path))
}

/** In an existing folder, or at a path that ends with a slash, the file gets `name`; otherwise the path is the file. */
function resolvePath(destination: string, name: string) {
  if (destination.endsWith('/') || (existsSync(destination) && statSync(destination).isDirectory()))
    return resolve(destination, name)
  if (existsSync(destination)) throw new BackupError(`${destination} is there already. Name another file, or a folder.`)
  return resolve(destination)
}

async function writeFrom(settings: Settings, path: string) {
  const database = await openDatabase(settings)
  try {
    await writeBackup(database, settings, path)
    // With a role that may only read, the backup is no worse.
    await recordBackup({ db: database.db, now: new Date() }).catch(() => {})
  } finally {
    await database.close()
  }
}

/** Works across disks too: there the file is copied, and renamed when it is complete. */
async function move(from: string, to: string) {
  if (from === to) return
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(from, `${to}.part`)
    await rename(`${to}.part`, to)
    await rm(from)
  }
}

function report(path: string, { parts, missing, bucket }: Archive) {
  console.log(`Backed up to ${path}`)
  console.log(`${describeChecksums(parts)}. Keep it as safe as the database: it holds all that is in there.`)
  if (bucket) console.log(`Uploaded files are not in it: they are in the bucket ${bucket}.`)
  if (missing.length > 0) {
    console.warn(`These files are named in the database but not in DATA_DIR/files:\n  ${missing.join('\n  ')}`)
    console.warn('If they are on another machine, back up there, or copy its DATA_DIR/files too.')
  }
}
