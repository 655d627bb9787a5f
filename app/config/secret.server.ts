import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, SettingsError } from './settings.server'

const fileName = 'secret-key'

/**
 * The server's secret: `AUTH_SECRET`, or a random one that is created at the first start and stored in `DATA_DIR`. It is
 * not in the database, so that a copy of the database alone does not tell whose the hashes in it are.
 */
export function readSecret({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): string {
  if (secretKey) return secretKey
  const path = join(dataDir, fileName)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw unusable(path, error)
  }
  try {
    mkdirSync(dataDir, { recursive: true })
    return create(path)
  } catch (error) {
    throw unusable(path, error)
  }
}

/** A hard link appears with its whole content or not at all: two processes that start at once read the same key. */
function create(path: string) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(path, 'utf8')
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

const unusable = (path: string, error: unknown) =>
  new SettingsError(`AUTH_SECRET should be set, because ${path} can't be read or written (${codeOf(error)})`)
