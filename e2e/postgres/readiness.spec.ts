import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../http.ts'
import { expect } from '../test.ts'
import { test } from './deployment.ts'

test('a flood of readiness checks does not query the database for each', { tag: '@D5' }, async ({
  deployment: { site, read },
}) => {
  const committedCount = async () => {
    // PostgreSQL publishes the statistics of a connection within a second.
    await wait(1500)
    const [row] = await read(
      `select xact_commit::int as count from pg_stat_database where datname = current_database()`,
      [],
    )
    return row?.count as number
  }
  const before = await committedCount()
  const startedAt = Date.now()
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(site, '/readyz')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  }
  const seconds = (Date.now() - startedAt) / 1000
  // The job queue polls meanwhile; one query for each check would be a thousand.
  expect((await committedCount()) - before).toBeLessThan(300 + 20 * seconds)
})
