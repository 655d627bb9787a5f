// Everything README's test command promises; the last line counts it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { buildIfNeeded } from './build.ts'
import { check } from './check.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'

const results = 'test-results'
type Count = { passed: number; failed: number }

/** Runs a test runner and reads its own report: one that ended without any counts as a failure. */
function run(command: string, report: string, read: (json: string) => Count, env: Record<string, string> = {}): Count {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
  const count = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: 1 }
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

const vitestCount = (json: string) => {
  const { numPassedTests, numFailedTests } = JSON.parse(json)
  return { passed: numPassedTests, failed: numFailedTests }
}

const playwrightCount = (json: string) => {
  const { expected, unexpected } = JSON.parse(json).stats
  return { passed: expected, failed: unexpected }
}

export const runVitest = (env?: Record<string, string>) =>
  run(
    `vitest run --reporter=dot --reporter=json --outputFile.json=${results}/unit.json`,
    `${results}/unit.json`,
    vitestCount,
    env,
  )

export function finish(counts: Count[]): never {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') ? 1 : 0)
}

/** Those that `options` choose, of all that this run has what they need. */
export async function runPlaywright(given: Record<string, string> = {}, options = ''): Promise<Count> {
  try {
    // Found once here and not by every worker.
    const browsers = { PLAYWRIGHT_CHROMIUM: await findChromium(), PLAYWRIGHT_HEADLESS_SHELL: await findHeadlessShell() }
    await buildIfNeeded()
    return run(`playwright test ${options}`, `${results}/e2e.json`, playwrightCount, { ...browsers, ...given })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

if (import.meta.main) {
  rmSync(results, { recursive: true, force: true })
  finish([await check(), runVitest(), await runPlaywright()])
}
