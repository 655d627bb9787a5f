import { rm } from 'node:fs/promises'
import { enter, mailedLink, newAddress, newMember, password, post, signIn } from './accounts.ts'
import { ask } from './http.ts'
import { launch, newDataDir, startSite } from './server.ts'
import { expect, test, wake } from './test.ts'

test.use({ complaints: /status of 4(04|10|22)/ })

test('registering, confirming by mail, and being let in', async ({ page, site }) => {
  const email = newAddress()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Register' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Create Account' }).click()
  const told = main.getByRole('status').filter({ hasText: 'Please check your email to confirm your account.' })
  await expect(told).toBeVisible()
  await expect(told).toHaveClass(/border-l-info/)

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

test('a page for members leads to signing in, and then to where one wanted to go', async ({ page, site }) => {
  const { email } = await newMember(site)
  await page.goto('/supplier')
  await expect(page).toHaveURL(/\/login\?to=%2Fsupplier$/)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill('wrong')
  await main.getByRole('button', { name: 'Sign In' }).click()
  const refused = main.getByRole('alert')
  await expect(refused).toHaveText('The email or password is not right.')
  await expect(refused).toHaveClass(/border-l-danger/)
  await expect(main.getByLabel('Email')).toHaveValue(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/supplier$/)
  await expect(page.getByText(`Welcome, ${email.split('@')[0]}`)).toBeVisible()

  await page.goto('/login')
  await expect(page).toHaveURL(/\/select-role$/)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login\?told=signed-out$/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?to=%2Faccount$/)
})

test('while it is being sent the button says so', async ({ page, site }) => {
  const { email } = await newMember(site)
  await page.goto('/login')
  await wake(page)
  await page.route('**/login.data**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(main.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await expect(page).toHaveURL(/\/select-role$/)
})

test('other domains are told early, and again by the server', async ({ page }) => {
  await page.goto('/login?tab=register')
  await wake(page)
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

test('a forgotten password is replaced by mail', async ({ page, site }) => {
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
  await expect(page).toHaveURL(/\/login\?told=reset$/)
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill('quite-another-47-words')
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/select-role$/)
  await page.context().clearCookies()
  await enter(page.context(), site, cookie)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
})

test('the first admin is made with the link that the start prints, once', async ({ browser }) => {
  test.setTimeout(45_000)
  const site = await startSite()
  try {
    const link = /http\S+\/invite\?token=\S+/.exec(site.output())?.[0] ?? ''
    const page = await browser.newPage()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up Nordbro')
    await page.getByRole('main').getByLabel('Email').fill('first@nordbro.example')
    await page.getByRole('main').getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create the first admin' }).click()
    await expect(page).toHaveURL(/\/select-role$/)
    await expect(page.getByRole('link', { name: 'Admin Access' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has been used')
    await page.close()
  } finally {
    await site.stop()
  }
})

test('a command prints a new link for the first admin, and says when there is one already', async () => {
  test.setTimeout(45_000)
  const email = newAddress()
  const dataDir = await newDataDir()
  const command = async () => {
    const { exited, output } = launch({ DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:1' }, ['setup-link'])
    expect(await exited).toBe(0)
    return output()
  }
  const link = async () => /http:\/\/localhost:1(\/invite\?token=\S+)/.exec(await command())?.[1] ?? ''
  const [printed, newer] = [await link(), await link()]
  const site = await startSite({ DATA_DIR: dataDir })
  try {
    // The start has printed a third; each works until one has been used.
    await post(site, newer, { token: new URL(newer, site.url).searchParams.get('token') ?? '', email, password })
    expect(await signIn(site, email)).toContain('session=')
    expect((await ask(site, printed)).text).toContain('This link has been used')
  } finally {
    await site.stop()
  }
  expect(await command()).toContain('There is an admin already')
  await rm(dataDir, { recursive: true })
})

test('while a page for members is being fetched, it says Loading...', async ({ page, site, context }) => {
  const { cookie } = await newMember(site)
  await enter(context, site, cookie)
  await page.goto('/select-role')
  await wake(page)
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

test('the account: profile, password, other devices', async ({ page, site, context }) => {
  test.setTimeout(45_000)
  const { email, cookie } = await newMember(site)
  const other = await signIn(site, email)
  await enter(context, site, cookie)
  await page.goto('/account')
  await wake(page)
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
  await expect(change.getByRole('alert')).toHaveText('That is not your current password.')
  await change.getByLabel('Current password').fill(password)
  await change.getByLabel('New password').fill('quite-another-47-words')
  await change.getByRole('button', { name: 'Change the password' }).click()
  const told = change.getByRole('status').filter({ hasText: 'Your password has been changed.' })
  await expect(told).toBeVisible()
  // The fields are empty again, and the meter says nothing of what was in them.
  await expect(change.getByText('Strong enough.')).toHaveCount(0)
})

test('a session that ended elsewhere leads to signing in, and nothing typed is lost', async ({
  page,
  site,
  context,
}) => {
  const { email, cookie } = await newMember(site)
  await enter(context, site, cookie)
  await page.goto('/account')
  await wake(page)
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
