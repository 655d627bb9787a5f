import type { Locator, Page } from '@playwright/test'
import { enter, newMember } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { tabTo } from './keyboard.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 4(03|22)/ })
test.beforeEach(async ({ demo, context }) => enter(context, demo, await enterAs(demo, 'admin')))

const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

async function openMember(page: Page, demo: Site) {
  const { email } = await newMember(demo)
  await page.goto(`/admin?q=${email}`)
  await startHydration(page)
  await rowOf(page, email).getByRole('link', { name: email }).click()
  const detail = page.getByRole('region', { name: email })
  await expect(detail).toBeVisible()
  return { email, detail }
}

async function confirm(detail: Locator, page: Page, label: string) {
  await detail.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

test('a user is given a role, promoted, demoted and removed', async ({ page, demo }) => {
  const { email, detail } = await openMember(page, demo)
  await detail.getByLabel('Role', { exact: true }).selectOption('hospital')
  await expectText(page, 'User Updated')
  await expectText(page, 'User access level has been updated.')
  await expect(rowOf(page, email)).toContainText('Hospital')

  await confirm(detail, page, 'Promote to admin')
  await expectText(page, 'User Promoted')
  await expectText(page, 'User has been granted admin access.')
  // Beside the rail, whose language and sign-out it would cover.
  const toast = await page.getByText('User Promoted').boundingBox()
  expect(toast?.x).toBeGreaterThan((await page.locator('.rail:visible').boundingBox())?.width ?? 0)
  await expect(detail.getByRole('button', { name: 'Promote to admin' })).toBeHidden()

  await confirm(detail, page, 'Demote')
  await expectText(page, 'User Demoted')
  await expect(detail.getByRole('button', { name: 'Promote to admin' })).toBeVisible()

  await confirm(detail, page, 'Remove')
  await expectText(page, 'User Removed')
  await expect(page.getByText('No users found matching your criteria')).toBeVisible()
})

test('several users are changed at once', async ({ page, demo }) => {
  const emails = [await newMember(demo), await newMember(demo)].map(({ email }) => email)
  await page.goto('/admin')
  await startHydration(page)
  for (const email of emails) await rowOf(page, email).getByRole('checkbox').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByLabel('New access level').selectOption('premium')
  await page.getByRole('button', { name: 'Change level of selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the access level of 2 users?' })
  await expect(dialog).toContainText('Each of them gets the access level Premium at once')
  await dialog.getByRole('button', { name: 'Change level' }).click()
  await expectText(page, 'The access of 2 users has been updated.')
  for (const email of emails) await expect(rowOf(page, email)).toContainText('Premium')
})

test('with the keyboard alone: a user is found, opened and promoted', { tag: '@W1' }, async ({ page, demo }) => {
  const { email } = await newMember(demo)
  await page.goto('/admin')
  await tabTo(page, page.getByRole('searchbox', { name: 'Name, email or organisation' }))
  await page.keyboard.type(email)
  await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(1)
  await tabTo(page, rowOf(page, email).getByRole('link', { name: email }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: email })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Promote to admin' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Promote to admin' }))
  await page.keyboard.press('Enter')
  await expectText(page, 'User Promoted')
})

test('with the keyboard alone: a mail is found and read, and the log filtered', { tag: '@W1' }, async ({
  page,
  demo,
}) => {
  const { email } = await newMember(demo)
  await page.goto('/admin/mail')
  await tabTo(page, page.getByLabel('Address', { exact: true }))
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/to=/)
  await tabTo(page, rowOf(page, email).first().getByRole('rowheader').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toContainText(email)
  await expect(page.getByRole('article')).toContainText('Sent')

  await page.goto('/admin/activity')
  await tabTo(page, page.getByLabel('Who', { exact: false }).first())
  await page.keyboard.type('nobody-of-that-name')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/actor=nobody/)
  await expect(page.getByRole('row').filter({ hasText: 'admin@nordbro.example' })).toHaveCount(0)
})
