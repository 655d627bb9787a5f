import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { KeyedHash } from '~/auth/keyed-hash.server'
import type { Db } from '~/db/db.server'
import { erasedPeople } from '~/db/schema/personal-data'
import { users } from '~/db/schema/users'
import { personOf } from '~/features/personal-data/sources/collect.server'
import { erasePerson } from '~/features/personal-data/sources/erase.server'
import { erasedKey, tombstone } from '~/features/personal-data/sources/tombstones.server'
import type { Ctx } from '~/web/ctx.server'
import { writeSecretFile } from '../secret-file'
import { BackupError } from './error'
import { tables } from './tables'

/**
 * A line of the list: the mark of an address or an id, when it was erased, and the key that the mark was made with. The
 * server's secret may be another one where the backup is restored, so the key is in the list. It makes nothing but marks.
 */
const erased = z.object({ hash: z.string(), erasedAt: z.iso.datetime(), key: z.string() })
type Erased = z.infer<typeof erased>

const listIn = (folder: string) => join(folder, 'erased-people.jsonl')

async function readList(folder: string): Promise<Erased[]> {
  const text = await readFile(listIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line) => {
    try {
      return erased.parse(JSON.parse(line))
    } catch {
      throw new BackupError(`${listIn(folder)} is damaged: it says who was erased. Restore it from another copy.`)
    }
  })
}

/** One line for each mark, with the latest time: someone can come back, and be erased again. */
function merge(lines: Erased[]): Erased[] {
  const latest = new Map<string, Erased>()
  for (const line of lines) {
    const known = latest.get(line.hash)
    if (!known || known.erasedAt < line.erasedAt) latest.set(line.hash, line)
  }
  return [...latest.values()]
}

async function addToList(folder: string, added: Erased[]) {
  const known = await readList(folder)
  const merged = merge([...known, ...added])
  if (JSON.stringify(merged) === JSON.stringify(known)) return
  await writeSecretFile(listIn(folder), merged.map((line) => JSON.stringify(line)).join('\n'))
}

/** Writes who was erased beside the backups, because a backup of before does not know it. */
export async function storeErasedPeople({ db, keyedHash }: Pick<Ctx, 'db' | 'keyedHash'>, folder: string) {
  const rows = await db.select().from(erasedPeople)
  const key = erasedKey(keyedHash)
  await addToList(
    folder,
    rows.map(({ hash, erasedAt }) => ({ hash, erasedAt: erasedAt.toISOString(), key })),
  )
}

/** Everyone in the lists of these folders. */
export async function readErasedPeople(folders: string[]): Promise<Erased[]> {
  const lists = await Promise.all(folders.map(readList))
  return merge(lists.flat())
}

export const copyErasedPeople = async (from: string[], to: string) => addToList(to, await readErasedPeople(from))

type Target = Pick<Ctx, 'db' | 'jobs'> & { keyedHash: KeyedHash; now: Date }

/**
 * Erases those again who were erased after the backup was made. What a backup has that was made later is new: they came
 * back. Returns how many were found.
 */
export async function eraseAgain(target: Target, list: Erased[], backedUpAt: string): Promise<number> {
  const later = list.filter(({ erasedAt }) => erasedAt > backedUpAt)
  const marks = new Set(later.map(({ hash }) => hash))
  const keys = [...new Set(later.map(({ key }) => key))]
  if (keys.length === 0) return 0
  const isErased = (text: string) => keys.some((key) => marks.has(tombstone(key, text)))
  const accounts = await target.db.select({ id: users.id, email: users.email }).from(users)
  const emails = new Set(accounts.filter(({ id, email }) => isErased(id) || isErased(email)).map(({ email }) => email))
  for (const email of await listAddresses(target.db)) if (isErased(email)) emails.add(email)
  for (const email of emails) await erasePerson(target, await personOf(target, email))
  return emails.size
}

/** Everything in any row or job that looks like an address, in lower case. */
async function listAddresses(db: Db): Promise<Set<string>> {
  const found = new Set<string>()
  for (const table of [...tables.map((table) => sql`${sql.identifier(getTableName(table))}`), sql`pgboss.job`]) {
    const { rows } = await db.execute<{ address: string }>(
      sql`select distinct lower((regexp_matches(t::text, '[[:alnum:]._%+''-]+@[[:alnum:].-]+[[:alnum:]]', 'g'))[1]) as address from ${table} t`,
    )
    for (const { address } of rows) found.add(address)
  }
  return found
}
