import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'

test('the drawer opens, leads on and signs out', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(context, demo, await enterAs(demo, 'hospital'))
  await page.goto('/hospital')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'More' }).click()
  await drawer.getByRole('link', { name: 'Roles' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, hospital')
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
})

test('the first page after signing in can be chosen', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'hospital'))
  await page.goto('/account')
  await page.getByLabel('First page').selectOption('The page of my role')
  await page.getByRole('button', { name: 'Start here' }).click()
  await expect(page.getByText('It counts from the next time you sign in.')).toBeVisible()
  await expect(page.getByLabel('First page')).toHaveValue('own-role')
})
