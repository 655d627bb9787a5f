import type { Page } from '@playwright/test'
import { expect, test, wake } from './test.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.locator('dialog:modal')

test.describe('under 768 px', () => {
  test.use({ viewport: { width: 767, height: 800 } })

  test('a drawer holds the links, and Esc closes it', async ({ page }) => {
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
    await wake(page)
    await opener(page).click()
    await drawer(page).getByRole('link', { name: 'Work' }).click()
    await expect(page).toHaveURL(/\/#work$/)
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.locator('#work').getByRole('heading').first()).toBeInViewport()
  })

  test('its close button and a tap beside it close it', async ({ page }) => {
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

  test('a keyboard opens it and follows a link', async ({ page }) => {
    await page.goto('/')
    await wake(page)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await drawer(page).getByRole('link', { name: 'Latest' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/#latest$/)
    await expect(drawer(page)).toHaveCount(0)
  })
})

test('from 768 px the links are in the header and there is no drawer', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' })).toBeVisible()
  await expect(opener(page)).toBeHidden()
})
