import type { Page } from '@playwright/test'
import { enter, mailedLink, newAddress, newMember, password, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { detailOf, rows } from './lists.ts'
import { isTo } from './mailbox.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

// Its tests count invitations, and propose colleagues.
test.use({ demoName: 'invitations', complaints: /status of 4(10|22)/ })

test.beforeEach(async ({ context, demo }) => enter(context, demo, await enterAs(demo, 'admin')))

/** Rows are paler while others are loaded, which is no violation of contrast. */
const expectLoaded = (page: Page) => expect(page.getByRole('table')).toHaveCSS('opacity', '1')

const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text })

async function invite(demo: Site, fields: Record<string, string> = {}) {
  const email = newAddress('region.example')
  const Cookie = await enterAs(demo, 'admin')
  const person = { email, name: `Person ${email.slice(4, 14)}`, role: 'hospital', ...fields }
  expect((await post(demo, '/admin/invitations?form=invite', person, { Cookie })).status).toBe(200)
  return person
}

test('an invitation is mailed once despite a double click, and names who invites, the role and its end', async ({
  page,
  demo,
}) => {
  const email = newAddress('region.example')
  await page.goto('/admin/invitations')
  await startHydration(page)
  await page.locator('#invite-email').fill(email)
  const form = page.getByRole('region', { name: 'Invite someone' })
  await form.getByLabel('Role', { exact: true }).selectOption('Hospital')
  await form.getByLabel('Organisation').fill('nowhere region')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('There is no organisation with this name or domain.')).toBeVisible()
  await form.getByLabel('Organisation').fill('region norrmark')
  await page.getByRole('button', { name: 'Send invitation' }).dblclick()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await expect(rowOf(page, email)).toContainText('Region Norrmark')
  await expect(rowOf(page, email)).toContainText('Waiting')
  await expect.poll(() => demo.mails(isTo(email)).length).toBe(1)
  await page.waitForTimeout(500)
  const [mail, ...more] = demo.mails(isTo(email))
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/ invites you(?: to \S+)?, in the role Hospital\. You will belong to Region Norrmark\./)
  expect(mail?.text).toMatch(/It works once, until \d+ \w+ \d{4} at \d\d:\d\d/)
  await page.goto(/https?:\/\/\S+\/invite\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('main')).toContainText(
    / invites you, in the role Hospital\. You will belong to Region Norrmark\./,
  )
})

test('an owner invites an admin, who works in the administration at once', async ({ page, demo, browser }) => {
  const email = newAddress('nordbro.example')
  await page.goto('/admin/invitations')
  await startHydration(page)
  await page.locator('#invite-email').fill(email)
  await page.getByLabel('Admin role').selectOption('Editor')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await rowOf(page, email).getByRole('link').first().click()
  await expect(page.getByRole('definition').filter({ hasText: 'Editor' })).toBeVisible()
  const other = await browser.newPage()
  await other.goto(`${demo.url}${(await mailedLink(demo, email)).path}`)
  await expect(other.getByRole('main')).toContainText('You will also work in the administration.')
  await other.getByRole('main').getByLabel('Password').fill(password)
  await other.getByRole('button', { name: 'Open my account' }).click()
  await other.waitForURL((url) => url.pathname !== '/invite')
  await other.goto(`${demo.url}/admin/content`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Content')
  await other.close()
  await expect
    .poll(() => demo.mails(isTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/admin/i))
})

test('one is sent again, to another address, and revoked: each time the earlier link ends', async ({ page, demo }) => {
  const { email, name } = await invite(demo)
  const first = await mailedLink(demo, email)
  await page.goto(`/admin/invitations?q=${email}`)
  await startHydration(page)
  await rowOf(page, email).getByRole('link').click()
  const detail = detailOf(page, name)
  await expect(detail).toBeVisible()
  await expectLoaded(page)
  await expectNoViolations(page)
  await expect(detail.getByRole('link', { name: 'Person’s page' })).toHaveAttribute('href', /^\/admin\/people\//)
  await expect(detail.locator('dt:text-is("Invited by") + dd a')).toHaveAttribute('href', /^\/admin\/people\//)
  await detail.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await expect(detail).toContainText('Other ones')
  const second = await mailedLink(demo, email, 2)

  await detail.getByLabel('Send it to another address').fill('supplier@nordbro.example')
  await detail.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('already has an account')).toBeVisible()
  const other = newAddress('region.example')
  await detail.getByLabel('Send it to another address').fill(other)
  await detail.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText(`Invitation sent to ${other}`)).toBeVisible()
  await expect(detail).toContainText(other)
  const third = await mailedLink(demo, other)

  await detail.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog', { name: 'Revoke this invitation?' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(`The invitation to ${other} no longer works.`)).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Send again' })).toHaveCount(0)

  for (const [{ path }, title] of [
    [first, 'There is a newer link'],
    [second, 'There is a newer link'],
    [third, 'This link no longer works'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('of two admins one revokes, and the other is told', async ({ page, demo }) => {
  const { email, name } = await invite(demo)
  await page.goto(`/admin/invitations?q=${email}`)
  await startHydration(page)
  await rowOf(page, email).getByRole('link').click()
  await expect(page).toHaveURL(/[?&]id=/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await post(demo, '/admin/invitations?form=revoke', { id }, { Cookie: await enterAs(demo, 'admin') })
  await detailOf(page, name).getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('accepted, revoked or sent again meanwhile')).toBeVisible()
  await expect(detailOf(page, name)).toContainText('Revoked')
})

test('several are revoked at once; the filter has one address for each state', async ({ page, demo }) => {
  const people = [await invite(demo), await invite(demo)]
  await page.goto('/admin/invitations?state=waiting')
  await startHydration(page)
  for (const { email } of people) await rowOf(page, email).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Revoke' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke 2 invitations?' })
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('2 invitations are revoked.')).toBeVisible()
  for (const { email } of people) await expect(rowOf(page, email)).toHaveCount(0)
  await page.getByLabel('State').selectOption('Revoked')
  await expect(page).toHaveURL(/state=revoked/)
  for (const { email } of people) await expect(rowOf(page, email)).toBeVisible()
})

