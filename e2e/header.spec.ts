import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const header = (page: Page) => page.getByRole('banner')
const headerStyle = (page: Page) =>
  header(page).evaluate((element) => {
    const { backgroundColor, borderBottomColor } = getComputedStyle(element)
    return { backgroundColor, borderBottomColor }
  })
const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

test('the header is opaque, and has a line below it once the page is scrolled more than 10 px', async ({ page }) => {
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
  await expect.poll(async () => (await headerStyle(page)).borderBottomColor).not.toBe(atTop.borderBottomColor)
  const surface = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
  expect(surface).not.toMatch(/\/|rgba/)
  expect([atTop.backgroundColor, (await headerStyle(page)).backgroundColor]).toEqual([surface, surface])
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
  await expect(page.locator('#newsletter').getByRole('heading', { level: 2 })).toBeInViewport()
})

for (const width of [360, 768, 1440]) {
  test(`a section that a link leads to begins right below the header: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const [path, ids] of [
      ['/', ['work', 'circles', 'latest', 'newsletter', 'whatido']],
      ['/circles', ['dates', 'rsvp']],
    ] as const) {
      for (const id of ids) {
        await page.goto(`${path}#${id}`)
        const bar = await header(page).boundingBox()
        expect(bar?.height).toBe((width < 768 ? 60 : 72) + 1)
        const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
        await expect.poll(async () => Math.abs((await top()) - (bar?.height ?? 0)), { message: id }).toBeLessThan(3)
      }
    }
  })
}

test('the current page is marked in the header', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main' })
  for (const [path, name, current] of [
    ['/notes', 'Notes', 'page'],
    ['/notes/after-the-pilot', 'Notes', 'page'],
    ['/circles', 'Circles', 'true'],
    ['/pricing', 'Work', 'true'],
  ] as const) {
    await page.goto(path)
    await expect(nav.locator('[aria-current]')).toHaveText([name])
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', current)
    await expect(nav.getByRole('link', { name })).toHaveCSS('text-decoration-line', 'underline')
  }
  await page.goto('/contact')
  await expect(header(page).getByRole('link', { name: 'Start a conversation' })).toHaveAttribute('aria-current', 'page')
})
