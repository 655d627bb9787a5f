// Runs the tests that use a database on a real PostgreSQL, and the browser tests that need one.
import { globSync, readFileSync } from 'node:fs'
import { withPostgres } from './postgres.ts'
import { finish, runPlaywright, runVitest } from './test.ts'

/** The others have no database, so that on PostgreSQL they would only run once more. */
const usesDatabase = (file: string) => /from '.*\/test\/(test|database)'/.test(readFileSync(file, 'utf8'))
const databaseTests = globSync('{app,server,scripts}/**/*.test.{ts,tsx}').filter(usesDatabase)

const outcomes = await withPostgres(async (url) => {
  const env = { TEST_DATABASE_URL: url }
  // Side by side: half of a browser test is waiting.
  return Promise.all([
    runVitest({ env, options: `--maxWorkers=1 ${databaseTests.join(' ')}`, isBuffered: true }),
    runPlaywright(env, '--project=postgres'),
  ])
})
finish(outcomes)
