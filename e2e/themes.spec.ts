import type { Page } from '@playwright/test'
import { expect, startHydration, test } from './test.ts'

const html = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Switch to/ })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const background = (page: Page) => html(page).evaluate((element) => getComputedStyle(element).backgroundColor)

/** Records the theme when the body element appears: nothing is painted before that. */
const recordFirstTheme = (page: Page) =>
  page.addInitScript(() => {
    const record = () => {
      if (!document.body) return
      Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme })
      observer.disconnect()
    }
    const observer = new MutationObserver(record)
    observer.observe(document, { childList: true, subtree: true })
  })

const themeAtFirst = (page: Page) => page.evaluate(() => (window as { themeAtFirst?: string }).themeAtFirst)

test('the button says which theme it switches to, before and after hydration', async ({ page }) => {
  await page.goto('/')
  await expect(toggle(page)).toHaveAccessibleName('Switch to Quiet Force')
  await toggle(page).hover()
  await expect(page.getByText('Switch to Quiet Force')).toHaveCSS('opacity', '1')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAccessibleName('Switch to Nordic Summit')
  await page.goto('/notes')
  await expect(toggle(page)).toHaveAccessibleName('Switch to Nordic Summit')
})

test('the theme is Nordic Summit by default, and the button switches it and back', async ({ page }) => {
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-current')
  expect(await stored(page)).toBeNull()
  const dark = await background(page)

  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
  expect(await stored(page)).toBe('nordbro-minimal')
  expect(await background(page)).not.toBe(dark)

  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-current')
  expect(await stored(page)).toBe('nordbro-current')
  expect(await background(page)).toBe(dark)
})

test('the chosen theme is set before the first paint of the next visit, and stays', async ({ page }) => {
  await recordFirstTheme(page)
  await page.goto('/')
  expect(await themeAtFirst(page)).toBe('nordbro-current')
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')

  for (const path of ['/', '/request-access', '/ui']) {
    await page.goto(path)
    expect(await themeAtFirst(page)).toBe('nordbro-minimal')
  }
  await startHydration(page)
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-current')
})

test('the chosen theme stays after client navigation', async ({ page }) => {
  await page.goto('/')
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
  await page.getByRole('link', { name: 'Ask for an invitation' }).click()
  await expect(page.getByRole('main').getByLabel('Full name')).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
  await page.goBack()
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
})

test.describe('on a page that is not there', () => {
  test.use({ complaints: /status of 404/ })

  test('the chosen theme is kept', async ({ page }) => {
    await page.goto('/')
    await toggle(page).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
    await page.goto('/no-such-page')
    await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
    await startHydration(page)
    await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
  })
})

test('an unknown stored theme is ignored', async ({ page }) => {
  for (const unknown of ['nordbro-neon', '', 'nordic-summit', '"><script>']) {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), unknown)
    await page.goto('/')
    await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-current')
  }
  await startHydration(page)
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
})

test('the theme can be switched in a browser that forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'nordbro-minimal')
})
