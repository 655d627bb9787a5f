// Lighthouse with its defaults (mobile, simulated throttling), each run in a new Chromium.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findChromium } from '../chromium.ts'
import { chromiumFlags } from './browser.ts'
import { launch, median, temporaryFolder, times } from './processes.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Audit = { id: string; title: string; score: number | null; numericValue?: number; displayValue?: string }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}

const cli = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js')
const timeoutMs = 120_000

export async function lighthouse(url: string, runs: number) {
  const reports = await times(runs, () => audit(url))
  const metric = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN))
  return {
    scores: categories.map((category) => ({
      category,
      score: median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100))),
      failed: [...new Set(reports.flatMap((report) => failedAudits(report, category)))],
    })),
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
  }
}

/** Audits that lower the score of a category: those with a weight and a score below 0.9. */
function failedAudits(report: Report, category: string): string[] {
  const refs = report.categories[category]?.auditRefs ?? []
  return refs.flatMap(({ id, weight }) => {
    const audit = report.audits[id]
    return weight > 0 && audit && audit.score !== null && audit.score < 0.9 ? [id] : []
  })
}

async function audit(url: string): Promise<Report> {
  const output = join(temporaryFolder(), 'report.json')
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${chromiumFlags.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: await findChromium() }
  // At SIGINT Lighthouse ends its Chromium before itself.
  const { child, ended } = launch(process.execPath, args, { env, stdio: 'ignore' }, 'SIGINT')
  const timer = setTimeout(() => child.kill('SIGINT'), timeoutMs)
  const code = await ended
  clearTimeout(timer)
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}`)
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report
  if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`)
  return report
}
