// Known vulnerabilities of the packages: `npm run audit`. Ends with 1 when there are some, with 2 when the registry can't be asked.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical'
type Vulnerability = { name: string; severity: Severity }
export type Audit = { asked: true; found: Vulnerability[] } | { asked: false; reason: string }

/** Reads the output of `npm audit --json`, which has another shape when the registry has no advisories. */
export function readAudit(json: string): Audit {
  try {
    const report = JSON.parse(json)
    if (!report.metadata?.vulnerabilities) return { asked: false, reason: String(report.message ?? json) }
    const found = Object.values(report.vulnerabilities as Record<string, Vulnerability>)
    return { asked: true, found: found.map(({ name, severity }) => ({ name, severity })) }
  } catch {
    return { asked: false, reason: json.trim() || 'npm audit said nothing' }
  }
}

/** Audits all packages, or only those of the product. */
export function audit({ withDevelopment }: { withDevelopment: boolean }): Audit {
  const args = ['audit', '--json', ...(withDevelopment ? [] : ['--omit=dev'])]
  const cwd = join(import.meta.dirname, '..')
  const { stdout, error } = spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 64e6 })
  return error ? { asked: false, reason: error.message } : readAudit(stdout)
}

/** Vulnerabilities that prevent a release. */
export const serious = (found: Vulnerability[]) =>
  found.filter(({ severity }) => severity === 'high' || severity === 'critical')

export function describeAudit(result: Audit): string {
  if (!result.asked) {
    return `Known vulnerabilities are NOT known: the registry could not be asked (${result.reason}).`
  }
  if (result.found.length === 0) return 'No vulnerabilities are known.'
  return ['Known vulnerabilities:', ...result.found.map(({ name, severity }) => `  ${severity}: ${name}`)].join('\n')
}

if (import.meta.main) {
  const result = audit({ withDevelopment: true })
  console.log(describeAudit(result))
  process.exitCode = result.asked ? Math.min(result.found.length, 1) : 2
}
