// The unit and integration tests once more, on a real PostgreSQL.
import { withPostgres } from './postgres.ts'
import { finish, runVitest } from './test.ts'

finish([await withPostgres(async (url) => runVitest({ TEST_DATABASE_URL: url }))])
