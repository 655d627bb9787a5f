import type { Page } from '@playwright/test'
import { aContactRequest } from '../test/contact-request.ts'
import { newAddress } from './accounts.ts'
import { expect, startHydration, test } from './test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function choose(page: Page, language: string) {
  await page.locator('header summary').click()
  await page.getByRole('banner').getByRole('link', { name: language }).click()
}

test('English is the default language', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(title(page)).toHaveText('Nordic healthcare moves by conversation')
})

test('?lang=sv answers in Swedish, and the choice is remembered', async ({ page }) => {
  await page.goto('/?lang=sv')
  for (const visit of ['/', '/request-access', '/']) {
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(page.getByRole('link', { name: 'Uppdrag' })).toBeVisible()
    await page.goto(visit)
  }
  await expect(title(page)).toHaveText('Vården i Norden förändras i samtal')
  // After hydration the language is still the server's.
  await startHydration(page)
  await expect(title(page)).toHaveText('Vården i Norden förändras i samtal')
})

test('?lang=no answers in Bokmål', async ({ page }) => {
  await page.goto('/?lang=no')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  await expect(title(page)).toHaveText('Nordisk helse endres i samtaler')
  await startHydration(page)
  await expect(title(page)).toHaveText('Nordisk helse endres i samtaler')
})

test('the selector names each language in that language', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Language: English').click()
  const list = page.getByRole('banner').getByRole('list', { name: 'Language' })
  await expect(list.getByRole('link')).toHaveText(['English', 'Svenska', 'Norsk'])
  await expect(list.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  for (const [name, tag] of [
    ['Svenska', 'sv'],
    ['Norsk', 'nb'],
  ] as const) {
    await expect(list.getByRole('link', { name })).toHaveAttribute('lang', tag)
  }
})

test('the selector closes with Esc and with a click elsewhere', async ({ page }) => {
  await page.goto('/')
  await startHydration(page)
  const norsk = page.getByRole('banner').getByRole('link', { name: 'Norsk' })
  const opener = page.getByLabel('Language: English')
  await opener.click()
  await expect(norsk).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(norsk).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(norsk).toBeHidden()
})

test('switching the language keeps the page and its other parameters', async ({ page, request }) => {
  // Put the page without parameters into the server's cache.
  await request.get('/request-access')
  await page.goto('/request-access?from=letter')
  await startHydration(page)
  await choose(page, 'Svenska')
  await expect(title(page)).toHaveText('Gå med i cirkeln')
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/request-access')
  expect(Object.fromEntries(searchParams)).toEqual({ from: 'letter', lang: 'sv' })
  await startHydration(page)
  await choose(page, 'English')
  await expect(title(page)).toHaveText('Join Circle')
  await expect(page).toHaveURL(/\?from=letter&lang=en$/)
})

test('an unknown language is ignored', async ({ page, context }) => {
  await page.goto('/?lang=sv')
  for (const unknown of ['fi', 'SV', '', '../en', '<b>']) {
    await page.goto(`/?lang=${encodeURIComponent(unknown)}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  }
  expect(await context.cookies()).toMatchObject([{ name: 'lang', value: 'sv' }])
})

test.describe('while its messages cannot be downloaded', () => {
  test.use({ complaints: /ERR_FAILED|Failed to fetch/ })

  test('a page stays as the server rendered it, and its form can be sent', async ({ page, site }) => {
    const aborted: string[] = []
    await page.route(/\/assets\/sv-[\w-]+\.js$/, (route) => {
      aborted.push(route.request().url())
      return route.abort()
    })
    await page.goto('/contact?lang=sv')
    await page.keyboard.press('Shift')
    await expect.poll(() => aborted.length).toBeGreaterThan(1)
    await expect(title(page)).toHaveText('Be om en inbjudan')
    const request = aContactRequest({ email: newAddress('sykehus.example') })
    const form = page.getByRole('main').locator('form')
    const { interest, ...texts } = request
    for (const [name, text] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(text)
    await form.locator('[name=interest]').selectOption(interest)
    await form.getByRole('button').click()
    await expect(page.getByRole('status').first()).toContainText('Förfrågan är skickad')
    expect((await site.mailTo(request.email)).subject).toContain('inbjudan')
  })
})
