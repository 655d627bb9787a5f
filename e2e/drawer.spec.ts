import type { Page } from '@playwright/test'
import { expect, startHydration, test } from './test.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.locator('dialog:modal')

test.describe('under 768 px', () => {
  test.use({ viewport: { width: 767, height: 800 } })

  test('the drawer holds the links, and Esc closes it', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await opener(page).click()
    await expect(drawer(page).getByRole('link')).toHaveText([
      'Work',
      'Circles',
      'Latest',
      'Notes',
      'LinkedIn',
      'Get Strategy Signals',
      'Start a conversation',
      'English',
      'Svenska',
      'Norsk',
    ])
    for (const link of await drawer(page).getByRole('link').all()) await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('a link in the drawer closes it and leads on', async ({ page }) => {
    await page.goto('/')
    await startHydration(page)
    await opener(page).click()
    await drawer(page).getByRole('link', { name: 'Work' }).click()
    await expect(page).toHaveURL(/\/#work$/)
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.locator('#work').getByRole('heading').first()).toBeInViewport()
  })

  test('the close button and a tap beside the drawer close it', async ({ page }) => {
    await page.goto('/')
    await opener(page).click()
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(drawer(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.mouse.click(20, 400)
    await expect(drawer(page)).toHaveCount(0)
  })

  test('the language is chosen in the drawer', async ({ page }) => {
    await page.goto('/request-access')
    await opener(page).click()
    await drawer(page).getByRole('link', { name: 'Norsk' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bli med i sirkelen')
  })

  test('the keyboard opens the drawer and follows a link', async ({ page }) => {
    await page.goto('/')
    await startHydration(page)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await drawer(page).getByRole('link', { name: 'Latest' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/#latest$/)
    await expect(drawer(page)).toHaveCount(0)
  })
})

for (const width of [768, 1023, 1024, 1279, 1280, 1440]) {
  test(`from 768 px the links are in the header, and those that do not fit are in the menu: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const lang of ['en', 'sv', 'no']) {
      await page.goto(`/?lang=${lang}`)
      const banner = page.getByRole('banner')
      const visibleLink = (label: string) => banner.locator(`[data-track="navigation:${label}"]:visible`)
      for (const label of ['work', 'notes', 'conversation']) await expect(visibleLink(label)).toHaveCount(1)
      // All links are on one line.
      const heights = await banner
        .locator('nav a:visible')
        .evaluateAll((links) => links.map((link) => link.clientHeight))
      expect(new Set(heights).size).toBe(1)
      const isInMenu = (await visibleLink('menu').count()) > 0
      expect(isInMenu).toBe(width < 1280)
      if (isInMenu) await visibleLink('menu').click()
      for (const label of ['signals', 'linkedin']) await expect(visibleLink(label).last()).toBeInViewport()
    }
  })
}
