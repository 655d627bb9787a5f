import { enter, mailedLink, newAddress, newMember, password } from './accounts.ts'
import { pressed, tabTo, typed } from './keyboard.ts'
import { expect, startHydration, test } from './test.ts'

test('with the keyboard alone: registering and confirming', { tag: '@W1' }, async ({ page, site }) => {
  const email = newAddress()
  const main = page.getByRole('main')
  await page.goto('/login')
  await pressed(page, main.getByRole('link', { name: 'Register' }))
  await expect(main.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await typed(page, main.getByLabel('Email'), email)
  await typed(page, main.getByLabel('Password'), password)
  await pressed(page, main.getByRole('button', { name: 'Create Account' }))
  await expect(main.getByRole('status')).toContainText('Please check your email to confirm your account.')
  await page.goto((await mailedLink(site, email)).path)
  await typed(page, main.getByLabel('Password'), password)
  await pressed(page, main.getByRole('button', { name: 'Confirm and sign in' }))
  await expect(page).toHaveURL(/\/select-role$/)
})

test('with the keyboard alone: a forgotten password', { tag: '@W1' }, async ({ page, site }) => {
  const { email } = await newMember(site)
  const main = page.getByRole('main')
  await page.goto('/login')
  await pressed(page, main.getByRole('link', { name: 'Forgotten your password?' }))
  await typed(page, main.getByLabel('Email'), email)
  await pressed(page, main.getByRole('button', { name: 'Send the link' }))
  await expect(main.getByRole('status')).toContainText('a link is on its way to it')
  await page.goto((await mailedLink(site, email, 2)).path)
  await typed(page, main.getByLabel('Password'), 'quite-another-47-words')
  await pressed(page, main.getByRole('button', { name: 'Change the password' }))
  await expect(page).toHaveURL(/\/login/)
})

test('with the keyboard alone: the account and the role pages, and out', { tag: '@W1' }, async ({
  page,
  site,
  context,
}) => {
  const { cookie } = await newMember(site)
  await enter(context, site, cookie)
  await page.goto('/account')
  await startHydration(page)
  const profile = page.getByRole('region', { name: 'Profile' })
  await typed(page, profile.getByLabel('Name'), 'Åsa Öberg')
  await pressed(page, profile.getByRole('button', { name: 'Save' }))
  await expect(profile.getByText('Saved.')).toBeVisible()
  const change = page.getByRole('region', { name: 'Password' })
  await typed(page, change.getByLabel('Current password'), password)
  await typed(page, change.getByLabel('New password'), 'quite-another-47-words')
  await pressed(page, change.getByRole('button', { name: 'Change the password' }))
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
  await pressed(page, page.getByRole('button', { name: 'Sign Out' }))
  await expect(page).not.toHaveURL(/supplier/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
})
