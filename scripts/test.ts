// Everything README's test command promises; the last line counts it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildIfNeeded } from './build.ts'
import { check } from './check.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'

const results = 'test-results'
/** How many passed, and which did not. */
type Outcome = { passed: number; failed: string[] }

/** Runs a test runner and reads its own report: one that ended without any counts as a failure. */
function run(command: string, report: string, read: (json: string) => Outcome, env: Record<string, string> = {}) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
  const outcome = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: [command] }
  return status !== 0 && outcome.failed.length === 0 ? { ...outcome, failed: [command] } : outcome
}

function readVitest(json: string): Outcome {
  type File = { name: string; assertionResults: { status: string; fullName: string }[] }
  const { numPassedTests, testResults } = JSON.parse(json) as { numPassedTests: number; testResults: File[] }
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter((one) => one.status === 'failed').map((one) => `${relative('.', name)} ${one.fullName}`),
  )
  return { passed: numPassedTests, failed }
}

function readPlaywright(json: string): Outcome {
  type Spec = { title: string; file: string; tests: { status: string; projectName: string }[] }
  type Suite = { specs: Spec[]; suites?: Suite[] }
  const { suites, stats } = JSON.parse(json) as { suites: Suite[]; stats: { expected: number } }
  const specs = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)]
  const failed = suites
    .flatMap(specs)
    .flatMap(({ title, file, tests }) =>
      tests.filter((one) => one.status === 'unexpected').map((one) => `e2e/${file} ${title} (${one.projectName})`),
    )
  return { passed: stats.expected, failed }
}

export const runVitest = (env?: Record<string, string>) =>
  run(
    `vitest run --reporter=dot --reporter=json --outputFile.json=${results}/unit.json`,
    `${results}/unit.json`,
    readVitest,
    env,
  )

/** Names what failed, so that nobody has to look for it above, and counts. */
export function finish(outcomes: Outcome[]): never {
  const failed = outcomes.flatMap((outcome) => outcome.failed)
  for (const name of failed) console.log(`✘ ${name}`)
  console.log(`${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`)
  process.exit(failed.length > 0 ? 1 : 0)
}

/** Those that `options` choose, of all that this run has what they need. */
export async function runPlaywright(given: Record<string, string> = {}, options = ''): Promise<Outcome> {
  try {
    // Found once here and not by every worker.
    const browsers = { PLAYWRIGHT_CHROMIUM: await findChromium(), PLAYWRIGHT_HEADLESS_SHELL: await findHeadlessShell() }
    await buildIfNeeded()
    return run(`playwright test ${options}`, `${results}/e2e.json`, readPlaywright, { ...browsers, ...given })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: ['the browser tests did not start'] }
  }
}

if (import.meta.main) {
  rmSync(results, { recursive: true, force: true })
  finish([await check(), runVitest(), await runPlaywright()])
}
