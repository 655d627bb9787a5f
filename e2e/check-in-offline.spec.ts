import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { enterAsAdmin, eventZone, isStored, makeEvening } from './check-in.ts'
import { openProxy } from './proxy.ts'
import { type Site, startSite } from './server.ts'
import { test as base, expect, startHydration } from './test.ts'

type Connected = { site: Site; cut: () => void; connect: () => Promise<void> }

/** A site whose connection can be cut: what a browser sets offline is not offline for a worker. */
const test = base.extend<{ connected: Connected }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern
  connected: async ({}, use) => {
    const ports: number[] = []
    let proxy = await openProxy(ports)
    const site = await startSite({ PUBLIC_URL: proxy.url, TRUSTED_PROXIES: '127.0.0.1,::1' }, ['demo'])
    ports.push(site.port)
    const connect = async () => {
      proxy = await openProxy(ports, proxy.port)
    }
    // Requests that tests send themselves go past the proxy.
    await use({ site: { ...site, url: proxy.url }, cut: () => proxy.close(), connect })
    proxy.close()
    await site.stop()
  },
  baseURL: ({ connected }, use) => use(connected.site.url),
})

test.use({
  viewport: { width: 390, height: 844 },
  // Not that of the event.
  timezoneId: 'America/New_York',
  complaints:
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_SOCKET|Failed to fetch|status of 503/,
})

test('taps without a connection survive a reload, and are sent once', async ({ page, context, connected }) => {
  const { site, cut, connect } = connected
  const { page: address, listGuests } = await makeEvening(site, 'An evening without a network', 2)
  await enterAsAdmin(context, site)
  await page.goto(address)
  await expect.poll(() => page.evaluate(isStored, address)).toBe(true)
  const [first, second] = await listGuests()
  if (!first || !second) throw new Error('The event has no guests')
  const sent: string[] = []
  context.on('response', (response) => {
    if (response.request().method() === 'POST' && response.ok()) sent.push(response.request().postData() ?? '')
  })
  cut()
  const rowOf = (email: string) => page.getByRole('listitem').filter({ hasText: email })
  await rowOf(first.email)
    .getByRole('button', { name: /Check in/ })
    .click()
  await expect(rowOf(first.email).getByText('not sent yet')).toBeVisible()
  await expect(page.getByText(/^Offline since \d\d:\d\d, 1 not sent$/)).toBeVisible()
  await expectNoViolations(page)

  const minutesAgo = 10
  const since = await page.evaluate((minutes) => {
    const key = Object.keys(localStorage).find((key) => key.startsWith('check-in-offline ')) ?? ''
    const earlier = Number(localStorage.getItem(key)) - minutes * 60_000
    localStorage.setItem(key, String(earlier))
    return earlier
  }, minutesAgo)
  await page.reload()
  const clock = new Date(since).toLocaleTimeString('sv', { timeZone: eventZone, hour: '2-digit', minute: '2-digit' })
  await expect(page.getByText(`Offline since ${clock}, 1 not sent`)).toBeVisible()
  await expect(rowOf(first.email).getByText('not sent yet')).toBeVisible()
  await rowOf(second.email)
    .getByRole('button', { name: /Check in/ })
    .click()
  await expect(page.getByText(/, 2 not sent$/)).toBeVisible()
  await expect(page.getByText('2 of 2 present')).toBeVisible()
  expect((await listGuests()).filter(({ arrivedAt }) => arrivedAt)).toEqual([])

  await connect()
  await expect(page.getByText(/not sent/)).toHaveCount(0)
  expect((await listGuests()).every(({ arrivedAt }) => arrivedAt)).toBe(true)
  const ids = sent.flatMap((body) => [...body.matchAll(/"id":"([\da-f-]{36})"/g)].map(([, id]) => id))
  expect(ids).toHaveLength(2)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('check-in ')))).toEqual([])
})

/** Stores the page of an event with one guest, and signs out with a form that no script sees. */
async function leaveStored(page: Page, site: Site) {
  const { page: address, listGuests } = await makeEvening(site, 'An evening that is over', 1)
  const context = page.context()
  await enterAsAdmin(context, site)
  await page.goto(address)
  await expect.poll(() => page.evaluate(isStored, address)).toBe(true)
  const [guest] = await listGuests()
  await page.goto('about:blank')
  const signedOut = await context.request.post('/sign-out', { headers: { Origin: site.url }, form: {} })
  expect(signedOut.url()).toContain('/login?notice=signed-out')
  return { address, email: guest?.email ?? '-' }
}

test('after a sign-out without script the stored list is not shown', async ({ page, connected }) => {
  const { address, email } = await leaveStored(page, connected.site)
  connected.cut()
  await page.goto(address)
  await expect(page.getByText(/^There is no connection\./)).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('the page to sign in deletes what a sign-out without script left', async ({ page, connected }) => {
  const { address } = await leaveStored(page, connected.site)
  // An address of the same site whose page has no script: the page to sign in deletes as soon as its own runs.
  await page.goto('/robots.txt')
  expect(await page.evaluate(isStored, address)).toBe(true)
  await page.goto('/login')
  await startHydration(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
