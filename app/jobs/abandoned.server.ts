import type { PgBoss } from 'pg-boss'

const seconds = 1000

/** How often a worker confirms the jobs that it holds. */
export const heartbeatRefreshSeconds = 3
/** A job that was not confirmed for this long belongs to a process that is gone: four heartbeats are missing. */
const lostAfterSeconds = 12
const checkEverySeconds = 4

/** Jobs of before there were heartbeats have no `heartbeat_seconds`: their worker may be alive and not confirm them. */
const isAbandoned = `state = 'active' and retry_count < retry_limit and heartbeat_seconds is not null
  and heartbeat_on < now() - interval '${lostAfterSeconds} seconds'`

/**
 * Puts jobs of processes that were killed back into the queue, 12 to 16 seconds after their last heartbeat and due at
 * once. pg-boss's own monitor looks once a minute and puts the next try off, up to an hour, as if the work had failed;
 * it is left with those that have no try left, which become dead letters. Returns what ends the watch.
 */
export function watchAbandonedJobs(boss: Pick<PgBoss, 'getDb'>, report: (error: unknown) => void) {
  /** Since when the database has answered without a pause. */
  let answersSince: number | undefined

  async function check() {
    const asked = performance.now()
    const { rows } = await boss.getDb().executeSql(`select id from pgboss.job where ${isAbandoned}`)
    const answered = performance.now()
    // Nobody can confirm a job while the database does not answer: afterwards each living worker gets the time to.
    if (answered - asked > heartbeatRefreshSeconds * seconds) answersSince = undefined
    answersSince ??= answered
    if (rows.length === 0 || answered - answersSince < lostAfterSeconds * seconds) return
    const ids = rows.map(({ id }) => id)
    await boss
      .getDb()
      .executeSql(
        `update pgboss.job set state = 'retry', start_after = now() where id = any($1::uuid[]) and ${isAbandoned}`,
        [ids],
      )
  }

  let isChecking = false
  const timer = setInterval(async () => {
    if (isChecking) return
    isChecking = true
    try {
      await check()
    } catch (error) {
      answersSince = undefined
      report(error)
    }
    isChecking = false
  }, checkEverySeconds * seconds).unref()
  return () => clearInterval(timer)
}
