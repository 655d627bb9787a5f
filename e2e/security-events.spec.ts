import { enter, newMember, password, post, signIn } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { addApp } from './factors.ts'
import { ask } from './http.ts'
import { secondAdmin, userId } from './inbox.ts'
import { isNotice, isTo } from './mailbox.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

// Its tests count events.
test.use({ demoName: 'security', complaints: /status of (403|404|410|422)/ })

const phone = { width: 390, height: 844 }

/** The path of the link in the newest notice to an address. */
async function noticeLink(demo: Site, email: string, subject: string) {
  const notices = () => demo.mails((mail) => isTo(email)(mail) && isNotice(mail) && mail.subject === subject)
  await expect.poll(() => notices().length).toBeGreaterThan(0)
  const link = /https?:\/\/\S+\/not-me\S+/.exec(notices().at(-1)?.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

const linesOf = async (demo: Site, query: string) => {
  const headers = { Cookie: await enterAs(demo, 'admin') }
  const { text } = await ask(demo, `/admin/security-events.jsonl?${query}`, { headers })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
const kindsOf = async (demo: Site, email: string) =>
  (await linesOf(demo, `person=${await userId(demo, email)}`)).map(({ kind }) => kind)

test('a member sees what happened to their account, on a phone too', async ({ page, context, demo }) => {
  const { email, cookie } = await newMember(demo)
  await signIn(demo, email, 'not-the-password')
  await enter(context, demo, cookie)
  const headers = { Cookie: await enterAs(demo, 'admin') }
  await ask(demo, `/admin/people/${await userId(demo, email)}`, { headers })
  await page.setViewportSize(phone)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Security events' }).click()
  const events = page.getByRole('list', { name: 'Security events' }).getByRole('listitem')
  await expect(events).toHaveCount(3)
  await expect(events.nth(0)).toContainText('An administrator opened the page about you')
  await expect(events.nth(1)).toContainText('Someone tried to sign in with a wrong password')
  await expect(events.nth(1)).toContainText('Refused')
  await expect(events.nth(1)).toContainText(/network \S+\/(24|64)/)
  await expect(events.nth(2)).toContainText('Account opened')
  await expectNoViolations(page)
  await signIn(demo, email)
  await page.reload()
  await expect(events.nth(0)).toContainText('Signed in from a new browser')
  await page.goto('/account/security-events?lang=sv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Säkerhetshändelser')
  await expect(page.getByText('En administratör öppnade sidan om dig')).toBeVisible()
})

test('a member has pages of events, and nobody else’s', { tag: '@L1' }, async ({ demo }) => {
  const [one, other] = [await newMember(demo), await newMember(demo)]
  await signIn(demo, one.email, 'not-the-password')
  const { text } = await ask(demo, '/account/security-events', { headers: { Cookie: other.cookie } })
  expect(text).not.toContain('wrong password')
  const page = await ask(demo, '/account/security-events?page=99', { headers: { Cookie: one.cookie } })
  expect(page.status).toBe(200)
  expect(page.text).toContain('wrong password')
})

test('an admin filters the events, checks them and downloads them', async ({ page, context, demo }) => {
  const { email } = await newMember(demo)
  await signIn(demo, email, 'not-the-password')
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/security-events?person=${email}`)
  const rows = page.getByRole('table', { name: 'Security events, the latest first' }).locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await startHydration(page)
  await page.getByLabel('Outcome').selectOption('Refused')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Wrong sign-in')
  await expectNoViolations(page)
  const csv = page.getByRole('link', { name: 'Download CSV' })
  const [download] = await Promise.all([page.waitForEvent('download'), csv.click()])
  expect(download.suggestedFilename()).toMatch(/^security-events-\d{4}-\d\d-\d\d\.csv$/)

  await page.getByRole('button', { name: 'Check for changed or missing events' }).click()
  await expect(page.getByText(/\d+ events, none changed or missing/)).toBeVisible()
  await page.getByLabel('What', { exact: true }).selectOption('Downloaded a file of data')
  await expect(page.getByText('No event matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(rows.filter({ hasText: 'Security events read' }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'Downloaded a file of data' }).first()).toContainText('admin@nordbro.example')
  await rows.filter({ hasText: 'Wrong sign-in' }).getByRole('link', { name: email }).first().click()
  await expect(page).toHaveURL(/\/admin\/people\//)

  await page.setViewportSize(phone)
  await page.goto('/admin/security-events')
  await expect(rows.first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await expectNoViolations(page)
})

test('what happens to an account becomes an event each', { tag: '@L1' }, async ({ demo }) => {
  const { email, cookie } = await newMember(demo)
  const Cookie = await enterAs(demo, 'admin')
  const user = await userId(demo, email)
  const mailId = async () => {
    const { text } = await ask(demo, `/admin/mail?to=${encodeURIComponent(email)}`, { headers: { Cookie } })
    return /\/admin\/mail\/([\da-f-]{36})/.exec(text)?.[1] ?? ''
  }
  await post(demo, '/admin?index&form=role', { user, role: 'embassy' }, { Cookie })
  await post(demo, '/admin?index&form=level', { user, level: 'premium' }, { Cookie })
  await ask(demo, '/admin', { headers: { Cookie: cookie } })
  await ask(demo, '/admin/mail', { headers: { Cookie: cookie } })
  await ask(demo, `/admin/mail/${await mailId()}`, { headers: { Cookie } })
  await ask(demo, `/admin/mail/${await mailId()}/body`, { headers: { Cookie } })
  const second = await signIn(demo, email)
  await post(demo, '/account?form=session', { session: 'others' }, { Cookie: second })
  const change = { current: password, password: 'quite-another-fjord-42' }
  await post(demo, '/account?form=password', change, { Cookie: second })
  await post(demo, '/sign-out', {}, { Cookie: second })
  await post(demo, '/reset-password?form=request', { email })
  await expect.poll(() => kindsOf(demo, email)).toContain('password.reset-requested')
  expect(await kindsOf(demo, email)).toEqual(
    [
      'account.created',
      'user.role-changed',
      'user.level-changed',
      // Two pages.
      'access.refused',
      'access.refused',
      'mail.read',
      'session.started',
      'session.ended',
      'password.changed',
      'session.ended',
      'password.reset-requested',
    ].toReversed(),
  )
  await post(demo, '/admin?index&form=remove', { user }, { Cookie })
  expect((await linesOf(demo, `person=${user}`)).at(0)).toMatchObject({ kind: 'user.removed', userId: user })
})

test('‘This was not me’ says what it removes, and closes the account until it has a new password', {
  tag: '@L2',
}, async ({ page, demo }) => {
  const { email, cookie } = await newMember(demo)
  await signIn(demo, email)
  const link = await noticeLink(demo, email, 'A sign-in from a new browser')
  await addApp(demo, cookie)
  // As a mail scanner does: it opens the link, again and again.
  for (const method of ['GET', 'HEAD', 'GET']) expect((await ask(demo, link, { method })).status).toBe(200)
  expect((await ask(demo, '/account', { headers: { Cookie: cookie } })).status).toBe(200)

  await page.setViewportSize(phone)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was this not you?')
  await expect(page.getByRole('listitem').filter({ hasText: 'The authenticator app is removed' })).toBeVisible()
  await expect(page.getByText('Your recovery codes stop working.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'This was not me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is closed for everyone')
  const parts = page.getByRole('main').getByRole('listitem')
  await expect(parts.filter({ hasText: 'The authenticator app' }).first()).toBeVisible()
  await expect(parts.filter({ hasText: 'choose a new password' })).toBeVisible()
  await expectNoViolations(page)
  expect((await ask(demo, '/account', { headers: { Cookie: cookie } })).status).toBe(302)
  expect(await signIn(demo, email)).toBe('')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has been used')
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible()

  const isTold = () => demo.mails(isTo('admin@nordbro.example')).some(({ text }) => text?.includes(`?person=`))
  await expect.poll(isTold).toBe(true)
  const resets = () =>
    demo.mails((mail) => isTo(email)(mail) && mail.subject?.startsWith('Your account is closed') === true)
  await expect.poll(() => resets().length).toBe(1)
  const reset = new URL(/https?:\/\/\S+token=\S+/.exec(resets().at(0)?.text ?? '')?.[0] ?? '')
  await page.goto(`${reset.pathname}${reset.search}`)
  await page.getByRole('textbox', { name: 'Password' }).fill('quite-another-fjord-42')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await signIn(demo, email, 'quite-another-fjord-42')).not.toBe('')
})

test('who becomes an admin is told, and so are the admins', async ({ demo }) => {
  const { email } = await secondAdmin(demo)
  const told = () => demo.mails((mail) => isTo(email)(mail) && mail.subject === 'You are an administrator now')
  await expect.poll(() => told().length).toBe(1)
  expect(told()[0]?.text).toContain('Changed by')
  expect(told()[0]?.text).not.toContain('/not-me')
  const toAdmins = () => demo.mails((mail) => isTo('admin@nordbro.example')(mail) && isNotice(mail))
  await expect
    .poll(() => toAdmins().map(({ subject }) => subject?.replaceAll('\u200b', '')))
    .toContain(`${email} is an administrator now`)
})
