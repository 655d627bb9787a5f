import { enter } from '../accounts.ts'
import { enterAs, expect, test } from '../demo.ts'
import { ibmViolations } from '../ibm-checker.ts'
import { startHydration } from '../test.ts'

test.use({})

// The pages with the most forms; e2e/markup/ checks every page and takes minutes.
for (const path of [
  '/circles',
  '/ui',
  '/supplier',
  '/engagements',
  '/admin',
  '/admin/requests',
  '/admin/inbox',
  '/admin/dialogue/snippets',
]) {
  test(`IBM’s checker finds no violations: ${path}`, { tag: '@W1' }, async ({ page, demo, context }) => {
    await enter(context, demo, await enterAs(demo, 'admin'))
    await page.goto(path)
    await startHydration(page)
    expect(await ibmViolations(page)).toEqual([])
  })
}
