// Checks that the safety tests can fail: removes one protection after another from the built server and runs the tests that
// must fail. `npm run test:mutations -- A3` runs those of one row.
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
const originals = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
)
const restoreBuild = () => originals.forEach((text, path) => void writeFileSync(path, text))

/** Replaces every occurrence in the build; returns a problem when there is none. */
function applyMutation({ change }: Mutation): string | undefined {
  const changed = new Map<string, string>()
  for (const [from, to] of change) {
    const everywhere = typeof from === 'string' ? from : new RegExp(from, 'g')
    const matching = [...originals].filter(([, text]) =>
      typeof from === 'string' ? text.includes(from) : from.test(text),
    )
    if (matching.length === 0) return `the build has no ${from}`
    for (const [path, text] of matching) changed.set(path, (changed.get(path) ?? text).replaceAll(everywhere, to))
  }
  changed.forEach((text, path) => void writeFileSync(path, text))
}

/** Runs the tests without the protection. Returns undefined when one fails, as it must, else the problem. */
function findProblem(mutation: Mutation, env: Record<string, string>): string | undefined {
  const missing = applyMutation(mutation)
  if (missing) return missing
  const command = `playwright test --reporter=json --max-failures=1 --grep "${mutation.noticed}"`
  const { stdout } = spawnSync(command, { shell: true, encoding: 'utf8', env: { ...process.env, ...env } })
  const { expected, unexpected } = JSON.parse(stdout.slice(stdout.indexOf('{\n'))).stats
  if (unexpected > 0) return undefined
  return expected > 0 ? `${expected} tests passed all the same` : 'no test has that title'
}

const selected = mutations.filter((mutation) => !row || mutation.row === row)
const browsers = { PLAYWRIGHT_CHROMIUM: await findChromium(), PLAYWRIGHT_HEADLESS_SHELL: await findHeadlessShell() }
process.once('exit', restoreBuild)
process.once('SIGINT', () => process.exit(130))
const failed = await withPostgres(async (url) =>
  selected.filter((mutation) => {
    const problem = findProblem(mutation, { ...browsers, TEST_DATABASE_URL: url })
    restoreBuild()
    console.log(`${problem ? '✘' : '✓'} ${mutation.row} without ${mutation.without}${problem ? `: ${problem}` : ''}`)
    return problem !== undefined
  }),
)
console.log(`${selected.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
