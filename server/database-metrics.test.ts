import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { expect, vi } from 'vitest'
import { mails } from '~/db/schema/mails'
import { media } from '~/db/schema/media'
import { mailQueued, queueMail } from '~/email/mails.server'
import { accountRegistered } from '~/features/accounts/jobs.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { deadLetters } from '~/jobs/jobs.server'
import { test } from '../test/test'
import { addDatabaseMetrics } from './database-metrics'
import { jobNames } from './worker'

type Options = Parameters<typeof addDatabaseMetrics>[1]

function createDatabaseMetrics(database: Options['database'], now?: () => number) {
  const registry = new Registry()
  const log = { warn: vi.fn() }
  addDatabaseMetrics(registry, { database, log, jobs: jobNames, ...(now ? { now } : {}) })
  return { read: () => registry.metrics(), log }
}

/** The samples alone, without help and type. */
const samplesOf = (text: string) => text.split('\n').filter((line) => /^[a-z]/.test(line))

const mail = (key: string) => ({
  key,
  template: 'contact.received',
  locale: 'en' as const,
  to: { name: 'Kari', address: 'kari@sykehus.example' },
  subject: 'Thank you',
  html: '<p>Hello</p>',
  text: 'Hello',
})

const pingOk = async () => {}
const pingSilent = () => new Promise<void>(() => {})

test('waiting jobs, failed mails and stored files are reported', async ({ ctx }) => {
  for (const key of ['one', 'two', 'three']) await queueMail(ctx, mail(key))
  await ctx.db.update(mails).set({ status: 'failed' }).where(sql`key = 'one'`)
  await ctx.db.update(mails).set({ createdAt: sql`now() - interval '2 minutes'` }).where(sql`key = 'two'`)
  await ctx.db.execute(sql`update pgboss.job set start_after = now() - interval '90 seconds'
    where id = (select id from pgboss.job where name = ${mailQueued.name} and state = 'created' limit 1)`)
  await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: 'x' }, { startAfter: new Date(Date.now() + 3_600_000) })
  await ctx.jobs.enqueue(ctx.db, accountRegistered, { email: 'x@y.example', locale: 'en', at: '' })
  // A job becomes a dead letter after its last failure.
  await ctx.db.execute(sql`update pgboss.job set name = ${deadLetters} where name = ${accountRegistered.name}`)
  const picture = { fileName: 'a.png', mediaType: 'image/webp', width: 1, height: 1, uploadedBy: '' }
  await ctx.db.insert(media).values([
    { ...picture, fileKey: 'a', size: 1500 },
    { ...picture, fileKey: 'b', size: 500 },
  ])

  const text = await createDatabaseMetrics({ db: ctx.db, ping: pingOk }).read()
  expect(samplesOf(text)).toEqual(
    expect.arrayContaining([
      'database_up 1',
      'jobs_waiting{job="mail.queued"} 3',
      'jobs_waiting{job="file.orphaned"} 0',
      'jobs_put_off{job="file.orphaned"} 1',
      'jobs_oldest_waiting_seconds 90',
      'jobs_dead 1',
      'mails{status="queued"} 2',
      'mails{status="failed"} 1',
      'mails{status="sent"} 0',
      'mails_oldest_queued_seconds 120',
      'uploads{kind="picture"} 2',
      'uploads_bytes{kind="picture"} 2000',
      'uploads{kind="document"} 0',
    ]),
  )
  expect(text).toMatch(/^database_ping_seconds [\d.e-]+$/m)
  expect(text).not.toContain('database_pool')
})

test('an empty queue is reported as 0, not left out', async ({ ctx }) => {
  const samples = samplesOf(await createDatabaseMetrics({ db: ctx.db, ping: pingOk }).read())
  expect(samples).toEqual(expect.arrayContaining(['jobs_oldest_waiting_seconds 0', 'mails_oldest_queued_seconds 0']))
  expect(samples).toEqual(expect.arrayContaining(['jobs_dead 0', 'mails{status="queued"} 0']))
})

test('while the database is down only `database_up 0` is reported, and no old sample', async ({ ctx }) => {
  let time = 0
  const ping = vi.fn(pingOk)
  const { read } = createDatabaseMetrics({ db: ctx.db, ping }, () => time)
  expect(samplesOf(await read())).toContain('mails{status="sent"} 0')
  time = 60_000
  ping.mockRejectedValueOnce(new Error('ECONNREFUSED'))
  expect(samplesOf(await read())).toEqual(['database_up 0'])
  time = 120_000
  expect(samplesOf(await read())).toContain('database_up 1')
})

test('a database that does not answer is not waited for', async ({ ctx }) => {
  vi.useFakeTimers()
  try {
    const reading = createDatabaseMetrics({ db: ctx.db, ping: pingSilent }).read()
    await vi.advanceTimersByTimeAsync(2000)
    expect(samplesOf(await reading)).toEqual(['database_up 0'])
  } finally {
    vi.useRealTimers()
  }
})

test('a database that answers but fails to count is up, and a warning is logged', async ({ ctx }) => {
  await ctx.db.execute(sql`alter table mails rename to letters`)
  const { read, log } = createDatabaseMetrics({ db: ctx.db, ping: pingOk })
  expect(samplesOf(await read())).toEqual(['database_up 1', expect.stringMatching(/^database_ping_seconds /)])
  expect(log.warn).toHaveBeenCalledOnce()
})

test('any number of reads queries the database once in three seconds', async ({ ctx }) => {
  let time = 0
  const ping = vi.fn(pingOk)
  const { read } = createDatabaseMetrics({ db: ctx.db, ping }, () => time)
  await Promise.all([read(), read(), read()])
  time = 2999
  await read()
  expect(ping).toHaveBeenCalledTimes(1)
  time = 3000
  await read()
  expect(ping).toHaveBeenCalledTimes(2)
})

test('the connections of a pool are reported, also while the database is down', async ({ ctx }) => {
  const connections = () => ({ used: 3, idle: 2, waiting: 7 })
  const ping = () => Promise.reject(new Error('ECONNREFUSED'))
  expect(samplesOf(await createDatabaseMetrics({ db: ctx.db, ping, connections }).read())).toEqual([
    'database_up 0',
    'database_pool_connections{state="used"} 3',
    'database_pool_connections{state="idle"} 2',
    'database_pool_waiting 7',
  ])
})
