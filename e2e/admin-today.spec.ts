import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { someone, visitorAddress } from './access-requests.ts'
import { cookieOf, enter, newAddress, password, post, setupLink } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { writeToUs } from './inbox.ts'
import { faultsOf } from './markup.ts'
import { type Site, startSite } from './server.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 4(03|22)|ERR_FAILED.*today\/line/, demoName: 'of Today' })

const group = (page: Page, name: RegExp) => page.getByRole('region', { name })
const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** A request of someone new, whose name no other line has. */
async function askForAccess(demo: Site) {
  const { reason, ...person } = {
    ...someone(),
    name: `Kari ${randomBytes(4).toString('hex')}`,
    reason: 'We plan a ward.',
  }
  await post(demo, '/request-access', { ...person, reason }, { 'X-Forwarded-For': visitorAddress() })
  return { name: person.name, reason }
}

test.beforeEach(async ({ demo, context }) => enter(context, demo, await enterAs(demo, 'admin')))

test('what waits is grouped by time, each line with its time left and what to do', async ({ page, demo }) => {
  await page.goto('/admin/today')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What needs you')
  const over = group(page, /^Over the promise/)
  await expect(over).toContainText('Karin Öberg')
  await expect(over).toContainText(/4\sh over/)
  await expect(over).toContainText('Contact form, received')
  await expectNoViolations(page)
  const { text } = await ask(demo, '/admin/today', { headers: { Cookie: await enterAs(demo, 'admin') } })
  expect(await faultsOf(text)).toEqual([])

  const claire = lineOf(page, 'Claire Martin')
  await expect(claire).toContainText(/business (hour|day)s? (left|over)/)
  await startHydration(page)
  await claire.getByRole('link', { name: 'Decide: Claire Martin' }).click()
  const opened = page.getByRole('region', { name: 'Claire Martin, opened' })
  await expect(opened.getByRole('button', { name: /^Approve/ })).toBeFocused()
  await opened.getByRole('link', { name: /^Open/ }).click()
  await expect(page).toHaveURL(/\/admin\/requests\?id=/)
  await expect(page.getByRole('heading', { name: 'Claire Martin' })).toBeVisible()
})

test('Answer opens the line in place with the focus in the text, and Ctrl-Enter sends it', async ({ page, demo }) => {
  const { name } = await writeToUs(demo)
  await page.goto('/admin/today')
  await startHydration(page)
  const answer = lineOf(page, name).getByRole('link', { name: `Answer: ${name}` })
  await answer.press('Enter')
  const opened = page.getByRole('region', { name: `${name}, opened` })
  await expect(opened.getByRole('textbox', { name: 'Answer' })).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/today$/)
  await expectNoViolations(page)
  await page.keyboard.type('Gladly, on Tuesday.')
  await page.keyboard.press('Enter')
  await expect(opened.getByRole('textbox', { name: 'Answer' })).toHaveValue('Gladly, on Tuesday.\n')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Your answer is on its way.')).toBeVisible()
  await expect(answer).toHaveCount(0)
})

test('an Enter that is held on Decide does not approve', async ({ page, demo }) => {
  const { name } = await askForAccess(demo)
  await page.goto('/admin/today?by=kind')
  await startHydration(page)
  await lineOf(page, name)
    .getByRole('link', { name: `Decide: ${name}` })
    .focus()
  await page.keyboard.down('Enter')
  const approve = page.getByRole('region', { name: `${name}, opened` }).getByRole('button', { name: /^Approve/ })
  await expect(approve).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(approve).toBeFocused()
  await expect(page.getByText('has been approved')).toHaveCount(0)
})

