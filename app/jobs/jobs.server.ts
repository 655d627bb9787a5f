import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Db } from '~/db/db.server'
import { heartbeatRefreshSeconds, watchAbandonedJobs } from './abandoned.server'
import { watchDueJobs } from './due-jobs.server'

/** A kind of job: the name of its queue, and the type of its payload. `payload` is never set; it only carries the type. */
export type Job<Payload extends object> = { name: string; payload?: Payload }

/** Names are `noun.past-tense`: the event that the handler reacts to. */
export const defineJob = <Payload extends object>(name: string): Job<Payload> => ({ name })

/** The queue of jobs that failed at every attempt. They stay there for a person to examine. */
export const deadLetters = 'dead-letters'

/**
 * Retries with growing delays for half a day, so that mails survive a mail server that is down for a night. Missing
 * heartbeats detect a process that died, so the timeout can be 15 minutes: a second attempt that starts while the first
 * still runs would send a mail twice.
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

/**
 * Notifications trigger a fetch of up to ten jobs, and each job of a batch completes or fails on its own. `watchDueJobs` finds
 * jobs whose start time has come, because those send no notification. Each queue is polled as well, but seldom: there are fifty.
 */
const fetchOptions = {
  includeMetadata: true,
  batchSize: 10,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 60,
  notifyPollingIntervalSeconds: 60,
  heartbeatRefreshSeconds,
} as const

/**
 * A job runs no sooner than this after it was enqueued. The request that enqueued it is answered before: otherwise the
 * time of the answer would show what the job does, such as write a mail only to an address that has an account.
 */
const minAgeMs = 200

export type Jobs = {
  /** Inserts the job in the caller's transaction: it runs if and only if that commits. */
  enqueue: <Payload extends object>(tx: Db, job: Job<Payload>, payload: Payload, schedule?: Schedule) => Promise<void>
  /** Starts fetching jobs. `createContext` is called for every run. */
  work: <Context>(
    handlers: Handler<Context>[],
    createContext: () => Promise<Context>,
    listeners: JobListeners,
  ) => Promise<void>
  boss: PgBoss
  /** Fetches no more jobs; running ones continue. */
  stopFetching: () => Promise<void>
  /** Waits this long, at least a second, for running jobs; interrupted ones run again after the next start. */
  stop: (timeoutMs?: number) => Promise<void>
}

/** Called after each attempt. */
type JobListeners = { done: (job: string) => void; failed: (job: string, error: unknown) => void }

type Schedule = {
  /** The job does not run before this time. */
  startAfter?: Date
}

export type Attempt = { isLast: boolean }
export type Handler<Context> = {
  name: string
  run: (ctx: Context, payload: object, attempt: Attempt) => Promise<void>
}

/** `run` must be idempotent: a process may die after the work and before the job is marked as completed. */
export const handle = <Context, Payload extends object>(
  job: Job<Payload>,
  run: (ctx: Context, payload: Payload, attempt: Attempt) => Promise<void>,
): Handler<Context> => ({ name: job.name, run: run as Handler<Context>['run'] })

type Options = { names: string[]; report: (error: unknown) => void }

export async function startJobs(
  { queue, engine }: Pick<Database, 'queue' | 'engine'>,
  options: Options,
): Promise<Jobs> {
  const boss = new PgBoss({ ...queue, useListenNotify: true, schedule: false })
  boss.on('error', options.report)
  await boss.start()
  await createQueues(boss, options.names)
  // The embedded database has one process, so a job that is still active was interrupted when the last one died.
  if (engine === 'embedded') {
    await boss.getDb().executeSql(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
  }
  const stopWatching: (() => void)[] = []
  return {
    boss,
    async enqueue(tx, job, payload, { startAfter } = {}) {
      await boss.send(job.name, payload, { db: fromDrizzle(tx, sql), ...(startAfter ? { startAfter } : {}) })
    },
    async work(handlers, createContext, listeners) {
      if (engine === 'postgres') stopWatching.push(watchAbandonedJobs(boss, options.report))
      const workers = new Map<string, string>()
      for (const { name, run } of handlers) {
        const worker = await boss.work(name, fetchOptions, (jobs: JobWithMetadata<object>[]) =>
          Promise.all(
            jobs.map(async (job): Promise<JobResult> => {
              try {
                await untilAge(job, minAgeMs)
                await run(await createContext(), job.data, { isLast: job.retryCount >= job.retryLimit })
                listeners.done(name)
                return { id: job.id, status: 'completed' }
              } catch (error) {
                listeners.failed(name, error)
                return { id: job.id, status: 'failed', output: { message: String(error) } }
              }
            }),
          ),
        )
        workers.set(name, worker)
      }
      stopWatching.push(watchDueJobs(boss, workers, options.report))
    },
    stopFetching: async () =>
      void (await Promise.all(options.names.map((name) => boss.offWork(name, { wait: false })))),
    stop: (timeoutMs = 5000) => {
      for (const stop of stopWatching) stop()
      return boss.stop({ graceful: true, timeout: timeoutMs })
    },
  }
}

/** Bounded by `ageMs`, because the clock of the database may differ from that of this process. */
async function untilAge({ createdOn }: Pick<JobWithMetadata, 'createdOn'>, ageMs: number) {
  const missingMs = createdOn.getTime() + ageMs - Date.now()
  if (missingMs > 0) await sleep(Math.min(missingMs, ageMs))
}

async function createQueues(boss: PgBoss, names: string[]) {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const policies = new Map<string, Partial<typeof retryPolicy>>([
    [deadLetters, {}],
    ...names.map((name) => [name, retryPolicy] as const),
  ])
  for (const [name, policy] of policies) {
    const queue = existing.get(name)
    if (queue && Object.entries(policy).every(([key, value]) => queue[key as keyof typeof policy] === value)) continue
    if (queue) await boss.updateQueue(name, policy)
    else await boss.createQueue(name, policy)
    // pg-boss looks up a queue that it did not find at its start at the first use, and caches it. Inside a transaction on the
    // embedded database, which has one connection, that query would wait for ever, so it runs here.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
  }
}
