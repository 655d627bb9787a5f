import type { Page } from '@playwright/test'
import { enter, newMember, password, post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent } from './events.ts'
import { ask } from './http.ts'
import { startSite } from './server.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 4(04|22)/ })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the role selection links to each role, and to the admin area for admins only', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.goto('/select-role')
  await expect(heading(page)).toHaveText('Welcome, supplier')
  for (const [name, path] of [
    ['Embassy', '/ambassador'],
    ['Supplier', '/supplier'],
    ['Hospital', '/hospital'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  await expect(page.getByText('Admin Access')).toHaveCount(0)
  await context.clearCookies()
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/select-role')
  await expect(page.getByRole('link', { name: 'Admin Access' })).toHaveAttribute('href', '/admin')
})

test('the role switcher leads from page to page', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.goto('/supplier')
  const bar = page.getByRole('banner')
  await bar.locator('summary').click()
  await bar.getByRole('link', { name: 'Hospital' }).click()
  await expect(heading(page)).toHaveText('Minimal Time — Maximum Influence')
  await expect(bar.getByRole('link', { name: 'Embassy' })).toBeHidden()
  await bar.locator('summary').click()
  await bar.getByRole('link', { name: 'Embassy' }).click()
  await expect(heading(page)).toContainText('For Embassies')
  await bar.locator('summary').click()
  await bar.getByRole('link', { name: 'Back to Role Selection' }).click()
  await expect(page).toHaveURL(/\/select-role$/)
})

test('mailto links come with a subject and a text', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'supplier'))
  for (const [path, name] of [
    ['/ambassador', 'Request Partnership'],
    ['/hospital', 'Join as Hospital Partner'],
    ['/supplier', 'Contact Strategy Team'],
  ] as const) {
    await page.goto(path)
    const href = (await page.getByRole('link', { name }).first().getAttribute('href')) ?? ''
    const letter = new URL(href)
    expect([letter.protocol, letter.pathname]).toEqual(['mailto:', 'hello@nordbro.example'])
    expect((letter.searchParams.get('subject') ?? '').length).toBeGreaterThan(5)
    expect((letter.searchParams.get('body') ?? '').length).toBeGreaterThan(20)
  }
})

