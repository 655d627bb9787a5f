// Fails when the schema has changed since the newest migration. drizzle-kit compares it with the snapshot of that migration,
// without a database. It writes the missing migration, so it gets a copy of the folder.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import config from '../drizzle.config.ts'

const { dialect, schema, out, casing } = config as { dialect: string; schema: string; out: string; casing: string }
const copy = mkdtempSync(join(tmpdir(), 'nordbro-migrations-'))
cpSync(out, copy, { recursive: true })

// When a column may be new or renamed, drizzle-kit asks on the terminal; without one it fails with a message.
const { status, stdout, stderr } = spawnSync(
  'drizzle-kit',
  ['generate', '--dialect', dialect, '--schema', schema, '--casing', casing, '--out', relative('.', copy)],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
)
const missing = globSync('*.sql', { cwd: copy }).filter((file) => !existsSync(join(out, file)))
const isComplete = status === 0 && missing.length === 0 && stdout.includes('No schema changes')
if (!isComplete) {
  const sql = missing.map((file) => readFileSync(join(copy, file), 'utf8')).join('\n')
  console.error(sql || stdout + stderr)
  console.error(
    'app/db/schema has changed and no migration says so. Write it with a name: npm run migration -- add-phone',
  )
}
rmSync(copy, { recursive: true })
process.exit(isComplete ? 0 : 1)
