import { enter, mailedLink, newAddress, newMember, password, post, signIn } from './accounts.ts'
import { ask } from './http.ts'
import { expect, startHydration, test } from './test.ts'

test.use({ complaints: /status of 4(04|10|22)/ })

test('a visitor registers, confirms by mail and is signed in', async ({ page, site }) => {
  const email = newAddress()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Register' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Create Account' }).click()
  const notice = main.getByRole('status').filter({ hasText: 'Please check your email to confirm your account.' })
  await expect(notice).toBeVisible()
  await expect(notice).toHaveClass(/border-l-info/)

  const { path } = await mailedLink(site, email)
  await page.goto(path)
  await expect(main).toContainText(email)
  await main.getByLabel('Password').fill('not-the-one-i-chose-7')
  await main.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(main.getByRole('alert')).toContainText('That is not the password you chose')
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL(/\/select-role$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email.split('@')[0] ?? '')

  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has been used')
})

test('a page for members leads to signing in, and from there back to the page', async ({ page, site }) => {
  const { email } = await newMember(site)
  await page.goto('/supplier')
  await expect(page).toHaveURL(/\/login\?to=%2Fsupplier$/)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill('wrong')
  await main.getByRole('button', { name: 'Sign In' }).click()
  const alert = main.getByRole('alert')
  await expect(alert).toHaveText('The email or password is not right.')
  await expect(alert).toHaveClass(/border-l-danger/)
  await expect(main.getByLabel('Email')).toHaveValue(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/supplier$/)
  await expect(page.getByText(`Welcome, ${email.split('@')[0]}`)).toBeVisible()

  await page.goto('/login')
  await expect(page).toHaveURL(/\/select-role$/)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('You have been signed out.')).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?to=%2Faccount$/)
})

test('while the sign-in is being sent the button says so', async ({ page, site }) => {
  const { email } = await newMember(site)
  await page.goto('/login')
  await startHydration(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/login.data**', async (route) => {
    await held.promise
    await route.continue()
  })
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(main.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  held.resolve()
  await expect(page).toHaveURL(/\/select-role$/)
})

test('an address of another domain is refused in the form, and again by the server', async ({ page }) => {
  await page.goto('/login?tab=register')
  await startHydration(page)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('kari@sykehus.example')
  await main.getByLabel('Password').fill(password)
  const restricted = 'Registration restricted to @nordbro.example email addresses'
  await expect(main.getByText(restricted)).toBeVisible()
  await main.getByRole('button', { name: 'Create Account' }).click()
  await expect(main.getByRole('alert')).toContainText(restricted)
  await page.goto('/login')
  await main.getByLabel('Email').fill('kari@sykehus.example')
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(main.getByRole('alert')).toContainText('Access restricted to @nordbro.example email addresses')
})

test('a forgotten password is reset by mail, which ends earlier sessions', async ({ page, site }) => {
  const { email, cookie } = await newMember(site)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Send the link' }).click()
  await expect(main.getByRole('status')).toContainText('a link is on its way to it')
  const { path } = await mailedLink(site, email, 2)
  await page.goto(path)
  await main.getByLabel('Password').fill('password1')
  await main.getByRole('button', { name: 'Change the password' }).click()
  await expect(main.locator('[name=password]')).toHaveAccessibleDescription(/^Too easy to guess/)
  await expect(main.locator('[name=password]')).toBeFocused()
  await main.getByLabel('Password').fill('quite-another-47-words')
  await main.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Your password has been changed')).toBeVisible()
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill('quite-another-47-words')
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/select-role$/)
  await page.context().clearCookies()
  await enter(page.context(), site, cookie)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
})

test('while a page for members is being fetched, Loading... is shown', async ({ page, site, context }) => {
  const { cookie } = await newMember(site)
  await enter(context, site, cookie)
  await page.goto('/select-role')
  await startHydration(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/hospital.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Hospital' }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  held.resolve()
  await expect(page).toHaveURL(/\/hospital$/)
  await expect(page.getByText('Loading...')).toBeHidden()
})

test('the account page saves the name, signs out other devices and changes the password', async ({
  page,
  site,
  context,
}) => {
  const { email, cookie } = await newMember(site)
  const other = await signIn(site, email)
  await enter(context, site, cookie)
  await page.goto('/account')
  await startHydration(page)
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByLabel('Name').fill('Åsa Öberg')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(profile.getByLabel('Name')).toHaveValue('Åsa Öberg')

  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await ask(site, '/account', { headers: { Cookie: other } })).status).toBe(302)

  const change = page.getByRole('region', { name: 'Password' })
  await change.getByLabel('Current password').fill('wrong')
  await change.getByLabel('New password').fill('quite-another-47-words')
  await change.getByRole('button', { name: 'Change the password' }).click()
  const current = change.getByLabel('Current password')
  await expect(current).toHaveAccessibleDescription('That is not your current password.')
  await expect(current).toBeFocused()
  await change.getByLabel('Current password').fill(password)
  await change.getByLabel('New password').fill('quite-another-47-words')
  await change.getByRole('button', { name: 'Change the password' }).click()
  const notice = change.getByRole('status').filter({ hasText: 'Your password has been changed.' })
  await expect(notice).toBeVisible()
  await expect(change.getByRole('button', { name: 'Change the password' })).toBeFocused()
  // The fields are empty again, so the meter is gone.
  await expect(change.getByText('Strong enough.')).toHaveCount(0)
})

test('saving after the session ended elsewhere leads to signing in, and keeps the typed values', async ({
  page,
  site,
  context,
}) => {
  const { email, cookie } = await newMember(site)
  await enter(context, site, cookie)
  await page.goto('/account')
  await startHydration(page)
  await page.getByLabel('Name').fill('Half a sentence')
  await post(site, '/sign-out', {}, { Cookie: cookie })
  await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login\?to=%2Faccount/)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/account/)
  await expect(page.getByLabel('Name')).toHaveValue('Half a sentence')
})
