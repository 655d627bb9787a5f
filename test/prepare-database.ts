import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createClient, embeddedDatabase } from '~/db/embedded.server'
import { openPostgres } from '~/db/postgres.server'
import { startJobs } from '~/jobs/jobs.server'
import { jobNames } from '../server/worker'

declare module 'vitest' {
  interface ProvidedContext {
    /** A prepared database that each test file copies: a file of the embedded one, or an address of PostgreSQL. */
    template: { file: string } | { url: string }
  }
}

/** Runs migrations and creates queues once for all test files. */
export default async function prepare({ provide }: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  const client = url ? undefined : await createClient()
  const database = client ? embeddedDatabase(client) : await openPostgres(url ?? '')
  await database.migrate()
  const jobs = await startJobs(database, { names: jobNames, report: console.error })
  await jobs.stop()
  if (!client) {
    await database.close()
    provide('template', { url: url ?? '' })
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'nordbro-test-'))
  const file = join(folder, 'database.tar')
  const dump = await client.dumpDataDir('none')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  await database.close()
  provide('template', { file })
  return () => rmSync(folder, { recursive: true })
}
