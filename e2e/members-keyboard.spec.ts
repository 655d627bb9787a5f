import { enter, mailedLink, newAddress, newMember, password } from './accounts.ts'
import { tabAndPress, tabAndType, tabTo } from './keyboard.ts'
import { expect, startHydration, test } from './test.ts'

test('with the keyboard alone: registering and confirming', { tag: '@W1' }, async ({ page, site }) => {
  const email = newAddress()
  const main = page.getByRole('main')
  await page.goto('/login')
  await tabAndPress(page, main.getByRole('link', { name: 'Register' }))
  await expect(main.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await tabAndType(page, main.getByLabel('Email'), email)
  await tabAndType(page, main.getByLabel('Password'), password)
  await tabAndPress(page, main.getByRole('button', { name: 'Create Account' }))
  await expect(main.getByRole('status')).toContainText('Please check your email to confirm your account.')
  await page.goto((await mailedLink(site, email)).path)
  await tabAndType(page, main.getByLabel('Password'), password)
  await tabAndPress(page, main.getByRole('button', { name: 'Confirm and sign in' }))
  await expect(page).toHaveURL(/\/select-role$/)
})

test('with the keyboard alone: resetting a forgotten password', { tag: '@W1' }, async ({ page, site }) => {
  const { email } = await newMember(site)
  const main = page.getByRole('main')
  await page.goto('/login')
  await tabAndPress(page, main.getByRole('link', { name: 'Forgotten your password?' }))
  await tabAndType(page, main.getByLabel('Email'), email)
  await tabAndPress(page, main.getByRole('button', { name: 'Send the link' }))
  await expect(main.getByRole('status')).toContainText('a link is on its way to it')
  await page.goto((await mailedLink(site, email, 2)).path)
  await tabAndType(page, main.getByLabel('Password'), 'quite-another-47-words')
  await tabAndPress(page, main.getByRole('button', { name: 'Change the password' }))
  await expect(page).toHaveURL(/\/login/)
})

test('with the keyboard alone: changing the account, reaching the links of the role pages, signing out', {
  tag: '@W1',
}, async ({ page, site, context }) => {
  const { cookie } = await newMember(site)
  await enter(context, site, cookie)
  await page.goto('/account')
  await startHydration(page)
  const profile = page.getByRole('region', { name: 'Profile' })
  await tabAndType(page, profile.getByLabel('Name'), 'Åsa Öberg')
  await tabAndPress(page, profile.getByRole('button', { name: 'Save' }))
  await expect(profile.getByText('Saved.')).toBeVisible()
  const change = page.getByRole('region', { name: 'Password' })
  await tabAndType(page, change.getByLabel('Current password'), password)
  await tabAndType(page, change.getByLabel('New password'), 'quite-another-47-words')
  await tabAndPress(page, change.getByRole('button', { name: 'Change the password' }))
  await expect(change.getByRole('status').filter({ hasText: 'Your password has been changed.' })).toBeVisible()

  for (const [path, letter] of [
    ['/ambassador', 'Request Partnership'],
    ['/hospital', 'Join as Hospital Partner'],
    ['/supplier', 'Contact Strategy Team'],
  ] as const) {
    await page.goto(path)
    await tabTo(page, page.getByRole('link', { name: letter }).first())
  }
  await page.goto('/supplier')
  await tabAndPress(page, page.getByRole('button', { name: 'Sign Out' }))
  await expect(page).not.toHaveURL(/supplier/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
})
