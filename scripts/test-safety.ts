// Runs the tests that are tagged with a row of docs/security.md, the long ones included: `npm run test:safety -- D1` runs one row.
import { withPostgres } from './postgres.ts'
import { finish, runPlaywright } from './test.ts'

const [row = '[A-Z][0-9]'] = process.argv.slice(2)

const outcomes = await withPostgres(async (url) => [
  await runPlaywright({ TEST_DATABASE_URL: url, LONG_TESTS: 'on' }, `--grep "@${row}\\b"`),
])
finish(outcomes)
