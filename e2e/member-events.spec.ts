import type { Page } from '@playwright/test'
import { enter, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { startHydration } from './test.ts'

// Its tests answer events and make calendars.
test.use({ demoName: 'member-events', complaints: /status of (404|422)/ })

const item = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const tender = 'The tender that nobody answered'
const year = 'The year in wards at home'

/** The id of an event in a list of this reader. */
async function eventId(demo: { url: string; port: number }, Cookie: string, title: string, view = 'upcoming') {
  const { text } = await ask(demo, `/events?view=${view}`, { headers: { Cookie } })
  return new RegExp(`/events/([\\da-f-]{36})"[^>]*>${title}`).exec(text)?.[1] ?? ''
}

test('a member finds all events, answers one, and has it among their own', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'hospital'))
  await page.goto('/hospital')
  await startHydration(page)
  await page.locator('#events').getByRole('link', { name: 'All events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  for (const title of [tender, 'A delegation on its second day', year]) await expect(item(page, title)).toBeVisible()
  await expect(item(page, 'Who pays for the first night')).toHaveCount(0)
  await expectNoViolations(page)
  const attending = item(page, year).getByRole('button', { name: 'Attending', exact: true })
  await attending.click()
  await expect(attending).toHaveAttribute('aria-pressed', 'true')
  await expect(item(page, year)).toContainText('13 seats left of 14')
  await expect(page).toHaveURL(/\/events$/)
  await views(page).getByRole('link', { name: 'Mine' }).click()
  await expect(page).toHaveURL(/\/events\?view=mine$/)
  await expect(item(page, year)).toBeVisible()
  await expect(item(page, tender)).toHaveCount(0)
  await views(page).getByRole('link', { name: 'Past' }).click()
  await expect(views(page).getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page')
  await expect(item(page, 'A morning in a wound clinic')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Attending', exact: true })).toHaveCount(0)
  await item(page, 'Three regions, one requirement').getByRole('link').first().click()
  await expect(page.getByText('This event is over.')).toBeVisible()
  await expectNoViolations(page)
})

test.describe('a reader in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the page of an event has its time on the reader’s clock, an answer and a calendar file', async ({
    page,
    demo,
    context,
  }) => {
    const Cookie = await enterAs(demo, 'embassy')
    await enter(context, demo, Cookie)
    await page.goto(`/events/${await eventId(demo, Cookie, tender)}`)
    await startHydration(page)
    await expect(page.getByText(/1[78]:00–(19|20):00, Central European Time/)).toBeVisible()
    await expect(page.getByText(/In your time zone: .*, 1[12]:00–1[34]:00/)).toBeVisible()
    await page.getByRole('button', { name: 'Not attending' }).click()
    await expect(page.getByRole('button', { name: 'Not attending' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { name: 'Who is coming' })).toHaveCount(0)
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: /Add to calendar/ }).click()
    expect((await file).suggestedFilename()).toMatch(/^nordbro-.*\.ics$/)
    await expectNoViolations(page)
  })
})

test('an event for others answers as an unknown one', async ({ demo }) => {
  const supplier = await enterAs(demo, 'supplier')
  const id = await eventId(demo, supplier, 'Who pays for the first night')
  expect(id).not.toBe('')
  const statusFor = async (who: string, path: string) =>
    (await ask(demo, path, { headers: { Cookie: await enterAs(demo, who), Accept: 'text/html' } })).status
  expect(await statusFor('supplier', `/events/${id}`)).toBe(200)
  const hidden = await ask(demo, `/events/${id}`, { headers: { Cookie: await enterAs(demo, 'hospital') } })
  const unknown = await ask(demo, `/events/${crypto.randomUUID()}`, {
    headers: { Cookie: await enterAs(demo, 'hospital') },
  })
  expect([hidden.status, unknown.status]).toEqual([404, 404])
  expect(hidden.text).not.toContain('first night')
})

test('guests who agreed see each other; hiding takes effect at once', async ({ page, demo, context }) => {
  const [one, other] = [await enterAs(demo, 'supplier'), await enterAs(demo, 'devices@sample.example')]
  const id = await eventId(demo, one, tender)
  for (const Cookie of [one, other]) await post(demo, `/events/${id}/answer`, { response: 'attending' }, { Cookie })
  await enter(context, demo, one)
  await page.goto(`/events/${id}`)
  const list = page.getByRole('region', { name: 'Who is coming' })
  await expect(list).toContainText('Only those who attend see this list.')
  await expect(list).not.toContainText('Jonas Ek')
  await list.getByRole('link', { name: 'Petter Aas' }).click()
  await expect(page).toHaveURL(/\/directory\?member=/)
  await page.goto(`/events/${id}`)
  await expectNoViolations(page)
  await list.getByRole('link', { name: 'Show your name' }).click()
  await startHydration(page)
  const choice = page.getByRole('region', { name: 'Who is coming' })
  await choice.getByRole('button', { name: 'Agree and show my name' }).click()
  await expect(choice.getByText('Others who attend the same event see your name.')).toBeVisible()
  await choice.getByRole('button', { name: 'Hide my name' }).click()
  await expect(choice.getByText('Nobody sees your name among the guests.')).toBeVisible()
  await post(demo, '/account/consents?form=withdraw-attendance', {}, { Cookie: other })
  await page.goto(`/events/${id}`)
  await expect(list).toBeVisible()
  await expect(list).not.toContainText('Petter Aas')
  await post(demo, `/events/${id}/answer`, { response: 'not_attending' }, { Cookie: one })
  await page.reload()
  await expect(list).toHaveCount(0)
})

