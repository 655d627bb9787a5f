import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)
const engine = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')

type Finding = { ruleId: string; value: [category: string, result: string]; message: string; snippet: string }
declare global {
  interface Window {
    ace: { Checker: new () => { check: (page: Document, rules: string[]) => Promise<{ results: Finding[] }> } }
  }
}

/** The checker accepts `autocomplete="username"` on text fields only; HTML allows it on e-mail fields too, where password managers look for it. */
const isFalsePositive = ({ ruleId, snippet }: Finding) =>
  ruleId === 'input_autocomplete_valid' && snippet.includes('autocomplete="username"')

/**
 * The definite violations on the page; findings that need a manual review are left out. Every `<details>` is opened before: in
 * a closed one the checker sees the fields, but not their labels.
 */
export async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  await page.evaluate(engine)
  const findings = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility'])
    return results
      .filter(({ value: [category, result] }) => category === 'VIOLATION' && result === 'FAIL')
      .map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }))
  })
  return findings
    .filter((finding) => !isFalsePositive(finding))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`)
}
