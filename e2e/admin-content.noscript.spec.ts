import { enter } from './accounts.ts'
import { pageText } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'

test.use({ complaints: /status of 4/ })

test('without JavaScript items are added to a list, moved and published', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/content/brief/new')
  await page.locator('#weekStart').fill('2096-01-02')
  await page.locator('[id="items.0.heading.en"]').fill('Last without script')
  await page.getByRole('button', { name: 'Add an item' }).click()
  await page.locator('[id="items.1.heading.en"]').fill('First without script')
  await page.getByRole('button', { name: 'Move item 2 up' }).click()
  await expect(page.locator('[id="items.0.heading.en"]')).toHaveValue('First without script')
  await expect(page.locator('#weekStart')).toHaveValue('2096-01-02')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. The pages show it now.')).toBeVisible()
  const home = await pageText(demo, '/')
  expect(home.indexOf('First without script')).toBeGreaterThan(0)
  expect(home.indexOf('First without script')).toBeLessThan(home.indexOf('Last without script'))
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted, with its history.')).toBeVisible()
})
