import type { Locator, Page } from '@playwright/test'
import { newAddress, password, setupLink } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { isTo } from './mailbox.ts'
import { startSite } from './server.ts'
import { test as base, expect } from './test.ts'

/** A new site for each test: its first admin has just been given the link. */
const test = base.extend<{ fresh: Awaited<ReturnType<typeof startSite>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern
  fresh: async ({}, use) => {
    const fresh = await startSite()
    await use(fresh)
    await fresh.stop()
  },
  baseURL: ({ fresh }, use) => use(fresh.url),
})

// The answer to a file that is refused.
test.use({ complaints: /status of 422/ })

/** Opens the set-up link and becomes the first admin. `click` counts. */
async function becomeAdmin(page: Page, site: Parameters<typeof setupLink>[0]) {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const { path } = await setupLink(site)
  await page.goto(path)
  await page.getByLabel('Email').fill(newAddress())
  await page.locator('input[type=password]').fill(password)
  await click(page.locator('form [type=submit]').last())
  await page.waitForURL('**/select-role')
  return { click, clicks: () => clicks }
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test('a session, an event and a member need fewer than 12 clicks from the set-up link', async ({ page, fresh }) => {
  test.setTimeout(120_000)
  const { click, clicks } = await becomeAdmin(page, fresh)
  await click(page.getByRole('link', { name: /admin/i }).first())
  const steps = page.getByRole('region', { name: 'Set up' })
  await click(steps.getByRole('link', { name: 'Plan a session' }))
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Who pays for the first night?')
  await page.getByLabel('City').fill('Stockholm')
  await page.getByLabel('Event type').selectOption('Round table')
  await page.getByLabel('Begins on').fill(inDays(20))
  await page.getByLabel('Begins at').fill('17:00')
  await page.getByRole('textbox', { name: /^Place/ }).fill('Gamla stan, Stockholm')
  await click(page.getByRole('button', { name: 'Create and publish' }))
  await expect(page.getByText('Event published')).toBeVisible()

  const rail = page.getByRole('navigation', { name: 'Admin' })
  await click(rail.getByRole('link', { name: 'Set up' }))
  await click(page.getByRole('link', { name: 'Create an event' }))
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('The first table')
  await page.getByLabel('Event type').selectOption('Round table')
  await page.getByLabel('Begins on').fill(inDays(30))
  await page.getByLabel('Begins at').fill('17:00')
  await page.getByRole('textbox', { name: /^Place/ }).fill('Gamla stan, Stockholm')
  await click(page.getByRole('button', { name: 'Create Event' }))
  await expect(page.getByText('Event created')).toBeVisible()
  await click(page.getByRole('button', { name: 'Publish' }))
  await expect(page.getByText('Event published')).toBeVisible()

  await click(rail.getByRole('link', { name: 'Set up' }))
  await click(page.getByRole('link', { name: 'Invite someone' }))
  await expect(page.locator('#invite-email')).toBeFocused()
  await page.keyboard.type('first.member@region.example')
  await click(page.getByRole('button', { name: 'Send invitation' }))
  await expect.poll(() => fresh.mails(isTo('first.member@region.example')).length).toBe(1)
  expect(clicks()).toBeLessThan(12)

  await page.goto('/admin/setup')
  for (const name of ['First session', 'First event', 'First member']) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Done')
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'A second admin' })).not.toContainText('Done')
  await expectNoViolations(page)
  const circles = await page.goto('/circles')
  expect(await circles?.text()).toContain('Who pays for the first night?')
})

test('the first page leads on to the set-up: by its first line, and by Enter', async ({ page, fresh }) => {
  await becomeAdmin(page, fresh)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /admin/i }) })
  await expect(card.getByRole('listitem').first()).toHaveText(/^Set up: \d of 10 done$/)
  await expect(card.getByRole('link', { name: /^Set up: / })).toHaveAttribute('href', '/admin/setup')
  await expectNoViolations(page)
  await page.goto('/select-role')
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter')
      return new URL(page.url()).pathname
    })
    .toBe('/admin/setup')
  // Once the list is hidden, Enter opens the page of one's role.
  await page.getByRole('button', { name: 'Hide this list' }).click()
  await expect(page.getByRole('button', { name: 'Show this list again' })).toBeVisible()
  await page.goto('/select-role')
  await expect(card.getByRole('link', { name: /^Set up: / })).toHaveCount(0)
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter')
      return new URL(page.url()).pathname
    })
    .toBe('/supplier')
})

