import type { Page } from '@playwright/test'
import { joinCircle, openedDialog } from './access-requests.ts'
import { expect, startHydration, test } from './test.ts'

const themeToggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Switch to/ })
const theme = (page: Page) => page.locator('html').getAttribute('data-theme')

/** Delays scripts, so that a tap comes before hydration and could get lost. */
const slowScripts = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })

test('no script is fetched before the first user input', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  expect(scripts).toEqual([])
  await startHydration(page)
  expect(scripts.length).toBeGreaterThan(0)
})

test('the hash selects an interest without hydration, and React keeps the selection', async ({ page }) => {
  const interest = page.locator('main [name=interest]')
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const [address, chosen] of [
    ['/contact#speed-dial', 'speed-dial'],
    ['/contact?lang=sv#ambassadors', 'ambassadors'],
    ['/contact?interest=clinical-visits#speed-dial', 'clinical-visits'],
    ['/contact#nonsense', ''],
  ] as const) {
    await page.goto('about:blank')
    scripts.length = 0
    await page.goto(address)
    await expect(interest).toHaveValue(chosen)
    expect(scripts).toEqual([])
    await startHydration(page)
    await expect(interest).toHaveValue(chosen)
  }
})

for (const path of ['/', '/request-access', '/ui']) {
  test(`${path} hydrates at the first input without errors`, async ({ page }) => {
    await page.goto(path)
    await startHydration(page)
    await themeToggle(page).click()
    expect(await theme(page)).toBe('nordbro-minimal')
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first tap on Join Circle opens the dialog', async ({ page }) => {
    await slowScripts(page)
    await page.goto('/')
    await joinCircle(page).tap()
    await expect(openedDialog(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('a click without pointer events before it opens the dialog', async ({ page }) => {
    await slowScripts(page)
    await page.goto('/')
    await joinCircle(page).dispatchEvent('click')
    await expect(openedDialog(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('the first tap on the theme button switches the theme once', async ({ page }) => {
    await slowScripts(page)
    await page.goto('/')
    await themeToggle(page).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
    await themeToggle(page).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-current')
  })

  test('a click on the theme button without pointer events before it switches the theme once', async ({ page }) => {
    await slowScripts(page)
    await page.goto('/')
    await themeToggle(page).dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
  })

  test('the first tap on the menu button opens the menu', async ({ page }) => {
    await slowScripts(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(openedDialog(page).getByRole('link', { name: 'Notes' })).toBeVisible()
  })

  test('a link in the menu closes it before hydration', async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await openedDialog(page).getByRole('link', { name: 'Work' }).tap()
    await expect(page).toHaveURL(/\/#work$/)
    await expect(openedDialog(page)).toHaveCount(0)
  })

  test('the first tap is counted once', async ({ page }) => {
    const counted: (string | null)[] = []
    page.on('request', (request) => request.url().endsWith('/api/clicks') && counted.push(request.postData()))
    await page.goto('/')
    await joinCircle(page).tap()
    await expect(openedDialog(page)).toBeVisible()
    expect(counted).toHaveLength(1)
  })
})

test.describe('when scripts can’t be loaded', () => {
  test.use({ complaints: /net::ERR_FAILED|Failed to fetch dynamically imported module/ })

  for (const missing of ['*', 'entry.client-*']) {
    test(`Join Circle leads to the page with the form (${missing}.js is missing)`, async ({ page }) => {
      await page.route(`**/assets/${missing}.js`, (route) => route.abort())
      await page.goto('/')
      await joinCircle(page).click()
      await page.waitForURL('**/request-access')
      await expect(page.getByRole('main').getByLabel('Full name')).toBeVisible()
    })
  }
})

test.describe('when hydration fails and React renders the page again', () => {
  test.use({ complaints: /Minified React error #418/ })

  test('sections without interaction keep the text that the server sent', async ({ page }) => {
    await page.goto('/')
    const sections = page.locator('#sections')
    const sent = await sections.textContent()
    // Removes a node, as browser extensions do, so that hydration fails.
    await page.evaluate(() => document.querySelector('#newsletter form label')?.remove())
    await startHydration(page)
    await expect(page.locator('#newsletter').getByLabel('Email')).toBeVisible()
    expect(await sections.textContent()).toBe(sent)
  })
})
