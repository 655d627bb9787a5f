import { enter, newMember, password } from './accounts.ts'
import { expect, test } from './demo.ts'
import { codeOf } from './factors.ts'

test.use({ complaints: /status of 422/ })

test('an app is set up, and a recovery code signs in', async ({ page, context, demo }) => {
  const { email, cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  await page.goto('/account/sign-in')
  const section = page.getByRole('region', { name: 'Authenticator app' })
  await section.getByRole('button', { name: 'Set up an app' }).click()
  const key = (await section.locator('code').textContent()) ?? ''
  await section.getByLabel('Code of the app').fill(codeOf(key))
  await section.getByRole('button', { name: 'Confirm the code' }).click()
  await expect(section.getByText('The app is set up.')).toBeVisible()
  const codes = section.getByRole('list', { name: 'Your new recovery codes' })
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.goto('/login?to=/account/sign-in')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Code of your app').fill('nonsense')
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('That is not one of your recovery codes')).toBeVisible()
  await page.getByLabel('Code of your app').fill(recovery.toLowerCase())
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/account\/sign-in$/)
  await expect(page.getByText('9 codes are left.')).toBeVisible()
  await page.getByText('Remove the app').first().click()
  await expect(page.getByText('It is your only second factor.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await expect(page.getByText('The app has been removed.')).toBeVisible()
})

test('a passkey says that it needs a script', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('needs JavaScript')
})
