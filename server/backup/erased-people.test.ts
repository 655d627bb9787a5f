import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished } from 'vitest'
import { createKeyedHash } from '~/auth/keyed-hash.server'
import type { Database } from '~/db/db.server'
import { erasePerson } from '~/features/personal-data/sources/erase.server'
import { createFileStore } from '~/files/store.server'
import { startJobs } from '~/jobs/jobs.server'
import { canaryAddress, canaryWord, plantCanary } from '../../test/canary'
import { copyDatabase } from '../../test/database'
import { committing, test } from '../../test/test'
import { jobNames } from '../worker'
import { readArchive } from './archive'
import { copyErasedPeople, eraseAgain, readErasedPeople, storeErasedPeople } from './erased-people'
import { loadAll } from './load'
import { tables } from './tables'
import { writeBackup } from './write'

const folder = mkdtempSync(join(tmpdir(), 'nordbro-erased-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function search({ db }: Database, text: string) {
  const found: string[] = []
  for (const name of [...tables.map(getTableName), 'pgboss.job']) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.raw(name)} t where strpos(lower(t::text), ${text}) > 0`,
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

async function emptyTarget() {
  const database = await copyDatabase()
  const jobs = await startJobs(
    { ...database, queue: { ...database.queue, supervise: false } },
    {
      names: jobNames,
      report: console.error,
    },
  )
  onTestFinished(async () => {
    await jobs.stop()
    await database.close()
  })
  return { database, jobs }
}

/** Restores as the command does, into a server with another secret. Returns the database and how many were erased. */
async function restoreInto(path: string, lists: string[]) {
  const target = await emptyTarget()
  const { createdAt } = await readArchive(path)
  const list = await readErasedPeople(lists)
  let count = 0
  const fill = async (write: (part: string, text: string) => Promise<void>) => {
    const { parts } = await readArchive(path, async (part, text) => {
      if (part !== 'file') await write(part, text)
    })
    return parts
  }
  await loadAll(target, fill, async (db) => {
    const ctx = { db, jobs: target.jobs, keyedHash: createKeyedHash('of another server'), now: new Date() }
    count = await eraseAgain(ctx, list, createdAt)
  })
  return { database: target.database, count }
}

test('a backup of before, restored by another server, has nothing of an erased person', { timeout: 240_000 }, async ({
  database,
  jobs,
}) => {
  const ctx = { ...committing(database, jobs), files: createFileStore({ dataDir: folder }), now: new Date() }
  const { person } = await plantCanary(ctx)
  const before = join(folder, 'before.jsonl.gz')
  await writeBackup(database, { dataDir: folder, s3: undefined }, before)
  const erasedAt = { ...ctx, now: new Date(Date.now() + 1000) }
  await database.db.transaction((db) => erasePerson({ ...erasedAt, db }, person))
  const backups = join(folder, 'backups')
  await storeErasedPeople(erasedAt, backups)
  await storeErasedPeople(erasedAt, backups)
  const list = readFileSync(join(backups, 'erased-people.jsonl'), 'utf8')
  expect(list.trim().split('\n')).toHaveLength(2)
  expect(list).not.toMatch(new RegExp(`${canaryWord}|${person.userId}`))
  expect(statSync(join(backups, 'erased-people.jsonl')).mode & 0o777).toBe(0o600)

  const without = await restoreInto(before, [join(folder, 'nowhere')])
  expect((await search(without.database, canaryWord)).length).toBeGreaterThan(40)

  const { database: restored, count } = await restoreInto(before, [backups])
  expect(count).toBe(1)
  expect(await search(restored, canaryWord)).toEqual([])
  expect(await search(restored, encodeURIComponent(canaryAddress).toLowerCase())).toEqual([])
  // Others stay.
  expect((await search(restored, 'colleague@nordbro.example')).length).toBeGreaterThan(3)
})

test('who came back after the erasure is in a later backup, and stays there', { timeout: 120_000 }, async ({
  database,
  jobs,
}) => {
  const ctx = committing(database, jobs)
  const person = { userId: null, email: 'back@b.example' }
  const lists = join(folder, 'earlier')
  await database.db.transaction((db) => erasePerson({ ...ctx, db, now: new Date('2026-01-01') }, person))
  await storeErasedPeople(ctx, lists)
  await database.db.execute(
    sql`insert into newsletter_subscriptions (email, status, locale, consent_text, consent_version, consented_at, asked_at) values (${person.email}, 'confirmed', 'en', '', 1, now(), now())`,
  )
  const later = join(folder, 'later.jsonl.gz')
  await writeBackup(database, { dataDir: join(folder, 'none'), s3: undefined }, later)
  const { database: restored, count } = await restoreInto(later, [lists])
  expect(count).toBe(0)
  expect(await search(restored, person.email)).toHaveLength(1)
})

test('lists of several folders are joined, and a damaged one is not ignored', async () => {
  const [one, other, both] = ['one', 'other', 'both'].map((name) => mkdtempSync(join(folder, `${name}-`)))
  const line = (hash: string, day: number) =>
    JSON.stringify({ hash, key: 'k', erasedAt: new Date(Date.UTC(2026, 0, day)).toISOString() })
  writeFileSync(join(one ?? '', 'erased-people.jsonl'), `${line('a', 1)}\n${line('b', 2)}\n`)
  writeFileSync(join(other ?? '', 'erased-people.jsonl'), `${line('b', 3)}\n`)
  await copyErasedPeople([one ?? '', other ?? ''], both ?? '')
  const joined = await readErasedPeople([both ?? ''])
  expect(joined.map(({ hash, erasedAt }) => `${hash} ${erasedAt.slice(0, 10)}`)).toEqual([
    'a 2026-01-01',
    'b 2026-01-03',
  ])
  writeFileSync(join(one ?? '', 'erased-people.jsonl'), '{"hash":')
  await expect(readErasedPeople([one ?? ''])).rejects.toThrow('is damaged')
})
