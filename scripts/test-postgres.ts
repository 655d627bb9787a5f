// Runs the unit and integration tests on a real PostgreSQL, and the browser tests that need one.
import { withPostgres } from './postgres.ts'
import { finish, runPlaywright, runVitest } from './test.ts'

const outcomes = await withPostgres(async (url) => {
  const env = { TEST_DATABASE_URL: url }
  // Side by side: half of a browser test is waiting.
  return Promise.all([
    runVitest({ env, options: '--maxWorkers=1', isBuffered: true }),
    runPlaywright(env, '--project=postgres'),
  ])
})
finish(outcomes)
