import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { test as base } from 'vitest'
import { createKeyedHash } from '~/auth/keyed-hash.server'
import { brandFrom } from '~/brand/brand'
import { readSettings } from '~/config/settings.server'
import type { Database, Db } from '~/db/db.server'
import { createContentService } from '~/features/content/queries.server'
import { createFileStore } from '~/files/store.server'
import { type Handler, type Job, type Jobs, startJobs } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import type { JobCtx } from '~/web/job-ctx.server'
import { jobNames } from '../server/worker'
import { copyDatabase, emptyDatabase } from './database'

class RollBack extends Error {}

async function startTestJobs(database: Database): Promise<Jobs> {
  const quiet = { ...database, queue: { ...database.queue, supervise: false } }
  return startJobs(quiet, { names: jobNames, report: console.error })
}

/**
 * `ctx`: a transaction that is rolled back after the test. `database` and `jobs`: a second database, for tests that commit; it is
 * emptied after each file. Both databases are those of all files of a worker, because creating one takes a second.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies of a fixture from this pattern, and here it has none
  .extend('shared', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const database = await copyDatabase()
    const jobs = await startTestJobs(database)
    onCleanup(async () => {
      await jobs.stop()
      await database.close()
    })
    return { database, jobs }
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('committed', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Database> => {
    const database = await copyDatabase()
    onCleanup(() => database.close())
    return database
  })
  .extend('database', { scope: 'file' }, async ({ committed }, { onCleanup }): Promise<Database> => {
    onCleanup(() => emptyDatabase(committed))
    return committed
  })
  .extend('jobs', { scope: 'file' }, async ({ database }, { onCleanup }): Promise<Jobs> => {
    const jobs = await startTestJobs(database)
    onCleanup(() => jobs.stop())
    return jobs
  })
  .extend('ctx', async ({ shared: { database, jobs } }, { onCleanup }): Promise<Ctx> => {
    const { db, rollBack } = await openTransaction(database.db)
    onCleanup(rollBack)
    return { ...defaultCtx, db, jobs }
  })

const defaultCtx = {
  files: createFileStore({ dataDir: mkdtempSync(join(tmpdir(), 'nordbro-files-')) }),
  /** A content service without content; tests of content create their own. */
  content: createContentService({ source: { name: 'none', fetch: async () => null }, log: { warn: () => {} } }),
  brand: brandFrom(),
  publicUrl: new URL('https://nordbro.example'),
  signInPolicy: 'invited' as const,
  sessionLimits: readSettings({}).sessionLimits,
  factorPolicy: { admins: false, members: false },
  privateHosts: [],
  inboundMail: undefined,
  undoSeconds: readSettings({}).undoSeconds,
  digestHour: undefined,
  keyedHash: createKeyedHash('of the tests'),
  locale: 'en' as const,
  actor: null,
  now: new Date('2026-11-16T09:00:00Z'),
}

/** A context on the database itself, for tests of concurrency; its changes are not rolled back. */
export const committing = (database: Database, jobs: Jobs): Ctx => ({ ...defaultCtx, db: database.db, jobs })

async function openTransaction(outer: Db) {
  const opened = Promise.withResolvers<Db>()
  const testEnded = Promise.withResolvers<void>()
  const ended = outer
    .transaction(async (tx) => {
      opened.resolve(tx)
      await testEnded.promise
      throw new RollBack()
    })
    .catch((error) => {
      if (!(error instanceof RollBack)) throw error
    })
  const rollBack = () => {
    testEnded.resolve()
    return ended
  }
  return { db: await opened.promise, rollBack }
}

/** Payloads of the waiting jobs in a queue, oldest first. */
export async function queued<Payload extends object>({ db }: Ctx, job: Job<Payload>): Promise<Payload[]> {
  const { rows } = await db.execute(
    sql`select data from pgboss.job where name = ${job.name} and state = 'created' order by created_on`,
  )
  return rows.map((row) => row.data as Payload)
}

/** Earliest start times of the waiting jobs in a queue, oldest first. */
export async function startTimes({ db }: Ctx, job: Job<object>): Promise<Date[]> {
  const { rows } = await db.execute(
    sql`select start_after from pgboss.job where name = ${job.name} and state = 'created' order by created_on`,
  )
  return rows.map((row) => new Date(String(row.start_after)))
}

const noIntegrations: Pick<JobCtx, 'deliver' | 'newsletterProvider'> = {
  deliver: () => Promise.reject(new Error('This test passes no `deliver`')),
  newsletterProvider: undefined,
}

/** Runs a handler once for every waiting job, as the worker does. */
export async function work(ctx: Ctx & Partial<JobCtx>, handler: Handler<JobCtx>, attempt = { isLast: false }) {
  const jobCtx = { ...noIntegrations, ...ctx }
  for (const payload of await queued(ctx, { name: handler.name })) await handler.run(jobCtx, payload, attempt)
}