test('the sheet of keys lists what works here, and I leads to the invitation', async ({ page }) => {
  await page.goto('/admin/today')
  await startHydration(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const [keys, label] of [
    [['J'], 'Move to the next row'],
    [['K'], 'Move to the previous row'],
    [['O'], 'Open the row in place, and then its page'],
    [['Esc'], 'Close the opened row'],
    [['A'], 'Approve the open request'],
    [['R'], 'Reject the open request'],
    [['W'], 'Write an answer to the open message'],
    [['D'], 'Mark the open message as done'],
    [['I'], 'Invite someone'],
    [['Ctrl', 'Enter'], 'Send what you are writing'],
  ] as const) {
    const row = sheet.locator('dl > div').filter({ hasText: label })
    await expect(row.locator('kbd')).toHaveText([...keys])
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Invite someone' })).toBeVisible()
  await page.keyboard.press('i')
  await expect(page.locator('#invite-email')).toBeFocused()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Invite someone' })).toBeVisible()
})

test('the order by kind is kept in the address, and counts open the filtered lists', async ({ page }) => {
  await page.goto('/admin/today')
  await startHydration(page)
  await page.getByRole('link', { name: 'By kind' }).click()
  await expect(page).toHaveURL(/\?by=kind$/)
  await expect(group(page, /^Requests/)).toContainText('Anders Nyholm')
  await expect(page.getByRole('link', { name: 'By kind' })).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await expect(group(page, /^Drafts/)).toBeVisible()
  await page.getByRole('link', { name: /^\d+ requests?$/ }).click()
  await expect(page).toHaveURL(/\/admin\/requests\?status=pending&sort=due$/)
})

test('a new message appears without a reload of the page by hand, and J and O open it', async ({ page, demo }) => {
  await page.clock.install()
  await page.goto('/admin/today')
  await startHydration(page)
  const { name } = await writeToUs(demo)
  await expect(lineOf(page, name)).toHaveCount(0)
  await page.clock.runFor(61_000)
  await expect(lineOf(page, name)).toContainText(/47\sh left/)
  await page.keyboard.press('j')
  await expect(
    group(page, /^Over the promise/)
      .getByRole('link')
      .first(),
  ).toBeFocused()
  const message = lineOf(page, 'Karin Öberg').getByRole('link', { name: 'Karin Öberg', exact: true })
  await message.focus()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(message).toBeFocused()
  await page.keyboard.press('o')
  const opened = page.getByRole('region', { name: /, opened$/ })
  await expect(opened.getByRole('button', { name: /^Answer/ })).toBeVisible()
  // Esc closes it with the place kept; the second O leads to its page.
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(message).toBeFocused()
  await page.keyboard.press('o')
  await expect(opened).toBeVisible()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/admin\/inbox\?item=contact/)
})

test('on a phone nothing scrolls sideways, and a tap on a line opens it in place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/today')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const line = lineOf(page, 'Karin Öberg')
  const box = await line.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await expect(line.getByText(/^4\sh over/).filter({ visible: true })).toHaveCount(1)
  // Anywhere on the line, not only on the name.
  await startHydration(page)
  await line.click({ position: { x: 20, y: (box?.height ?? 0) - 8 } })
  const opened = page.getByRole('region', { name: 'Karin Öberg, opened' })
  const answer = opened.getByRole('button', { name: 'Answer' })
  await expect(answer).toBeInViewport()
  expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectNoViolations(page)
  await line.click({ position: { x: 20, y: 8 } })
  await expect(opened).toHaveCount(0)
})

test('a request opens in place with its reason; the decision opens the next line, and can be undone', async ({
  page,
  demo,
}) => {
  const { name, reason } = await askForAccess(demo)
  await page.goto('/admin/today?by=kind')
  await startHydration(page)
  const requests = group(page, /^Requests/)
  const before = await requests.getByRole('listitem').count()
  await lineOf(page, name).getByRole('link', { name, exact: true }).press('Enter')
  const opened = page.getByRole('region', { name: `${name}, opened` })
  await expect(opened).toContainText(reason)
  await expectNoViolations(page)
  await page.keyboard.press('a')
  await expect(page.getByText('Access request has been approved.')).toBeVisible()
  await expect(requests.getByRole('listitem')).toHaveCount(before - 1)
  await expect(opened).toHaveCount(0)
  await expect(page.getByRole('region', { name: /, opened$/ })).toHaveCount(1)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('The decision has been undone.')).toBeVisible()
  await expect(opened).toContainText(reason)
  // A rejection asks for its note first, and keeps it as it is typed.
  await page.keyboard.press('r')
  const note = page.getByLabel('Note to the applicant')
  await note.fill('We begin with hospitals.')
  await expect(page.getByText('Unsaved, but not lost')).toBeVisible()
  await page.reload()
  await lineOf(page, name).getByRole('link', { name, exact: true }).press('Enter')
  await expect(opened.getByText(/Your text from .* is back/)).toBeVisible()
  await page.keyboard.press('r')
  await expect(note).toHaveValue('We begin with hospitals.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Access request has been rejected.')).toBeVisible()
  await expect(lineOf(page, name)).toHaveCount(0)
})

