import type { Page } from '@playwright/test'
import { expect, startHydration, test } from './test.ts'

const privacyLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
const scrollPosition = (page: Page) => page.evaluate(() => scrollY)
const markWindow = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isSameWindow = (page: Page) => page.evaluate(() => 'isMarked' in window)

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await startHydration(page)
  await markWindow(page)
})

test('a link navigates without a reload, and Back restores the scroll position', async ({ page }) => {
  await privacyLink(page).scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  await privacyLink(page).click()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before / 2)
  expect(await isSameWindow(page)).toBe(true)
})

test('a link in a part that is not hydrated navigates without a reload', async ({ page }) => {
  await page.locator('main a[href^="/notes/"]').first().click()
  await expect(page).toHaveURL(/\/notes\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSameWindow(page)).toBe(true)
})

test('a link clicked with Control opens in another tab', async ({ page, context }) => {
  const opened = context.waitForEvent('page')
  await privacyLink(page).click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/privacy')
  await expect(page).toHaveURL('/')
})

test('a link to the current page adds no history entry', async ({ page }) => {
  await privacyLink(page).click()
  await expect(page).toHaveURL('/privacy')
  const steps = await page.evaluate(() => history.length)
  await privacyLink(page).click()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => history.length)).toBe(steps)
  expect(await isSameWindow(page)).toBe(true)
})
