// Whether the safety tests can fail: takes one protection after another from the built server and runs the tests that
// must notice. `npm run test:mutations -- A3` tries those of one row.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded } from './build.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'
import type { Mutation } from './mutations/mutation.ts'
import { mutations } from './mutations.ts'
import { withPostgres } from './postgres.ts'

const folder = 'build/server'
const [row] = process.argv.slice(2)

await buildIfNeeded()
const whole = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
)
const putBack = () => whole.forEach((text, path) => void writeFileSync(path, text))

/** Every place that has it. */
function take({ change }: Mutation): string | undefined {
  const changed = new Map<string, string>()
  for (const [from, to] of change) {
    const everywhere = typeof from === 'string' ? from : new RegExp(from, 'g')
    const places = [...whole].filter(([, text]) => (typeof from === 'string' ? text.includes(from) : from.test(text)))
    if (places.length === 0) return `the build has no ${from}`
    for (const [path, text] of places) changed.set(path, (changed.get(path) ?? text).replaceAll(everywhere, to))
  }
  changed.forEach((text, path) => void writeFileSync(path, text))
}

/** What the tests say without the protection; nothing when they notice. */
function unnoticed(protection: Mutation, env: Record<string, string>): string | undefined {
  const missing = take(protection)
  if (missing) return missing
  const command = `playwright test --reporter=json --max-failures=1 --grep "${protection.noticed}"`
  const { stdout } = spawnSync(command, { shell: true, encoding: 'utf8', env: { ...process.env, ...env } })
  const { expected, unexpected } = JSON.parse(stdout.slice(stdout.indexOf('{\n'))).stats
  if (unexpected > 0) return undefined
  return expected > 0 ? `${expected} tests passed all the same` : 'no test has that title'
}

const tried = mutations.filter((protection) => !row || protection.row === row)
const browsers = { PLAYWRIGHT_CHROMIUM: await findChromium(), PLAYWRIGHT_HEADLESS_SHELL: await findHeadlessShell() }
process.once('exit', putBack)
process.once('SIGINT', () => process.exit(130))
const failed = await withPostgres(async (url) =>
  tried.filter((protection) => {
    const problem = unnoticed(protection, { ...browsers, TEST_DATABASE_URL: url })
    putBack()
    console.log(
      `${problem ? '✘' : '✓'} ${protection.row} without ${protection.without}${problem ? `: ${problem}` : ''}`,
    )
    return problem !== undefined
  }),
)
console.log(`${tried.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
