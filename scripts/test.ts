// Runs the tests that README promises for `npm test`; the last line of the output has the totals.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildIfNeeded } from './build.ts'
import { check } from './check.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'

const results = 'test-results'
/** How many passed, and which did not; `flaky` are those that passed only when they ran once more. */
type Outcome = { passed: number; failed: string[]; flaky?: string[] }

type Run = {
  report: string
  read: (json: string) => Outcome
  env?: Record<string, string> | undefined
  /** Prints its output when it has ended, so that it does not mix with that of another run. */
  isBuffered?: boolean
}

/** Runs a test runner and reads its report. A run without a report counts as a failure. */
async function run(command: string, { report, read, env, isBuffered = false }: Run): Promise<Outcome> {
  // The report of an earlier run.
  rmSync(report, { force: true })
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isBuffered ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  const [status] = await once(child, 'close')
  process.stdout.write(Buffer.concat(chunks))
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
  type Test = { status: string; projectName: string; results: { error?: { message: string } }[] }
  type Spec = { title: string; file: string; tests: Test[] }
  type Suite = { specs: Spec[]; suites?: Suite[] }
  const { suites, stats } = JSON.parse(json) as { suites: Suite[]; stats: { expected: number; flaky: number } }
  const specs = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)]
  const named = (status: string) =>
    suites.flatMap(specs).flatMap(({ title, file, tests }) =>
      tests
        .filter((one) => one.status === status)
        .map(({ projectName, results: [first] }) => {
          const why = stripVTControlCharacters(first?.error?.message ?? '').replaceAll(/\s+/g, ' ')
          return `e2e/${file} ${title} (${projectName}): ${why.slice(0, 400)}`
        }),
    )
  return { passed: stats.expected + stats.flaky, failed: named('unexpected'), flaky: named('flaky') }
}

type VitestRun = Pick<Run, 'env' | 'isBuffered'> & { options?: string }

export const runVitest = ({ options = '', ...rest }: VitestRun = {}) =>
  run(`vitest run --reporter=dot --reporter=json --outputFile.json=${results}/unit.json ${options}`, {
    report: `${results}/unit.json`,
    read: readVitest,
    ...rest,
  })

/** Prints the names of failed and flaky tests, and the totals. */
export function finish(outcomes: Outcome[]): never {
  const failed = outcomes.flatMap((outcome) => outcome.failed)
  for (const name of outcomes.flatMap(({ flaky = [] }) => flaky)) console.log(`↻ ${name}`)
  for (const name of failed) console.log(`✘ ${name}`)
  console.log(`${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`)
  process.exit(failed.length > 0 ? 1 : 0)
}

/** `env` enables projects that need it, such as a database; `options` select among their tests. */
export async function runPlaywright(env: Record<string, string> = {}, options = ''): Promise<Outcome> {
  try {
    // Found here once, so that workers need not search.
    const browsers = { PLAYWRIGHT_CHROMIUM: await findChromium(), PLAYWRIGHT_HEADLESS_SHELL: await findHeadlessShell() }
    await buildIfNeeded()
    return await run(`playwright test ${options}`, {
      report: `${results}/e2e.json`,
      read: readPlaywright,
      env: { ...browsers, ...env },
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: ['the browser tests did not start'] }
  }
}

if (import.meta.main) {
  rmSync(results, { recursive: true, force: true })
  const checked = await check()
  // At the same time: browser tests spend half of their time waiting, for mails, timers and each other. One worker of Vitest
  // ends long before them.
  const unit = runVitest({ options: '--maxWorkers=1', isBuffered: true })
  finish([
    checked,
    ...(await Promise.all([unit, runPlaywright({}, '--project script --project untouched --project no-script')])),
  ])
}
