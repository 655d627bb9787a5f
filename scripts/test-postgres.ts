// Runs the unit and integration tests on a real PostgreSQL, and the browser tests that need one.
import { withPostgres } from './postgres.ts'
import { finish, runPlaywright, runVitest } from './test.ts'

const outcomes = await withPostgres(async (url) => {
  const env = { TEST_DATABASE_URL: url }
  return [await runVitest({ env }), await runPlaywright(env, '--project=postgres')]
})
finish(outcomes)
