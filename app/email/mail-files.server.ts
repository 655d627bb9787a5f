import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { mails } from '~/db/schema/mails'

const folderOf = (dataDir: string) => join(dataDir, 'mail')
const ending = '.eml'
const ofMail = /^[\da-f-]{36}\.eml$/
const dayMs = 24 * 60 * 60 * 1000

/** Returns the file's path. */
export async function writeMailFile(dataDir: string, id: string, message: Uint8Array) {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${id}${ending}`)
  await writeFile(`${file}.part`, message)
  await rename(`${file}.part`, file)
  return file
}

/**
 * Deletes the files of mails that are no longer stored, because their time is over or a person was erased. A day later:
 * the last mail to an erased person is only a file.
 */
export async function deleteOldMailFiles({ db, now }: { db: Db; now: Date }, dataDir: string) {
  const folder = folderOf(dataDir)
  const names = await readdir(folder).catch(() => [])
  const old: string[] = []
  for (const name of names.filter((name) => ofMail.test(name))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < now.getTime() - dayMs) old.push(basename(name, ending))
  }
  const batch = 1000
  for (let from = 0; from < old.length; from += batch) {
    const ids = old.slice(from, from + batch)
    const stored = await db.select({ id: mails.id }).from(mails).where(inArray(mails.id, ids))
    const kept = new Set(stored.map(({ id }) => id))
    for (const id of ids) if (!kept.has(id)) await rm(join(folder, `${id}${ending}`), { force: true })
  }
}