test('a message is answered or marked as done in place, and a closing can be undone', async ({ page, demo }) => {
  const { name } = await writeToUs(demo)
  await page.goto('/admin/today')
  await startHydration(page)
  const link = lineOf(page, name).getByRole('link', { name, exact: true })
  await link.press('Enter')
  const opened = page.getByRole('region', { name: `${name}, opened` })
  await expect(opened.getByRole('button', { name: /^Mark as done/ })).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByText('Marked as done.')).toBeVisible()
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(opened.getByRole('button', { name: /^Answer/ })).toBeVisible()
  await page.keyboard.press('w')
  await expect(opened.getByRole('textbox', { name: 'Answer' })).toBeFocused()
  await page.keyboard.type('Gladly, on Tuesday.')
  await opened.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Your answer is on its way.')).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('a line whose words can’t be loaded says so in its place, and tries again', async ({ page }) => {
  await page.goto('/admin/today')
  await startHydration(page)
  await page.route('**/admin/today/line*', (route) => route.abort())
  await lineOf(page, 'Karin Öberg').getByRole('link', { name: 'Karin Öberg', exact: true }).press('Enter')
  const opened = page.getByRole('region', { name: 'Karin Öberg, opened' })
  await expect(opened).toContainText('This could not be loaded.')
  await page.unroute('**/admin/today/line*')
  await opened.getByRole('button', { name: 'Try again' }).click()
  await expect(opened.getByRole('button', { name: /^Answer/ })).toBeVisible()
})

test('an admin chooses the hour of the digest on the account page; a member has no such choice', async ({
  page,
  demo,
  context,
}) => {
  await page.goto('/account')
  await startHydration(page)
  const section = page.getByRole('region', { name: 'Daily digest' })
  await expect(section.getByLabel('Hour')).toHaveValue('')
  await section.getByLabel('Hour').selectOption('07:00')
  await section.getByRole('button', { name: 'Save the hour' }).click()
  await expect(section.getByText('You get the digest at 07:00.')).toBeVisible()
  await page.reload()
  await expect(section.getByLabel('Hour')).toHaveValue('7')
  await expectNoViolations(page)
  const Cookie = await enterAs(demo, 'admin')
  const invalid = await post(demo, '/account?form=digest', { hour: '24' }, { Cookie })
  expect(invalid.status).toBe(422)
  // Without JavaScript the digest is switched off the same way.
  expect((await post(demo, '/account?form=digest', { hour: '' }, { Cookie })).text).toContain('You get no digest.')
  await context.clearCookies()
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Password' })).toBeVisible()
  await expect(section).toHaveCount(0)
})

test('on a new site nothing needs the admin, and the page says so; a first request is the next promise', async ({
  browser,
}) => {
  const site = await startSite()
  try {
    const { path, token } = await setupLink(site)
    const email = newAddress()
    const cookie = cookieOf(await post(site, path, { token, email, password }))
    // Without JavaScript, as everything here is.
    const context = await browser.newContext({ javaScriptEnabled: false })
    await enter(context, site, cookie)
    const page = await context.newPage()
    await page.goto(`${site.url}/admin/today`)
    await expect(page.getByText('Nothing needs you.')).toBeVisible()
    await expect(page.getByText('The next promise begins with the next request or message.')).toBeVisible()
    await expect(page.getByText('No requests in the last 30 days.')).toBeVisible()
    await post(site, '/request-access', {
      name: 'Kari Berg',
      email: `kari.${randomBytes(4).toString('hex')}@sykehus.example`,
      organization: 'Nord sykehus',
      role: 'hospital',
      reason: 'We plan a new ward.',
    })
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: 'Kari Berg' })).toContainText('decide by')
    // A day of the office is the least that a new request has left, so it ends this week or next.
    await expect(page.getByText(/^The next promise ends (\w{3}\s\d\d:\d\d|\d+\s\w{3})\.$/)).toBeVisible()
    await context.close()
  } finally {
    await site.stop()
  }
})
