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

/** It knows `username` for text fields alone; HTML has it for e-mail fields too, and password managers look for it there. */
const isMistaken = ({ ruleId, snippet }: Finding) =>
  ruleId === 'input_autocomplete_valid' && snippet.includes('autocomplete="username"')

/** What IBM's checker is sure of on the page as it stands; what it asks a person to look at is not among it. */
export async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(engine)
  const findings = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility'])
    return results
      .filter(({ value: [category, result] }) => category === 'VIOLATION' && result === 'FAIL')
      .map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }))
  })
  return findings
    .filter((finding) => !isMistaken(finding))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`)
}
