import type { Page } from '@playwright/test'
import { cookieOf, enter, newAddress, newMember, password, post, setupLink } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { expectFitsPhone } from './every-page/expect-readable.ts'
import { client, startIdentityProvider } from './identity-provider.ts'
import type { Site } from './server.ts'
import { expect, startHydration, test } from './test.ts'

// The pages of the provider are on another address.
test.use({
  siteEnv: { SIGN_IN_POLICY: 'open' },
  complaints: /status of (403|404|422)|asked another site: http:\/\/127\.0\.0\.1/,
})
test.describe.configure({ mode: 'serial' })

const domain = 'hospital.example'
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let adminCookie = ''
test.beforeAll(async ({ site }) => {
  provider = await startIdentityProvider(site)
  const { path, token } = await setupLink(site)
  adminCookie = cookieOf(await post(site, path, { token, email: newAddress(), password }))
})
test.afterAll(() => provider.stop())

async function goToProvider(page: Page, email: string) {
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: 'Sign in with your organisation' }).click()
  await page.getByLabel('Your work email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hospital', exact: true })).toBeVisible()
}

async function signOn(page: Page, email: string) {
  await goToProvider(page, email)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const person = (name: string) => ({ subject: `subject of ${name}`, email: `${name}@${domain}` })

const eventsOf = async (page: Page, site: Site) => {
  await page.goto(`${site.url}/account/security-events`)
  return page.getByRole('list', { name: 'Security events' })
}

test('an admin sets it up, is told what is wrong, and turns it on', async ({ page, context, site }) => {
  await enter(context, site, adminCookie)
  await page.goto('/admin/organisations/new')
  const form = page.getByRole('form', { name: 'Organisation', exact: true })
  await form.getByLabel('Name').fill('Nordvik hospital')
  await form.getByLabel('Kind').selectOption('Hospital')
  await form.getByLabel('Domains').fill(domain)
  await form.getByRole('button', { name: 'Create organisation' }).click()
  await page.getByRole('link', { name: 'Set up single sign-on' }).click()
  await startHydration(page)
  await expect(page.getByText(`${site.url}/login/organisation/callback`)).toBeVisible()
  const fields = page.getByRole('form', { name: 'Provider' })
  await fields.getByLabel('Issuer').fill(`${provider.issuer}/tenant`)
  await fields.getByLabel('Client id').fill(client.id)
  await fields.getByLabel('Client secret').fill(client.secret)
  await fields.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await expect(page.getByText('but it is no OpenID Connect provider')).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Turned off' })).toBeVisible()
  await fields.getByLabel('Issuer').fill(provider.issuer)
  await fields.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter the client secret too.')).toBeVisible()
  await fields.getByLabel('Client secret').fill(client.secret)
  await fields.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await expect(page.getByText('The provider answers')).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Turned on' })).toBeVisible()
  expect(await page.content()).not.toContain(client.secret)
  await expectNoViolations(page)
  await expectFitsPhone(page)
})

test('someone new becomes a member of the organisation, and can confirm there who they are', async ({
  page,
  context,
  site,
}) => {
  provider.expectPerson(person('asa'))
  await signOn(page, 'asa@hospital.example')
  await expect(page).toHaveURL(/\/(hospital|select-role)/)
  await page.goto('/account/sign-in')
  const section = page.getByRole('region', { name: 'Your organisation' })
  await expect(section.getByRole('list')).toContainText('Nordvik hospital')
  await expect(section).toContainText('Your account has no password yet.')
  await expectNoViolations(page)

  await page.goto('/account/confirm?to=/account/data')
  await expect(page.getByLabel('Your password')).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm at Nordvik hospital' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('was cancelled')
  await page.getByRole('button', { name: 'Confirm at Nordvik hospital' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${site.url}/account/data`)
  await expect(await eventsOf(page, site)).toContainText('Proved again who you are')

  await context.clearCookies()
  await signOn(page, 'asa@hospital.example')
  await expect(page).toHaveURL(/\/(hospital|select-role)/)
})

test('the account with the address is linked, its owner told, and unlinked with the password', async ({
  page,
  context,
  site,
}) => {
  const { email } = await newMember(site, `bo@${domain}`)
  provider.expectPerson(person('bo'))
  await signOn(page, email)
  await expect(page).toHaveURL(/\/(supplier|select-role)/)
  await expect.poll(() => site.mails().some((mail) => mail.subject?.includes('sign-in was linked'))).toBe(true)
  await page.goto('/account/sign-in')
  await startHydration(page)
  const section = page.getByRole('region', { name: 'Your organisation' })
  const unlink = async () => {
    await section.getByText('Unlink', { exact: true }).click()
    await section.getByRole('button', { name: 'Unlink Nordvik hospital' }).click()
  }
  await unlink()
  // The provider has not said when it asked them, so the sign-in is no fresh proof.
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page).toHaveURL(/\/account\/sign-in/)
  await unlink()
  await expect(section).toContainText('The sign-in has been unlinked.')
  await expect(section).toContainText('No organisation’s sign-in is linked')
  await context.clearCookies()
})

test('an address that is not verified, a cancelled sign-in and another domain let nobody in', async ({
  page,
  context,
}) => {
  provider.expectPerson({ ...person('carl'), isVerified: false })
  await signOn(page, 'carl@hospital.example')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('does not confirm that this email address is yours')
  await expectNoViolations(page)
  await expectFitsPhone(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await context.clearCookies()
  await goToProvider(page, 'carl@hospital.example')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(alert).toContainText('was cancelled')
  await page.getByLabel('Your work email').fill('carl@other.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(alert).toContainText('No organisation signs in with this address.')
  await expect(page.getByLabel('Your work email')).toHaveValue('carl@other.example')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
})

test('the answer of one browser lets no other in, and counts once', async ({ page, browser, site, context }) => {
  provider.expectPerson(person('dora'))
  await goToProvider(page, 'dora@hospital.example')
  // As the browser does, up to the address that the provider sends it back to.
  let address = page.url()
  for (const method of ['POST', 'GET']) {
    const { location = '' } = (await context.request.fetch(address, { method, maxRedirects: 0 })).headers()
    address = new URL(location, provider.issuer).href
  }
  expect(address).toContain('/login/organisation/callback?code=')
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.goto(address)
  await expect(stranger).toHaveURL(/login\/organisation/)
  await expect(stranger.getByRole('main').getByRole('alert')).toContainText('begun in another browser')
  await other.close()
  await page.goto(address)
  await expect(page).toHaveURL(/\/(hospital|select-role)/)
  const cookies = (await context.cookies(site.url)).filter(({ name }) => name === 'sign-on')
  await context.clearCookies()
  await context.addCookies(cookies)
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This sign-in has ended')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the way to the organisation and back works', async ({ page }) => {
    provider.expectPerson({ ...person('erik'), amr: ['pwd', 'mfa'] })
    await signOn(page, 'erik@hospital.example')
    await expect(page).toHaveURL(/\/(hospital|select-role)/)
  })
})
