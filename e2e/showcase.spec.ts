import { notices } from './access-requests.ts'
import { expect, startHydration, test } from './test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/ui')
  await startHydration(page)
})

test('the dialog and the drawer open, and return the focus when closed', async ({ page }) => {
  const open = page.locator('dialog:modal')
  for (const name of ['Open the dialog', 'Open the drawer']) {
    const opener = page.getByRole('button', { name })
    await opener.click()
    await expect(open).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('a toast shows what was done, and its Undo works', async ({ page }) => {
  await page.getByRole('button', { name: 'Show a toast' }).click()
  await expect(notices(page).getByText('Request approved')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(notices(page).getByText('Approval taken back')).toBeVisible()
  await page.getByRole('button', { name: 'Show a failure' }).click()
  await expect(notices(page).getByText('Nothing was saved')).toBeVisible()
})

test('arrow keys move between tabs', async ({ page }) => {
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Requests' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('A count stands beside a name')).toBeVisible()
  await expect(page.getByText('Views of one thing')).toBeHidden()
})

test('the select and the menu work with the keyboard', async ({ page }) => {
  const level = page.getByRole('combobox', { name: 'Access level' })
  await level.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /^Entry/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(level).toHaveText(/Builder/)
  await expect(page.getByRole('option').first()).toBeHidden()

  await page.getByRole('button', { name: 'Change role' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Supplier' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chosen: Hospital')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change role' })).toBeFocused()
})