test('the list, the form and the buttons work without script and fit a phone', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  await enter(context, demo, await enterAs(demo, 'admin'))
  const page = await context.newPage()
  const email = newAddress('region.example')
  await page.goto(`${demo.url}/admin/invitations`)
  await page.locator('#invite-email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await rowOf(page, email).getByRole('link').click()
  await page.getByRole('button', { name: 'Send again', exact: true }).first().click()
  await expect.poll(() => demo.mails(isTo(email)).length).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await context.close()
})

test('Today leads to the invitations that are about to expire', async ({ page }) => {
  await page.goto('/admin/today?by=kind')
  await page.getByRole('link', { name: /^\d+ invitations?$/ }).click()
  await expect(page).toHaveURL(/\/admin\/invitations\?state=expiring$/)
  await expect(rowOf(page, 'Erik Dahl')).toBeVisible()
})

test('an approval makes the organisation with its domain, and the person belongs to it', async ({ page, demo }) => {
  test.setTimeout(90_000)
  const domain = `${newAddress().slice(4, 14)}.example`
  const person = { name: 'Kari Ny', email: `kari@${domain}`, organization: `Klinikk ${domain}`, role: 'hospital' }
  await post(demo, '/request-access', { ...person, reason: 'A ward.' })
  await page.goto('/admin/requests')
  await startHydration(page)
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').click()
  const choice = page.getByLabel('Organisation', { exact: true })
  await expect(choice.locator('option:checked')).toHaveText(`New: ${person.organization}`)
  await expect(page.getByText(`A new one gets the domain ${domain}.`)).toBeVisible()
  await page.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByText('Access request has been approved.')).toBeVisible()
  await expect.poll(() => demo.mails(isTo(person.email)).length, { timeout: 60_000 }).toBe(2)
  const { path, token } = await mailedLink(demo, person.email, 2)
  await post(demo, path, { token, password })
  await page.goto(`/admin/organisations?q=${domain}`)
  await page.getByRole('link', { name: person.organization }).click()
  await expect(page.getByRole('region', { name: 'People' })).toContainText(person.email)
  await expect(page.getByLabel('Domains')).toHaveValue(domain)
})

test('someone with an account is offered a role instead of a second invitation', async ({ page, demo }) => {
  const { email } = await newMember(demo)
  const person = { name: 'Is a Member', email, organization: 'Nordbro', role: 'embassy', reason: 'Another role.' }
  await post(demo, '/request-access', person)
  await page.goto('/admin/requests')
  await startHydration(page)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  const choice = page.getByLabel('They have an account. When approved')
  await expect(choice.locator('option')).toHaveText([
    'Tell them that they are a member already',
    'Give the role Embassy instead of Supplier',
  ])
  await expectLoaded(page)
  await expectNoViolations(page)
  await choice.selectOption('Give the role Embassy instead of Supplier')
  await page.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByText('Access request has been approved.')).toBeVisible()
  const told = () => demo.mails((mail) => isTo(email)(mail) && mail.subject === 'Your role is now Embassy')
  await expect.poll(() => told().length, { timeout: 60_000 }).toBe(1)
})

test('a member proposes a colleague, an admin invites them, and the member sees only that', async ({
  page,
  demo,
  browser,
}) => {
  const member = await browser.newContext()
  await enter(member, demo, await enterAs(demo, 'supplier'))
  const account = await member.newPage()
  await account.goto(`${demo.url}/account`)
  const section = account.getByRole('region', { name: 'Propose colleagues' })
  const email = newAddress('aldera.example')
  await section.getByLabel('Name').fill('Siri Proposed')
  await section.getByLabel('Email').fill(email)
  await section.getByRole('button', { name: 'Propose' }).click()
  await expect(section.getByText('Thank you. We will look at it soon.')).toBeVisible()
  await expect(section.getByRole('listitem').filter({ hasText: email })).toContainText('Waits for us')
  await expectNoViolations(account)

  await page.goto('/admin/invitations')
  await page.getByRole('link', { name: /^Proposed/ }).click()
  await expect(rowOf(page, email)).toContainText('Aldera Medtech')
  await expect(rowOf(page, email)).toContainText('same domain')
  const names = rowOf(page, email).locator('a[href^="/admin/people/"]')
  await expect(names).toHaveText(['Siri Proposed', /./])
  const [colleague = '', proposer = ''] = await names.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  await expectNoViolations(page)
  await startHydration(page)
  await page.getByRole('button', { name: 'Invite Siri Proposed' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await expect.poll(() => demo.mails(isTo(email)).length).toBe(1)
  await account.reload()
  await expect(section.getByRole('listitem').filter({ hasText: email })).toContainText('Invited')
  await member.close()

  const timeline = page.getByRole('list', { name: 'What happened' })
  await page.goto(colleague)
  await expect(timeline).toContainText('Proposed by a colleague')
  await expect(timeline).toContainText('Invited as supplier')
  await page.goto(proposer)
  await expect(timeline).toContainText('Proposed colleague invited')

  // An admin, who belongs to no organisation, may not propose.
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Propose colleagues' })).toHaveCount(0)
})
