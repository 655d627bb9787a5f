import { existsSync } from 'node:fs'
import { link, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { deliverableFiles } from '~/db/schema/deliverables'
import { eventMaterials } from '~/db/schema/event-materials'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import { threadFiles } from '~/db/schema/threads'
import type { FileStore } from '~/files/store.server'
import type { Write } from './checksum'
import { backupsFolder } from './folder'

type StoredFile = { key: string; content: string }

/**
 * Creates hard links to all current files: they take no space, and keep a file that is deleted while the backup is
 * written. The content of a file never changes.
 */
export async function linkFiles(dataDir: string) {
  const filesFolder = join(dataDir, 'files')
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 })
  const linkFolder = await mkdtemp(join(backupsFolder(dataDir), 'files-'))
  const entries = existsSync(filesFolder) ? await readdir(filesFolder, { recursive: true, withFileTypes: true }) : []
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const keys: string[] = []
  for (const path of paths) {
    const key = relative(filesFolder, path)
    await mkdir(dirname(join(linkFolder, key)), { recursive: true })
    if (await tryLink(path, join(linkFolder, key))) keys.push(key)
  }
  return {
    has: (key: string) => keys.includes(key.split('/').join(sep)),
    async write(write: Write) {
      for (const key of keys) {
        const content = (await readFile(join(linkFolder, key))).toString('base64')
        await write('file', JSON.stringify({ key: key.split(sep).join('/'), content } satisfies StoredFile))
      }
    },
    removeLinks: () => rm(linkFolder, { recursive: true, force: true }),
  }
}

/** False for a file that was deleted since the folder was read. */
async function tryLink(path: string, linkPath: string) {
  try {
    await link(path, linkPath)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** The keys of all files that rows refer to. */
export async function namedFiles(tx: Db) {
  const { rows } = await tx.execute<{ key: string }>(
    sql`select ${insights.fileKey} as key from ${insights}
      union select ${media.fileKey} from ${media}
      union select ${eventMaterials.fileKey} from ${eventMaterials} where ${eventMaterials.fileKey} is not null
      union select ${deliverableFiles.fileKey} from ${deliverableFiles}
      union select ${threadFiles.fileKey} from ${threadFiles}`,
  )
  return rows.map(({ key }) => key)
}

/** Restores files. `deleteAdded` deletes those that were not there before. */
export function createFiles(store: FileStore) {
  const added: string[] = []
  return {
    async put(text: string) {
      const { key, content }: StoredFile = JSON.parse(text)
      const bytes = Buffer.from(content, 'base64')
      const before = (await store.has(key)) ? Buffer.from(await new Response(store.read(key)).arrayBuffer()) : undefined
      if (before?.equals(bytes)) return
      if (!before) added.push(key)
      await store.put(key, bytes)
    },
    async deleteAdded() {
      for (const key of added) await store.delete(key)
    },
  }
}
