import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const header = (page: Page) => page.getByRole('banner')
const headerStyle = (page: Page) =>
  header(page).evaluate((element) => {
    const { backgroundColor, borderBottomColor, boxShadow } = getComputedStyle(element)
    return { backgroundColor, borderBottomColor, boxShadow }
  })
const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

// With transitions the styles would be values between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the header changes its look once the page is scrolled more than 10 px', async ({ page }) => {
  await page.goto('/')
  const atTop = await headerStyle(page)
  for (const top of [5, 10]) {
    await scrollTo(page, top)
    await page.waitForTimeout(100)
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
    expect(await headerStyle(page)).toEqual(atTop)
  }
  await scrollTo(page, 11)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled')
  await expect.poll(async () => (await headerStyle(page)).boxShadow).not.toBe(atTop.boxShadow)
  const scrolled = await headerStyle(page)
  expect(scrolled.backgroundColor).not.toBe(atTop.backgroundColor)
  expect(scrolled.borderBottomColor).not.toBe(atTop.borderBottomColor)
  await scrollTo(page, 0)
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
})

test('the header stays visible far down the page', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 1500)
  await expect(header(page).getByRole('link', { name: 'Nordbro, home' })).toBeInViewport()
})

test('a page opened part way down has the scrolled header at once', async ({ page }) => {
  await page.goto('/#work')
  await expect(page.locator('html')).toHaveAttribute('data-scrolled')
})

test('the links of the header lead to the sections of the home page', async ({ page }) => {
  await page.goto('/request-access')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveText(['Work', 'Circles', 'Latest', 'Notes', 'LinkedIn'])
  for (const [name, id] of [
    ['Work', 'work'],
    ['Circles', 'circles'],
    ['Latest', 'latest'],
  ] as const) {
    await nav.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/#${id}$`))
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport()
  }
  await expect(nav.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\//)
})

test('Get Strategy Signals leads to the newsletter, Start a conversation to the contact page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(header(page).getByRole('link', { name: 'Start a conversation' })).toHaveAttribute('href', '/contact')
  await header(page).getByRole('link', { name: 'Get Strategy Signals' }).click()
  await expect(page.locator('#newsletter').getByRole('heading')).toBeInViewport()
})

test('a section that a link leads to is not hidden under the header', async ({ page }) => {
  for (const id of ['work', 'circles', 'latest', 'newsletter', 'whatido']) {
    await page.goto(`/#${id}`)
    const bar = await header(page).boundingBox()
    const heading = await page.locator(`#${id}`).getByRole('heading').first().boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  }
})
