import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Db } from '~/db/db.server'
import { heartbeatRefreshSeconds, watchAbandonedJobs } from './abandoned.server'

/** A kind of work: its name, and the type of what is handed to whoever does it. Made by `defineJob`. */
export type Job<Payload extends object> = { name: string; payload?: Payload }

/** Names are `noun.past-tense`: what has happened, so that something is done about it. */
export const defineJob = <Payload extends object>(name: string): Job<Payload> => ({ name })

/** Work that failed at every try ends here, kept for a person to look at. */
export const deadLetters = 'dead-letters'

/**
 * Half a day of tries, each later than the one before: a mail server that is down for a night loses nothing. A job ends
 * with its process by the missing heartbeats, so a living one has 15 minutes for it: another try that begins while the
 * first goes on would send a mail twice.
 */
const retryPolicy = {
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 15 * 60,
  heartbeatSeconds: 60,
  deadLetter: deadLetters,
  notify: true,
}

/** Woken by a notification and fetched ten at a time, each settled for itself; the poll is for what was put off. */
const fetchOptions = {
  includeMetadata: true,
  batchSize: 10,
  perJobResults: true,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 3,
  heartbeatRefreshSeconds,
} as const

export type Jobs = {
  /** Puts the work in the caller's transaction: it happens if and only if that commits. */
  enqueue: <Payload extends object>(tx: Db, job: Job<Payload>, payload: Payload, schedule?: Schedule) => Promise<void>
  work: (handlers: Handler[], listeners: JobListeners) => Promise<void>
  boss: PgBoss
  /** Takes no more work; what is under way goes on. */
  stopFetching: () => Promise<void>
  /** Waits this long, at least a second, for work under way; what is cut short is done again. */
  stop: (timeoutMs?: number) => Promise<void>
}

/** Who hears how each try ended. */
type JobListeners = { done: (job: string) => void; failed: (job: string, error: unknown) => void }

/** Not before this time. */
type Schedule = { startAfter?: Date }

export type Attempt = { isLast: boolean }
export type Handler = { name: string; run: (payload: object, attempt: Attempt) => Promise<void> }

/** Handlers are safe to run twice: a process may die after the work and before it is written down. */
export const handle = <Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload, attempt: Attempt) => Promise<void>,
): Handler => ({ name: job.name, run: run as Handler['run'] })

type Options = { names: string[]; report: (error: unknown) => void }

export async function startJobs(
  { queue, engine }: Pick<Database, 'queue' | 'engine'>,
  options: Options,
): Promise<Jobs> {
  const boss = new PgBoss({ ...queue, useListenNotify: true, schedule: false })
  boss.on('error', options.report)
  await boss.start()
  await createQueues(boss, options.names)
  // The embedded database has one process. Work still marked as under way was cut short when the last one died.
  if (engine === 'embedded') {
    await boss.getDb().executeSql(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
  }
  let stopWatching = () => {}
  return {
    boss,
    async enqueue(tx, job, payload, { startAfter } = {}) {
      await boss.send(job.name, payload, { db: fromDrizzle(tx, sql), ...(startAfter ? { startAfter } : {}) })
    },
    async work(handlers, listeners) {
      if (engine === 'postgres') stopWatching = watchAbandonedJobs(boss, options.report)
      for (const { name, run } of handlers) {
        await boss.work(name, fetchOptions, (jobs: JobWithMetadata<object>[]) =>
          Promise.all(
            jobs.map(async (job): Promise<JobResult> => {
              try {
                await run(job.data, { isLast: job.retryCount >= job.retryLimit })
                listeners.done(name)
                return { id: job.id, status: 'completed' }
              } catch (error) {
                listeners.failed(name, error)
                return { id: job.id, status: 'failed', output: { message: String(error) } }
              }
            }),
          ),
        )
      }
    },
    stopFetching: async () =>
      void (await Promise.all(options.names.map((name) => boss.offWork(name, { wait: false })))),
    stop: (timeoutMs = 5000) => {
      stopWatching()
      return boss.stop({ graceful: true, timeout: timeoutMs })
    },
  }
}

async function createQueues(boss: PgBoss, names: string[]) {
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
  if (!existing.has(deadLetters)) await boss.createQueue(deadLetters)
  for (const name of names) {
    if (existing.has(name)) await boss.updateQueue(name, retryPolicy)
    else await boss.createQueue(name, retryPolicy)
  }
  for (const name of [deadLetters, ...names]) {
    // Sending looks the queue up the first time. Inside a transaction on the embedded database's one
    // connection that look-up would wait for ever, so it is done here.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
  }
}
