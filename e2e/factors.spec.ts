import type { Page } from '@playwright/test'
import { cookieOf, enter, newMember, password, post, setupLink, signIn } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { expectFitsPhone } from './every-page/expect-readable.ts'
import { addApp, codeOf } from './factors.ts'
import { ask } from './http.ts'
import { startSiteBehindProxy } from './server.ts'
import { startHydration } from './test.ts'

test.use({ demoName: 'factors', complaints: /status of (403|404|422)/ })

/** A device with a screen lock that holds passkeys and always says yes. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  const setVerified = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { setVerified }
}

async function enterPassword(page: Page, email: string) {
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('a passkey is added, signs in without a password, is renamed and removed', async ({ page, context, demo }) => {
  const { email, cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  const { setVerified } = await addAuthenticator(page)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Signing in: passkeys' }).click()
  await startHydration(page)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByLabel('Name of the new passkey').fill('Work laptop')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByText('The passkey has been added.')).toBeVisible()
  await expect(section.getByRole('list', { name: 'Your new recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await expect(section.getByRole('list', { name: 'Your passkeys' })).toContainText('not used yet')
  await expectNoViolations(page)
  await expectFitsPhone(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await section.getByLabel('Name of the new passkey').fill('The same device')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('alert')).toContainText('already has a passkey')

  await context.clearCookies()
  await setVerified(false)
  await page.goto('/login?to=/account/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was sent')
  await setVerified(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/account\/sign-in$/)
  await expect(section.getByRole('list', { name: 'Your passkeys' })).toContainText('last used')

  await context.clearCookies()
  await enterPassword(page, email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/select-role$/)

  await page.goto('/account/sign-in')
  await startHydration(page)
  await section.getByText('Rename', { exact: true }).click()
  await section.getByLabel('New name').fill('Blue key')
  await section.getByRole('button', { name: 'Save the name' }).click()
  await expect(section.getByRole('list', { name: 'Your passkeys' })).toContainText('Blue key')
  await section.getByText('Remove', { exact: true }).click()
  await section.getByRole('button', { name: 'Remove Blue key' }).click()
  await expect(section.getByText('You have no passkey yet.')).toBeVisible()
  expect(await signIn(demo, email)).toContain('session=')
})

test('an app is set up, and its code is asked for after the password', async ({ page, context, demo }) => {
  const { email, cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  await page.goto('/account/sign-in')
  await startHydration(page)
  const section = page.getByRole('region', { name: 'Authenticator app' })
  await section.getByRole('button', { name: 'Set up an app' }).click()
  await expect(section.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectNoViolations(page)
  await expectFitsPhone(page)
  const open = section.getByRole('link', { name: 'Open in your app' })
  await expect(open).toHaveAttribute('href', /^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await section.getByRole('button', { name: 'Copy the key' }).click()
  await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[A-Z2-7]{32}$/)
  const key = (await section.locator('code').textContent()) ?? ''
  await section.getByLabel('Code of the app').fill('000000')
  await section.getByRole('button', { name: 'Confirm the code' }).click()
  await expect(section.getByText('That code is not right')).toBeVisible()
  await section.getByLabel('Code of the app').fill(codeOf(key, -30))
  await section.getByRole('button', { name: 'Confirm the code' }).click()
  await expect(section.getByText('The app is set up.')).toBeVisible()
  const download = page.waitForEvent('download')
  await section.getByRole('link', { name: 'Download as text' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await expectNoViolations(page)

  await context.clearCookies()
  await enterPassword(page, email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
  await page.getByLabel('Code of your app').fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('That code is not right')).toBeVisible()
  await page.getByLabel('Code of your app').fill(codeOf(key))
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/select-role$/)
  await page.goto('/login/second-step')
  await expect(page).toHaveURL(/\/select-role$/)
})

test('what needs a fresh proof asks for the factor, and leads back', async ({ page, context, demo }) => {
  const { email, cookie } = await newMember(demo)
  const admin = await enterAs(demo, 'admin')
  const { text } = await ask(demo, `/admin?q=${email}`, { headers: { Cookie: admin } })
  const user = /user=([\da-f-]{36})/.exec(text)?.[1] ?? ''
  await post(demo, '/admin?index&form=promote', { user, adminRole: 'owner' }, { Cookie: admin })
  const other = await signIn(demo, email)
  const { key } = await addApp(demo, cookie)
  // The first factor takes the proof from the other session.
  await enter(context, demo, other)
  await page.goto('/admin')
  await startHydration(page)
  await page.getByRole('link', { name: 'All users' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await expectNoViolations(page)
  await expectFitsPhone(page)
  await page.getByLabel('Code of your app').fill(codeOf(key))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'All users' }).click()
  expect((await download).suggestedFilename()).toMatch(/^users-all/)
})

test('a proof leads back to our own pages only', async ({ demo }) => {
  const { cookie } = await newMember(demo)
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example', 'javascript:1']) {
    const { status, headers } = await post(demo, '/account/confirm?form=password', { password, to }, { Cookie: cookie })
    expect([to, status, headers.location]).toEqual([to, 302, '/account'])
  }
})

test('every command that needs a proof is refused without one, and changes nothing', async ({ demo }) => {
  const { email, cookie } = await newMember(demo)
  const admin = await enterAs(demo, 'admin')
  const { text } = await ask(demo, `/admin?q=${email}`, { headers: { Cookie: admin } })
  const user = /user=([\da-f-]{36})/.exec(text)?.[1] ?? ''
  await post(demo, '/admin?index&form=promote', { user, adminRole: 'owner' }, { Cookie: admin })
  const stale = await signIn(demo, email)
  await addApp(demo, cookie)
  const asked = { Cookie: stale, Referer: `${demo.url}/admin` }
  for (const form of ['promote', 'demote', 'remove', 'factors']) {
    const { status, headers } = await post(demo, `/admin?index&form=${form}`, { user, adminRole: 'owner' }, asked)
    expect([form, status, headers.location]).toEqual([form, 302, '/account/confirm?to=%2Fadmin'])
  }
  for (const path of ['/admin/users.csv', '/admin/events/interested.csv']) {
    const { status, headers } = await ask(demo, path, { headers: asked })
    expect([path, status, headers.location]).toEqual([path, 302, '/account/confirm?to=%2Fadmin'])
  }
  const mails = await ask(demo, '/admin/mail', { headers: { Cookie: stale } })
  const mail = /\/admin\/mail\/[\da-f-]{36}/.exec(mails.text)?.[0] ?? ''
  const { headers } = await ask(demo, mail, { headers: { Cookie: stale } })
  expect(headers.location).toBe(`/account/confirm?${new URLSearchParams({ to: mail })}`)
  for (const form of ['start-totp', 'remove-totp', 'recovery-codes']) {
    const answer = await post(demo, `/account/sign-in?form=${form}`, {}, { Cookie: stale })
    expect([form, answer.status]).toEqual([form, 302])
  }
  expect((await ask(demo, '/admin', { headers: { Cookie: stale } })).status).toBe(200)
})

test('an admin removes the factors of someone who has lost them', async ({ page, context, demo }) => {
  const { email, cookie } = await newMember(demo)
  await addApp(demo, cookie)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin?q=${email}`)
  await startHydration(page)
  await page.getByRole('link', { name: email }).first().click()
  await page.getByRole('button', { name: 'Remove second factor' }).click()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove second factor' }).click()
  await expect(page.getByText('signs in with the password alone')).toBeVisible()
  expect((await ask(demo, '/account', { headers: { Cookie: cookie } })).status).toBe(302)
  expect(await signIn(demo, email)).toContain('session=')
})

test('with https an admin is let in once, then sets a factor up before anything else', async () => {
  const PUBLIC_URL = 'https://nordbro.example'
  const started = await startSiteBehindProxy({ PUBLIC_URL })
  const site = { ...started, url: PUBLIC_URL }
  const email = 'first@nordbro.example'
  const get = (path: string, Cookie: string) => ask(site, path, { headers: { Cookie } })
  try {
    const { path, token } = await setupLink(started)
    const grace = cookieOf(await post(site, path, { token, email, password }))
    const opened = await get('/admin', grace)
    expect([opened.status, opened.text.includes('Your account needs a second factor')]).toEqual([200, true])
    const next = await signIn(site, email)
    for (const page of ['/admin', '/account', '/admin/users.csv', '/supplier', '/admin.data', '/directory']) {
      const { status, headers, text } = await get(page, next)
      const leads = headers.location ?? text
      expect([page, leads.includes('/account/sign-in')]).toEqual([page, true])
      expect(status).toBeLessThan(303)
    }
    expect((await post(site, '/admin?index&form=remove', { user: '1' }, { Cookie: next })).headers.location).toBe(
      '/account/sign-in?to=%2Fselect-role',
    )
    expect((await get('/admin/today', next)).headers.location).toBe('/account/sign-in?to=%2Fadmin%2Ftoday')
    // What the rights to one's data need is no matter of a factor.
    for (const page of ['/account/sign-in', '/account/data', '/my-data']) {
      expect([page, (await get(page, next)).status]).toEqual([page, 200])
    }
    expect((await get('/account/sign-in?to=/admin/today', next)).text).not.toContain('Go on')
    const { codes } = await addApp(site, next)
    expect(codes).toHaveLength(10)
    expect((await get('/account/sign-in?to=/admin/today', next)).text).toMatch(/href="\/admin\/today"[^>]*>Go on/)
    expect((await get('/account/sign-in?to=//evil.example', next)).text).not.toContain('evil.example"')
    expect((await get('/admin', next)).status).toBe(200)
    // The session of the grace has not used the factor.
    expect((await get('/admin', grace)).headers.location).toBe('/account/confirm?to=%2Fadmin')
    expect((await get('/account/sign-in', grace)).headers.location).toContain('/account/confirm')
    await post(site, '/account/confirm?form=code', { code: codes[0] ?? '' }, { Cookie: grace })
    expect((await get('/admin', grace)).status).toBe(200)
    const removal = await post(site, '/account/sign-in?form=remove-totp', {}, { Cookie: next })
    expect(removal.status).toBe(422)
  } finally {
    await started.stop()
  }
})
