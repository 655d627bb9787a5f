import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { ask } from '../http.ts'
import { faultsOf } from '../markup.ts'
import type { Site } from '../server.ts'
import { expect } from '../test.ts'

/** Expects that nothing scrolls sideways on a phone. */
export async function expectFitsPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBe(0)
}

/** Expects of the page as it is: no violations, nothing wider than a phone, and valid HTML at its address. */
export async function expectReadable(page: Page, site: Site, Cookie: string | undefined) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoViolations(page)
  await expectFitsPhone(page)
  const { pathname, search } = new URL(page.url())
  expect(await faultsOf((await ask(site, `${pathname}${search}`, { headers: { Cookie } })).text)).toEqual([])
}
