// Runs the browser tests alone, after a build if needed. Arguments after `--` go to Playwright:
// `npm run test:e2e -- e2e/contact.spec.ts -g "errors"`.
import { finish, runPlaywright } from './test.ts'

const quoted = process.argv.slice(2).map((argument) => `'${argument.replaceAll("'", "'\\''")}'`)
finish([await runPlaywright({}, quoted.join(' '))])
