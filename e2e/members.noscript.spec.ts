import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'

test.use({ complaints: /status of 4(04|09|22)/ })

test('signing in, answering an event and signing out', async ({ page }) => {
  await page.goto('/supplier')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('supplier@nordbro.example')
  await main.getByLabel('Password').fill('wrong')
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(main.getByRole('alert')).toContainText('The email or password is not right.')
  await main.getByLabel('Password').fill('fjord-ridge-aurora-41')
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/supplier$/)
  const event = page.locator('#events').getByRole('listitem').filter({ hasText: 'the tender that nobody answered' })
  await event.getByRole('button', { name: 'Attending', exact: true }).click()
  await expect(page).toHaveURL(/\/supplier#events$/)
  await expect(event.getByRole('button', { name: 'Attending', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/notice=signed-out/)
})

test('the account can be changed', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'embassy'))
  await page.goto('/account')
  await page.locator('#profile-name').fill('Sample Attaché')
  await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password').fill('quite-another-47-words')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
})

test('the role switcher opens', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'hospital'))
  await page.goto('/hospital')
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'Supplier' }).click()
  await expect(page).toHaveURL(/\/supplier$/)
})

test('the Content Hub is searched by a plain form', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.goto('/insights')
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await page.getByRole('main').getByRole('searchbox').fill('pilot')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/\/insights\?q=pilot$/)
  await expect(files).toContainText(['What clinics ask for before a pilot'])
  await page.getByRole('main').getByRole('searchbox').fill('50% off_')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('No file matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(files.first()).toBeVisible()
})