test('a calendar is made, read without a session, follows the role, is renewed and revoked', async ({
  page,
  demo,
  context,
}) => {
  const Cookie = await enterAs(demo, 'embassy')
  await enter(context, demo, Cookie)
  await page.goto('/events')
  await startHydration(page)
  const section = page.getByRole('region', { name: 'Your calendar' })
  await section.getByLabel('What it shows').selectOption('Everything I am invited to, tentative until I answer')
  await section.getByRole('button', { name: 'Make the address' }).click()
  await expect(section.getByText('The address is made.')).toBeVisible()
  const address = await section.getByLabel('Private address').inputValue()
  await expect(section.getByRole('link', { name: 'Open in the calendar app' })).toHaveAttribute('href', /^webcal:\/\//)
  await expectNoViolations(page)
  const path = new URL(address).pathname
  const read = (headers: Record<string, string> = {}) => ask(demo, path, { headers })
  const first = await read()
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^"[\da-f]{64}"$/),
  })
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.text).toContain('A delegation on its second day')
  expect((await read({ 'If-None-Match': String(first.headers.etag) })).status).toBe(304)

  const admin = await enterAs(demo, 'admin')
  const person = /\/directory\?member=([\da-f-]{36})/.exec(
    (await ask(demo, '/search?q=claire', { headers: { Cookie: await enterAs(demo, 'supplier') } })).text,
  )?.[1]
  const setRole = (role: string) =>
    post(demo, '/admin?index&form=role', { user: person ?? '', role }, { Cookie: admin })
  expect((await setRole('supplier')).status).toBe(200)
  const changed = await read({ 'If-None-Match': String(first.headers.etag) })
  expect(changed.status).toBe(200)
  expect(changed.text).not.toContain('A delegation on its second day')
  expect(changed.text).toContain('Who pays for the first night')
  expect((await setRole('embassy')).status).toBe(200)

  await section.getByRole('button', { name: 'Make a new address' }).click()
  await expect(section.getByText('The new address is made')).toBeVisible()
  await expect(section.getByLabel('Private address')).not.toHaveValue(address)
  expect((await read()).status).toBe(404)
  const renewed = new URL(await section.getByLabel('Private address').inputValue()).pathname
  expect((await ask(demo, renewed)).status).toBe(200)
  await page.goto('/account#calendar-feed')
  await startHydration(page)
  await section.getByRole('button', { name: 'Revoke the address' }).click()
  await expect(section.getByText('The address has ended.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Make the address' })).toBeVisible()
  expect((await ask(demo, renewed)).status).toBe(404)
  await page.goto('/account/security-events')
  await expect(page.getByText('The private address of your calendar was revoked').first()).toBeVisible()
})

test('an editor attaches a material, and members find it when the event is over', async ({ page, demo, context }) => {
  const supplier = await enterAs(demo, 'supplier')
  const past = await eventId(demo, supplier, 'What procurement can ask for', 'past')
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/events/${past}`)
  await startHydration(page)
  const panel = page.getByRole('region', { name: 'Materials' })
  await expect(panel.getByText('Nothing is attached yet.')).toBeVisible()
  await panel.getByLabel('Item').selectOption({ index: 1 })
  await panel.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(panel.getByRole('button', { name: /^Detach/ })).toHaveCount(1)
  await panel.getByRole('button', { name: /^Detach/ }).click()
  await expect(panel.getByText('Nothing is attached yet.')).toBeVisible()
  const { text } = await ask(demo, '/events?view=past', { headers: { Cookie: supplier } })
  const open = /\/events\/([\da-f-]{36})"[^>]*>Three regions/.exec(text)?.[1] ?? ''
  const shown = await ask(demo, `/events/${open}`, { headers: { Cookie: supplier } })
  expect(shown.text).toContain('What clinics ask for before a pilot')
  await expectNoViolations(page)
})

test('on phones of 390 and 360 px the pages fit, and the menu at the foot leads to them', async ({
  page,
  demo,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.goto('/supplier')
  await startHydration(page)
  await page
    .getByRole('navigation', { name: 'Main places' })
    .getByRole('link', { name: /^Events/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  await item(page, tender).getByRole('link', { name: tender, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tender)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [page.url(), '/events', '/events?view=mine', '/events?view=past']) {
      await page.goto(path)
      expect([width, path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([
        width,
        path,
        0,
      ])
    }
  }
  await expectNoViolations(page)
})
