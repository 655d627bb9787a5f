import type { PgBoss } from 'pg-boss'

const seconds = 1000

/** How often a worker confirms the jobs that it holds. */
export const heartbeatRefreshSeconds = 3
/** Four missing heartbeats: the process that held the job is taken for dead. */
const lostAfterSeconds = 12
const checkEverySeconds = 4

/** Jobs created before heartbeats were introduced have no `heartbeat_seconds`; their worker may be alive without any. */
const isAbandoned = `state = 'active' and retry_count < retry_limit and heartbeat_seconds is not null
  and heartbeat_on < now() - interval '${lostAfterSeconds} seconds'`

/**
 * Requeues jobs of killed processes 12 to 16 seconds after their last heartbeat, without a delay. pg-boss's own monitor
 * runs once a minute and delays the next attempt by up to an hour, as after a failure. It still handles jobs that have no
 * attempt left, which become dead letters. Returns the function that stops the checks.
 */
export function watchAbandonedJobs(boss: Pick<PgBoss, 'getDb'>, report: (error: unknown) => void) {
  /** Start of the current period in which the database has answered in time; undefined after a failure. */
  let answersSince: number | undefined

  async function check() {
    const startedAt = performance.now()
    const { rows } = await boss.getDb().executeSql(`select id from pgboss.job where ${isAbandoned}`)
    const answeredAt = performance.now()
    // Workers can't send heartbeats while the database does not answer, so wait a full period after an outage.
    if (answeredAt - startedAt > heartbeatRefreshSeconds * seconds) answersSince = undefined
    answersSince ??= answeredAt
    if (rows.length === 0 || answeredAt - answersSince < lostAfterSeconds * seconds) return
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
