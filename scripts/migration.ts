// Writes the SQL for a changed schema, under a name that says what changes: `npm run migration -- add-phone`.
import { spawnSync } from 'node:child_process'

const [name = '', ...rest] = process.argv.slice(2)

if (rest.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('A migration needs a name in lower case that says what changes: npm run migration -- add-phone')
  process.exit(1)
}
// The files have underscores, after the number that drizzle-kit gives them.
const { status } = spawnSync('drizzle-kit', ['generate', '--name', name.replaceAll('-', '_')], { stdio: 'inherit' })
process.exit(status ?? 1)
