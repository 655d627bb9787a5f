import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '~/db/db.server'
import { createClient, embeddedDatabase } from '~/db/embedded.server'
import { openPostgres } from '~/db/postgres.server'

/** A new database on the engine that this run tests, with all tables and no rows. */
export async function copyDatabase(): Promise<Database> {
  const template = inject('template')
  if ('file' in template) {
    const client = await createClient({ loadDataDir: new Blob([readFileSync(template.file)]) })
    return embeddedDatabase(client)
  }
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const url = new URL(template.url)
  await runOnServer(template.url, `create database ${name} template "${decodeURIComponent(url.pathname.slice(1))}"`)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href)
  return {
    ...database,
    close: async () => {
      await database.close()
      await runOnServer(template.url, `drop database ${name} with (force)`)
    },
  }
}

/** Deletes all rows and jobs. */
export async function emptyDatabase({ db }: Database) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const tables = ['pgboss.job', ...rows.map(({ name }) => name)]
  await db.execute(sql.raw(`truncate ${tables.join(', ')} restart identity cascade`))
}

/** Connects to `template1`: PostgreSQL refuses to copy a database that has connections. */
async function runOnServer(address: string, statement: string) {
  const url = new URL(address)
  url.pathname = '/template1'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
