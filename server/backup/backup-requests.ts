import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LockedError, lockFolder } from '~/db/lock.server'
import { recordBackup } from '~/features/setup/commands.server'
import type { Services } from '~/web/scope.server'
import { BackupError } from './error'
import { backupsFolder } from './folder'
import { writeBackup } from './write'

// Only the server's process can open the embedded database, so that process has to write the backup. The command requests
// it with a file `NAME.requested` in DATA_DIR/backups, where only the owner of the data may write. The server renames it
// to `NAME.running`, and writes the backup as `NAME`, or the reason of a failure as `NAME.failed`.

const pollMs = 500
/** How long a server may take to find the request. */
const timeoutMs = 10_000

/** In the server: writes requested backups, one at a time. Returns the function that stops it. */
export function serveBackupRequests({ database, settings, log }: Services): () => void {
  if (database.engine !== 'embedded') return () => {}
  const folder = backupsFolder(settings.dataDir)
  let isBusy = true

  async function handleRequest(name: string) {
    const path = join(folder, name)
    await rename(`${path}.requested`, `${path}.running`)
    try {
      await writeBackup(database, settings, path)
      await recordBackup({ db: database.db, now: new Date() })
      log.info('a backup was written')
    } catch (err) {
      log.error({ err }, 'a backup was not written')
      await writeFile(`${path}.running`, err instanceof Error ? err.message : String(err))
      await rename(`${path}.running`, `${path}.failed`)
    } finally {
      await rm(`${path}.running`, { force: true })
    }
  }

  const timer = setInterval(async () => {
    if (isBusy) return
    isBusy = true
    try {
      for (const name of await namesIn(folder, '.requested')) await handleRequest(name)
    } catch (err) {
      log.error({ err }, 'the folder of backups could not be used')
    } finally {
      isBusy = false
    }
  }, pollMs)
  timer.unref()
  void prepareFolder(folder)
    .catch((err) => log.error({ err }, 'the folder of backups could not be used'))
    .finally(() => {
      isBusy = false
    })
  return () => clearInterval(timer)
}

/** The server creates the folder, so that it can read requests of another user of the machine there. */
async function prepareFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Left by a process that was killed while it wrote a backup.
  const unfinished = (await readdir(folder)).filter((name) => /^files-|\.(part|running)$/.test(name))
  for (const name of unfinished) await rm(join(folder, name), { recursive: true, force: true })
}

async function namesIn(folder: string, extension: string) {
  if (!existsSync(folder)) return []
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith(extension)).map((name) => name.slice(0, -extension.length))
}

/** In the command: requests a backup of the server that holds the folder, and returns its path. */
export async function requestBackup(dataDir: string, name: string): Promise<string> {
  const path = join(backupsFolder(dataDir), name)
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.requested`, '', { mode: 0o600, flag: 'wx' })
  const requestedAt = Date.now()
  while (!existsSync(path)) {
    await wait(200)
    if (existsSync(`${path}.failed`)) {
      const reason = await readFile(`${path}.failed`, 'utf8')
      await rm(`${path}.failed`)
      throw new BackupError(`The server could not write the backup: ${reason}`)
    }
    if (existsSync(`${path}.requested`) && Date.now() - requestedAt > timeoutMs) {
      await rm(`${path}.requested`, { force: true })
      throw new BackupError(`${lockedMessage(dataDir) ?? ''} It does not answer. Stop it, then back up again.`.trim())
    }
    if (!existsSync(path) && !lockedMessage(dataDir)) {
      await rm(`${path}.requested`, { force: true })
      throw new BackupError('The server ended before the backup was written. Back up again.')
    }
  }
  return path
}

/** Why the folder can't be locked; undefined when its holder is gone. */
function lockedMessage(dataDir: string) {
  try {
    lockFolder(dataDir)()
    return undefined
  } catch (error) {
    if (error instanceof LockedError) return error.message
    throw error
  }
}
