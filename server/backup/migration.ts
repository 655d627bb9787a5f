import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrationsDir } from '~/config/paths.server'
import type { Db } from '~/db/db.server'
import { BackupError } from './error'

/** A migration of the database; the newest one identifies the version of the tables. */
export type Migration = { name: string; at: number }

type Journal = { entries: { tag: string; when: number }[] }

/** The newest migration of this program. */
export function ownMigration(): Migration {
  const { entries }: Journal = JSON.parse(readFileSync(join(migrationsDir, 'meta/_journal.json'), 'utf8'))
  const newest = entries.at(-1)
  if (!newest) throw new Error('There are no migrations')
  return { name: newest.tag, at: newest.when }
}

/** The program can only read tables of its own version. */
export async function refuseOtherShape(tx: Db) {
  const {
    rows: [journal],
  } = await tx.execute<{ name: string | null }>(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`)
  if (!journal?.name)
    throw new BackupError('There is nothing to back up: the product was never started on this database.')
  const {
    rows: [newest],
  } = await tx.execute<{ at: string }>(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`)
  if (Number(newest?.at) === ownMigration().at) return
  throw new BackupError(
    'The database is of another version than this program. Back it up with the version that it was last started with.',
  )
}

/** A backup can only be restored into tables of its version. */
export function refuseOtherVersion(migration: Migration) {
  const own = ownMigration()
  if (migration.at > own.at) {
    throw new BackupError(
      `This backup is newer than the program (it needs migration ${migration.name}). Update the program, then restore.`,
    )
  }
  if (migration.at < own.at) {
    throw new BackupError(
      `This backup is older than the program (its newest migration is ${migration.name}). Restore it with the version that made it, then start this one on the same data: that brings it up to date.`,
    )
  }
}