test('an answer to an event is shown at once, stored, and can be changed', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'hospital'))
  await page.goto('/supplier')
  await startHydration(page)
  const event = page.locator('#events').getByRole('listitem').filter({ hasText: 'the tender that nobody answered' })
  const isStored = () => page.waitForResponse((response) => response.request().method() === 'POST')
  const attending = isStored()
  await event.getByRole('button', { name: 'Attending', exact: true }).click()
  await expect(event.getByRole('button', { name: 'Attending', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await attending
  await page.reload()
  await expect(event.getByRole('button', { name: 'Attending', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const declined = isStored()
  await event.getByRole('button', { name: 'Not attending' }).click()
  await expect(event.getByRole('button', { name: 'Not attending' })).toHaveAttribute('aria-pressed', 'true')
  await declined
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Your requests and answers' })).toContainText('Not attending')
})

test('members see the events and insights of their role and level', { tag: '@Z2' }, async ({ demo }) => {
  const fetchFrom = async (path: string, who: string) =>
    (await ask(demo, path, { headers: { Cookie: await enterAs(demo, who) } })).text
  for (const path of ['/supplier', '/hospital', '/ambassador']) {
    const fetchText = (who: string) => fetchFrom(path, who)
    const supplier = await fetchText('supplier')
    expect(supplier).toContain('Who pays for the first night')
    expect(supplier).not.toContain('A morning on a cardiology ward')
    expect(supplier).not.toContain('What procurement can ask for')
    expect(supplier).toContain('What clinics ask for before a pilot')
    for (const who of ['hospital', 'embassy']) {
      const text = await fetchText(who)
      expect(text).toContain('The tender that nobody answered')
      expect(text).not.toContain('Who pays for the first night')
      expect(text).not.toContain('What clinics ask for before a pilot')
    }
  }
  expect(await fetchFrom('/events', 'admin')).toContain('A morning on a cardiology ward')
  for (const path of ['/insights', '/insights.data', '/insights?q=pilot', '/insights.data?q=pilot']) {
    expect(await fetchFrom(path, 'supplier')).toContain('What clinics ask for before a pilot')
    for (const who of ['hospital', 'embassy']) {
      expect(await fetchFrom(path, who)).not.toContain('What clinics ask for before a pilot')
    }
  }
})

test('the last seat goes to one member; a later one is told that it is taken', async ({ page, demo, context }) => {
  const { id } = await makeEvent(demo, 'One seat only', { seats: '1' })
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.goto('/events')
  await startHydration(page)
  const answer = { response: 'attending' }
  const lastSeat = await post(demo, `/events/${id}/answer`, answer, { Cookie: await enterAs(demo, 'admin') })
  expect(lastSeat.status).toBe(200)
  const event = page.locator(`#event-${id}`)
  await event.getByRole('button', { name: 'Attending', exact: true }).click()
  await expect(event.getByText('Someone took the last seat before you.')).toBeVisible()
  await expect(event.getByRole('button', { name: 'Attending', exact: true })).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(event).toContainText('Full: the only seat is taken')
})

test('calendar entries and insight files are served only to members they are for', { tag: '@U1' }, async ({ demo }) => {
  const Cookie = await enterAs(demo, 'supplier')
  const { text } = await ask(demo, '/supplier', { headers: { Cookie } })
  const [calendar = ''] = /\/events\/[\w-]{36}\/event\.ics/.exec(text) ?? []
  const entry = await ask(demo, calendar, { headers: { Cookie } })
  expect(entry.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(entry.text).toMatch(/BEGIN:VTIMEZONE[\s\S]*UID:[\w-]{36}@localhost/)
  expect((await ask(demo, calendar, { headers: { Cookie: await enterAs(demo, 'embassy') } })).status).toBe(404)

  const [insight = ''] = /\/insights\/[\w-]{36}/.exec(text) ?? []
  const file = await ask(demo, insight, { headers: { Cookie } })
  expect(file.headers).toMatchObject({
    'content-disposition': expect.stringContaining('attachment'),
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('no-store'),
  })
  expect(file.body.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await ask(demo, insight, { headers: { Cookie: await enterAs(demo, 'hospital') } })).status).toBe(404)
  expect((await ask(demo, insight)).status).toBe(302)
})

test('with no event announced a member can express interest', async ({ browser }) => {
  const site = await startSite()
  try {
    const { cookie } = await newMember(site)
    const context = await browser.newContext()
    await enter(context, site, cookie)
    const page = await context.newPage()
    await page.goto(`${site.url}/supplier`)
    await expect(page.getByRole('heading', { name: 'Next Strategic Circle' })).toBeVisible()
    await expect(page.getByText('Coming Soon')).toBeVisible()
    await expect(page.getByText('Events will be announced via newsletter.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/circles')
    await expect(page.getByRole('button', { name: 'Download Insights' })).toBeDisabled()
    await page.getByRole('button', { name: 'Express Interest' }).click()
    await expect(page.getByText('Your interest is noted.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Your interest is noted.')).toBeVisible()
    await context.close()
  } finally {
    await site.stop()
  }
})

test('with the keyboard alone: signing in, choosing a role and answering an event', { tag: '@W1' }, async ({
  page,
}) => {
  const tabUntil = async (until: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await until()) return
    }
    throw new Error('Tab never got there')
  }
  const isFocused = (name: RegExp) => () =>
    page.evaluate((source) => new RegExp(source).test(document.activeElement?.textContent ?? ''), name.source)
  await page.goto('/login')
  await tabUntil(() => page.evaluate(() => document.activeElement?.getAttribute('name') === 'email'))
  await page.keyboard.type('embassy@nordbro.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('fjord-ridge-aurora-41')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/select-role$/)
  await tabUntil(isFocused(/^Supplier$/))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Supplier Dashboard')
  await tabUntil(isFocused(/^Attending$/))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Attending', exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a member who signs in sees their page once its messages have come, however late', async ({ page }) => {
  const late: string[] = []
  await page.goto('/login?lang=sv')
  await startHydration(page)
  await page.route(/\/assets\/sv-[\w-]+\.js$/, async (route) => {
    late.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.locator('main form [name=email]').fill('supplier@nordbro.example')
  await page.locator('main form [name=password]').fill(password)
  await page.getByRole('main').locator('form button[type=submit]').first().click()
  await expect(page).toHaveURL(/\/select-role|\/supplier/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Välkommen, supplier')
  expect(late.length).toBeGreaterThan(0)
})
