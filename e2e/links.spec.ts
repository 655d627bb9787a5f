import type { Page } from '@playwright/test'
import { expect, startHydration, test } from './test.ts'

const privacyLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isMarked' in window)

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await startHydration(page)
  await mark(page)
})

test('a link changes the page without loading it anew, and back returns to where one was', async ({ page }) => {
  await privacyLink(page).scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  await privacyLink(page).click()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before / 2)
  expect(await isSamePage(page)).toBe(true)
})

test('so does a link in a part that stays as the server sent it', async ({ page }) => {
  await page.locator('main a[href^="/notes/"]').first().click()
  await expect(page).toHaveURL(/\/notes\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})

test('a link opens in another tab when asked to', async ({ page, context }) => {
  const opened = context.waitForEvent('page')
  await privacyLink(page).click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/privacy')
  await expect(page).toHaveURL('/')
})

test('a link to the page one is on adds no step back', async ({ page }) => {
  await privacyLink(page).click()
  await expect(page).toHaveURL('/privacy')
  const steps = await page.evaluate(() => history.length)
  await privacyLink(page).click()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => history.length)).toBe(steps)
  expect(await isSamePage(page)).toBe(true)
})
