import type { Locator, Page } from '@playwright/test'
import { joinCircle, notices, openDialog, openedDialog, someone, submitButton } from './access-requests.ts'
import { expect, test } from './test.ts'

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${target}`)
}

test('access can be requested with the keyboard alone', { tag: '@W1' }, async ({ page, site }) => {
  const person = someone()
  await page.goto('/')
  await tabTo(page, joinCircle(page))
  await page.keyboard.press('Enter')
  const dialog = openedDialog(page)
  await expect(dialog).toBeVisible()

  await tabTo(page, dialog.getByLabel('Full name'))
  await page.keyboard.type(person.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.organization)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hosp')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A new ward.')
  await page.keyboard.press('Tab')
  await expect(submitButton(dialog)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(notices(page).getByText('Request Submitted')).toBeVisible()
  await expect(joinCircle(page)).toBeFocused()
  expect((await site.noticeAbout(person.email)).text).toContain('A new ward.')
})

test('Esc closes the dialog, returns the focus, and keeps the typed values', async ({ page }) => {
  await page.goto('/')
  const dialog = await openDialog(page)
  await dialog.getByLabel('Full name').fill('Åsa')
  await page.keyboard.press('Escape')
  await expect(openedDialog(page)).toHaveCount(0)
  await expect(joinCircle(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Full name')).toHaveValue('Åsa')
})

test('the close button closes the dialog, and it opens again', async ({ page }) => {
  await page.goto('/')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(openedDialog(page)).toHaveCount(0)
  await openDialog(page)
})

test('Tab does not leave the open dialog', { tag: '@W1' }, async ({ page }) => {
  await page.goto('/')
  const dialog = await openDialog(page)
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    const isFocusOutside = await dialog.evaluate((element) => {
      const focused = document.activeElement
      return focused !== document.body && !element.contains(focused)
    })
    expect(isFocusOutside).toBe(false)
  }
})