test('the list can be hidden and shown again', async ({ page, fresh }) => {
  await becomeAdmin(page, fresh)
  await page.goto('/admin/setup')
  const inRail = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Set up' })
  await expect(inRail).toBeVisible()
  await page.getByRole('button', { name: 'Hide this list' }).click()
  await expect(inRail).toHaveCount(0)
  await page.goto('/admin/today')
  await expect(page.getByRole('region', { name: 'Set up' })).toHaveCount(0)
  await page.goto('/admin/setup')
  await page.getByRole('button', { name: 'Show this list again' }).click()
  await expect(inRail).toBeVisible()
})

test('sample content is shown with a ribbon, and removed without a trace', async ({ page, fresh }) => {
  test.setTimeout(120_000)
  await becomeAdmin(page, fresh)
  const pageText = async (path: string) => (await page.request.get(path)).text()
  const empty = await pageText('/notes/feed.xml')
  expect(await pageText('/circles')).not.toContain('Sample content')
  await page.goto('/admin/setup')
  await page.getByRole('button', { name: 'Load sample content' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Load sample content' }).click()
  await expect(page.getByText('The samples are on the pages now.')).toBeVisible()
  await expect.poll(() => pageText('/circles')).toContain('Sample content')
  await expect(page.locator('#sample-ribbon')).toContainText('Sample content')
  await expect(page.getByRole('listitem').filter({ hasText: 'First session' })).not.toContainText('Done')
  await page.getByRole('button', { name: 'Remove the sample content' }).click()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the sample content' }).click()
  await expect(page.getByText('The samples are gone.')).toBeVisible()
  await expect(page.locator('#sample-ribbon')).toBeHidden()
  await expect.poll(() => pageText('/circles')).not.toContain('Sample content')
  expect(await pageText('/notes/feed.xml')).toBe(empty)
})

test('a file of members is previewed, and everyone new in it is invited once', async ({ page, fresh }) => {
  test.setTimeout(120_000)
  await becomeAdmin(page, fresh)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Import many from a file' }).click()
  const choose = (name: string, content: string) =>
    page
      .getByLabel('File with members')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') })
  await choose('members.csv', 'PK\x03\x04\x14\0\x06\0 a spreadsheet')
  await page.getByRole('button', { name: 'Read the file' }).click()
  await expect(page.getByText('This is a ZIP archive or an Office document')).toBeVisible()
  await expectNoViolations(page)

  const people = Array.from({ length: 60 }, (_, index) => `Person ${index};person.${index}@region.example;`)
  await choose(
    'members.csv',
    ['Namn;E-post;Roll', ...people, '=cmd;x@region.example;', 'Åsa;nonsense;chef', people[0]].join('\r\n'),
  )
  await page.getByRole('button', { name: 'Read the file' }).click()
  await expect(page.getByText('63 lines: 60 people will be invited, 1 twice in the file, 2 with errors.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'With errors 2' }).click()
  await expect(page.getByText('The name begins like a formula of a spreadsheet.')).toBeVisible()
  await expect(page.getByText('‘chef’ is not one of supplier, embassy, hospital.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the lines with errors' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('lines-with-errors.csv')
  await page.getByRole('combobox', { name: 'Role' }).selectOption('hospital')
  await expect(page).toHaveURL(/role=hospital/)
  await page.getByRole('button', { name: 'Invite 60 people' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invite 60 people' }).click()
  await expect(page.getByText('60 people invited, 3 lines left alone.')).toBeVisible({ timeout: 60_000 })
  const invitations = () => fresh.mails(({ recipients }) => recipients.some((to) => to.startsWith('person.'))).length
  await expect.poll(invitations, { timeout: 60_000 }).toBe(60)
})
