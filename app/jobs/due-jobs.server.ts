import type { PgBoss } from 'pg-boss'

const checkEveryMs = 1000

/** The queues of `$1` with a job that could run now, as pg-boss's own fetch decides it. */
const dueQueues = `select name from unnest($1::text[]) as queue (name) where exists (
  select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after < now())`

/**
 * Makes the worker of a queue fetch when the start time of a job has come. One statement asks for all queues: if each was polled
 * that often, a server without any work would spend a twentieth of a core on it. Returns the function that stops the checks.
 */
export function watchDueJobs(
  boss: Pick<PgBoss, 'getDb' | 'notifyWorker'>,
  workers: Map<string, string>,
  report: (error: unknown) => void,
) {
  let isChecking = false
  const timer = setInterval(async () => {
    if (isChecking) return
    isChecking = true
    try {
      const { rows } = await boss.getDb().executeSql(dueQueues, [[...workers.keys()]])
      for (const { name } of rows) boss.notifyWorker(workers.get(name) ?? '')
    } catch (error) {
      report(error)
    }
    isChecking = false
  }, checkEveryMs).unref()
  return () => clearInterval(timer)
}
