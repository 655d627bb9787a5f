import type { Page } from '@playwright/test'
import { enter, newMember, post, signIn } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { secondAdmin, userId, writeToUs } from './inbox.ts'
import type { Site } from './server.ts'

// Its tests count rows of the log.
test.use({ demoName: 'people', complaints: /status of (404|422)/ })

test.beforeEach(async ({ context, demo }) => enter(context, demo, await enterAs(demo, 'admin')))

const timeline = (page: Page) => page.getByRole('list', { name: 'What happened' })
const pageOf = async (demo: Site, email: string) => `/admin/people/${await userId(demo, email)}`

async function countViews(demo: Site, object: string, action = 'person.viewed') {
  const Cookie = await enterAs(demo, 'admin')
  const query = new URLSearchParams({ action, object })
  const { text } = await ask(demo, `/admin/activity?${query}`, { headers: { Cookie } })
  return Number(/(\d+) actions?</.exec(text)?.[1] ?? 0)
}

test('a member’s page has the facts, what happened, and what the list of users offers', async ({ page, demo }) => {
  await page.goto('/admin?q=petter')
  await page
    .getByRole('row')
    .getByRole('link', { name: /Petter Aas/ })
    .click()
  await page.getByRole('region', { name: 'Petter Aas' }).getByRole('link', { name: 'Person’s page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Petter Aas')
  await expect(page.getByText('devices@sample.example').first()).toBeVisible()
  await expect(timeline(page)).toContainText('entry → builder')
  await expect(timeline(page)).toContainText('Account created')
  await expectNoViolations(page)

  const chips = page.getByRole('navigation', { name: 'Filter the timeline' })
  await chips.getByRole('link', { name: /Downloads/ }).click()
  await expect(timeline(page).getByRole('listitem')).toHaveCount(2)
  await expect(chips.getByRole('link', { name: /Downloads 2/ })).toHaveAttribute('aria-current', 'true')

  await page.getByLabel('Role', { exact: true }).selectOption('Hospital')
  await expect(page.getByText('User access level has been updated.').first()).toBeVisible()
  await expect(page.getByText('Hospital · Builder')).toBeVisible()
  await chips.getByRole('link', { name: /Changes/ }).click()
  await expect(timeline(page)).toContainText('supplier → hospital')
  expect(await countViews(demo, 'devices@sample.example')).toBe(1)
})

test('a view is recorded once for each opening, and the log hides views until they are asked for', async ({
  page,
  demo,
}) => {
  const { email } = await newMember(demo)
  const address = await pageOf(demo, email)
  await page.goto(address)
  expect(await countViews(demo, email)).toBe(1)
  // Loads the data again, changes only the query, saves a form: the same look.
  await page.getByLabel('Access level').selectOption('Premium')
  await expect(page.getByText('Supplier · Premium')).toBeVisible()
  await page.getByLabel('Note for the team').fill('Likes to be called.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(timeline(page)).toContainText('Likes to be called.')
  await page.getByRole('link', { name: /Notes 1/ }).click()
  await expect(timeline(page).getByRole('listitem')).toHaveCount(1)
  expect(await countViews(demo, email)).toBe(1)
  // Another opening of the page, by the router.
  await page.goto(`/admin/activity?object=${encodeURIComponent(email)}`)
  await expect(page.getByRole('table')).toContainText('Wrote a note for the team')
  await expect(page.getByRole('table')).not.toContainText('Looked at')
  await page.getByRole('table').getByRole('link', { name: email }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email)
  await expect.poll(() => countViews(demo, email)).toBe(2)
})

test('a note is written, kept while it is typed, and deleted by its author alone', async ({ page, demo, browser }) => {
  const { email } = await newMember(demo)
  const address = await pageOf(demo, email)
  await page.goto(address)
  await page.getByLabel('Note for the team').fill('Half a thought')
  await expect(page.getByText('Unsaved, but not lost')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Note for the team')).toHaveValue('Half a thought')
  await page.getByLabel('Note for the team').fill('A whole thought')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(timeline(page)).toContainText('A whole thought')
  await expect(page.getByLabel('Note for the team')).toHaveValue('')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByLabel('Note for the team')).toHaveAttribute('aria-invalid', 'true')

  const colleague = await secondAdmin(demo)
  const context = await browser.newContext({ baseURL: demo.url })
  await enter(context, demo, await signIn(demo, colleague.email))
  const other = await context.newPage()
  await other.goto(address)
  await expect(timeline(other)).toContainText('A whole thought')
  await expect(timeline(other).getByRole('button')).toHaveCount(0)
  await context.close()

  await timeline(page).getByRole('button', { name: 'Delete this note' }).click()
  await page.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The note is deleted.')).toBeVisible()
  await expect(page.getByText('A whole thought')).toHaveCount(0)
})

test('someone without an account has a page, found from the inbox, with what is open', async ({ page, demo }) => {
  const { email, name } = await writeToUs(demo)
  await page.goto(`/admin/inbox?q=${email}`)
  await page.getByRole('region', { name }).getByRole('link', { name: 'Person’s page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Message to answer')).toBeVisible()
  await expect(timeline(page)).toContainText('Wrote to us')
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Answer' }).click()
  await expect(page.getByRole('form', { name: 'Answer' })).toBeVisible()
})

test('an id of a request leads to the account of its address, and no address stands in the URL', async ({
  page,
  demo,
}) => {
  const { email } = await newMember(demo)
  const address = await pageOf(demo, email)
  const contact = {
    name: 'Åsa',
    email: email.toUpperCase(),
    organization: 'Nord',
    interest: 'speed-dial',
    message: 'Hi',
  }
  await post(demo, '/contact', contact)
  await page.goto(`/admin/inbox?q=${email}`)
  await page.getByRole('region', { name: 'Åsa' }).getByRole('link', { name: 'Person’s page' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(timeline(page)).toContainText('Wrote to us')
})

test('an organisation has the timeline of its people, and its notes', async ({ page, demo }) => {
  await page.goto('/admin/organisations?q=aldera')
  await page.getByRole('link', { name: 'Aldera Medtech' }).click()
  await expect(timeline(page)).toContainText('The board decides on the second visit')
  await expect(timeline(page).getByRole('link', { name: 'Petter Aas' }).first()).toBeVisible()
  // Those who are to join it, and whom a member has proposed.
  const open = page.getByRole('region', { name: 'What is open' }).getByRole('listitem')
  const proposal = open.filter({ hasText: 'Hanna Lind <hanna.lind@aldera.example>' })
  await expect(proposal.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/admin/invitations/proposals')
  await expect(open.filter({ hasText: 'Erik Dahl' })).toContainText('Invitation not used yet')
  await expect(timeline(page)).toContainText('Proposed a colleague')
  const invited = timeline(page).getByRole('listitem').filter({ hasText: 'Erik Dahl' })
  await expect(invited).toContainText('Invited as supplier')
  await expectNoViolations(page)
  await page.getByLabel('Note for the team').fill('Asked for the price list.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(timeline(page)).toContainText('Asked for the price list.')
  // One about a member stands here too, and is deleted here.
  const ofMember = timeline(page).getByRole('listitem').filter({ hasText: 'Called. They have a pilot' })
  await ofMember.getByRole('button', { name: 'Delete this note' }).click()
  await page.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(ofMember).toHaveCount(0)
  expect(await countViews(demo, 'Aldera Medtech', 'organisation.viewed')).toBe(1)
  await page
    .getByRole('region', { name: 'People' })
    .getByRole('link', { name: /Petter Aas/ })
    .click()
  await expect(page).toHaveURL(/\/admin\/people\//)
})

test('a note about someone who was removed meanwhile stays in view; an unknown id is the workspace’s 404', async ({
  page,
  demo,
}) => {
  const { email } = await newMember(demo)
  const user = await userId(demo, email)
  await page.goto(`/admin/people/${user}`)
  await page.getByLabel('Note for the team').fill('Too late')
  await expect(page.getByText('Unsaved, but not lost')).toBeVisible()
  await post(demo, '/admin?index&form=remove', { user }, { Cookie: await enterAs(demo, 'admin') })
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('What this page is about is no longer here')).toBeVisible()
  await expect(page.getByLabel('Note for the team')).toHaveValue('Too late')
  const answer = await page.reload()
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This person is no longer here')).toBeVisible()
  await expect(page.getByText('Too late')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All users' })).toBeVisible()
})

test('removing someone leads back to the list', async ({ page, demo }) => {
  const { email } = await newMember(demo)
  await page.goto(await pageOf(demo, email))
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByText('The account and its sessions have been removed.').first()).toBeVisible()
})

test('a plain form removes the person of its page, and nobody else', async ({ demo }) => {
  const [one, other] = [await newMember(demo), await newMember(demo)]
  const Cookie = await enterAs(demo, 'admin')
  const page = await pageOf(demo, one.email)
  const remove = async (email: string) =>
    post(demo, `${page}?form=remove`, { user: await userId(demo, email) }, { Cookie, Accept: 'text/html' })
  expect((await remove(other.email)).status).toBe(404)
  expect((await ask(demo, '/select-role', { headers: { Cookie: other.cookie } })).status).toBe(200)
  const removed = await remove(one.email)
  expect([removed.status, removed.headers.location]).toEqual([303, '/admin?notice=removed'])
})

test('a download of a member is in their timeline', async ({ page, demo }) => {
  const { email, cookie } = await newMember(demo)
  const { text } = await ask(demo, '/supplier', { headers: { Cookie: cookie } })
  const file = /href="(\/insights\/[\da-f-]{36})"/.exec(text)?.[1] ?? ''
  await ask(demo, file, { method: 'HEAD', headers: { Cookie: cookie } })
  expect((await ask(demo, file, { headers: { Cookie: cookie } })).status).toBe(200)
  await page.goto(`${await pageOf(demo, email)}?show=downloads`)
  await expect(timeline(page).getByRole('listitem')).toHaveCount(1)
  await expect(timeline(page)).toContainText('Downloaded')
})

test('nothing of a note or a timeline is in any answer to a member', async ({ demo }) => {
  const { email, cookie } = await newMember(demo)
  const address = await pageOf(demo, email)
  const Cookie = await enterAs(demo, 'admin')
  await post(demo, `${address}?form=note`, { note: crypto.randomUUID(), text: 'Only for the team' }, { Cookie })
  for (const path of [
    address,
    `${address}.data`,
    '/supplier',
    '/supplier.data',
    '/account',
    '/search?q=team',
    '/privacy',
  ]) {
    const { text } = await ask(demo, path, { headers: { Cookie: cookie } })
    expect([path, text.includes('Only for the team')]).toEqual([path, false])
  }
  const { text } = await ask(demo, address, { headers: { Cookie } })
  expect(text).toContain('Only for the team')
})
