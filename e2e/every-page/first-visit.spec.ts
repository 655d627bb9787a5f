import type { Page } from '@playwright/test'
import { pages } from '../pages.ts'
import { expect, expectLaidOut, test } from '../test.ts'

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)

/** When the page began to fetch each of its fonts. */
const fontLoads = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? [startTime] : [])),
  )

/** Parts of the page that are not laid out before they come near. */
const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((part) => getComputedStyle(part).contentVisibility === 'auto')
        .length,
  )

for (const { path } of pages.filter(({ status }) => status === 200)) {
  test(`a first visit to ${path} fetches fonts after the first paint, and is then laid out as a whole`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect.poll(() => fontLoads(page)).not.toEqual([])
    const painted = await firstPaint(page)
    for (const start of await fontLoads(page)) expect(start).toBeGreaterThanOrEqual(painted)
    await expectLaidOut(page)
    expect(await skipped(page)).toBe(0)
    expect(await page.evaluate(() => document.fonts.check('1em "Instrument Sans"'))).toBe(true)
  })
}

test('the first view of the home page does not wait for its lower sections', async ({ page }) => {
  // Without its fonts the page stays as it was first painted.
  await page.route('**/*.woff2', () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => skipped(page)).toBeGreaterThan(3)
  // A reader who is quicker than the fonts finds them all the same.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('footer').getByRole('link', { name: 'Privacy' })).toBeInViewport()
})

test('a page that is opened at a section has its whole height from the start', async ({ page }) => {
  await page.route('**/*.woff2', () => {})
  await page.goto('/#founder', { waitUntil: 'domcontentloaded' })
  expect(await skipped(page)).toBe(0)
})

test('from page to page the fonts, which are in the cache, do not wait for the paint', async ({ page }) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  await page.evaluate(() => location.assign('/contact'))
  await page.waitForURL('/contact')
  await expect.poll(() => fontLoads(page)).not.toEqual([])
  await expect.poll(() => firstPaint(page)).not.toBeNaN()
  expect(Math.min(...(await fontLoads(page)))).toBeLessThanOrEqual(await firstPaint(page))
})
