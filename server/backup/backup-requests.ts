import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LockedError, lockFolder } from '~/db/lock.server'
import type { Services } from '~/web/scope.server'
import { BackupError } from './error'
import { backupsFolder } from './folder'
import { writeBackup } from './write'

// The embedded database belongs to the server's process, so that process has to write the backup. The command asks for it
// with a file `NAME.requested` in DATA_DIR/backups, which only whoever owns the data may write. The server renames it to
// `NAME.running`, writes the backup as `NAME`, or why it could not as `NAME.failed`.

const pollMs = 500
/** How long a server may take to notice. */
const timeoutMs = 10_000

/** In the server: writes what is asked for, one backup at a time. Returns the function that ends it. */
export function serveBackupRequests({ database, settings, log }: Services): () => void {
  if (database.engine !== 'embedded') return () => {}
  const folder = backupsFolder(settings.dataDir)
  let busy = true

  async function answer(name: string) {
    const path = join(folder, name)
    await rename(`${path}.requested`, `${path}.running`)
    try {
      await writeBackup(database, settings, path)
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
    if (busy) return
    busy = true
    try {
      for (const name of await namesIn(folder, '.requested')) await answer(name)
    } catch (err) {
      log.error({ err }, 'the folder of backups could not be used')
    } finally {
      busy = false
    }
  }, pollMs)
  timer.unref()
  void prepare(folder)
    .catch((err) => log.error({ err }, 'the folder of backups could not be used'))
    .finally(() => {
      busy = false
    })
  return () => clearInterval(timer)
}

/** The folder is made by the server, so that it can read what another user of the machine asks for there. */
async function prepare(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // What a process left that was killed while it wrote one.
  const left = (await readdir(folder)).filter((name) => /^files-|\.(part|running)$/.test(name))
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
}

async function namesIn(folder: string, ending: string) {
  if (!existsSync(folder)) return []
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
}

/** In the command: has the server that holds the folder write a backup, and answers where it is. */
export async function requestBackup(dataDir: string, name: string): Promise<string> {
  const path = join(backupsFolder(dataDir), name)
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.requested`, '', { mode: 0o600, flag: 'wx' })
  const requestedAt = Date.now()
  while (!existsSync(path)) {
    await wait(200)
    if (existsSync(`${path}.failed`)) {
      const why = await readFile(`${path}.failed`, 'utf8')
      await rm(`${path}.failed`)
      throw new BackupError(`The server could not write the backup: ${why}`)
    }
    if (existsSync(`${path}.requested`) && Date.now() - requestedAt > timeoutMs) {
      await rm(`${path}.requested`, { force: true })
      throw new BackupError(`${refusal(dataDir) ?? ''} It does not answer. Stop it, then back up again.`.trim())
    }
    if (!existsSync(path) && !refusal(dataDir)) {
      await rm(`${path}.requested`, { force: true })
      throw new BackupError('The server ended before the backup was written. Back up again.')
    }
  }
  return path
}

/** Why the folder can't be taken, in words; nothing when its holder is gone. */
function refusal(dataDir: string) {
  try {
    lockFolder(dataDir)()
    return undefined
  } catch (error) {
    if (error instanceof LockedError) return error.message
    throw error
  }
}
