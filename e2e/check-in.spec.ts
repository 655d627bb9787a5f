import { enter } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { isStored, makeEvening } from './check-in.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent } from './events.ts'
import { inDays } from './seats.ts'

test.use({
  demoName: 'check-in',
  viewport: { width: 390, height: 844 },
  // Without a connection, and without a session.
  complaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (403|404)|Failed to fetch/,
})

test('a tap checks in, a second one offers to undo it, and the code finds a guest', async ({ page, context, demo }) => {
  const { page: address, path, listGuests } = await makeEvening(demo, 'An evening with taps', 2)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(path)
  await page.getByRole('link', { name: 'Check-in: 0 present, 2 attending' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('0 of 2 present')).toBeVisible()
  const [first, second] = await listGuests()
  if (!first || !second) throw new Error('The event has no guests')
  const row = page.getByRole('listitem').filter({ hasText: first.email })
  await row.getByRole('button', { name: /Check in/ }).click()
  await expect(page.getByText('1 of 2 present')).toBeVisible()
  await expect(row.getByText('Present')).toBeVisible()
  await expect(row.getByText('not sent yet')).toBeHidden()
  await expectNoViolations(page)
  expect((await listGuests()).filter(({ arrivedAt }) => arrivedAt)).toMatchObject([{ id: first.id }])

  await row.getByText('Present').click()
  await expect(page.getByText('1 of 2 present')).toBeVisible()
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('0 of 2 present')).toBeVisible()
  await expect.poll(async () => (await listGuests()).filter(({ arrivedAt }) => arrivedAt)).toEqual([])

  await page
    .getByRole('searchbox', { name: 'Search' })
    .fill(` ${second.code.slice(0, 3).toLowerCase()} ${second.code.slice(3)} `)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(second.email)
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all')
  await expect(page.getByText('Nobody matches “nobody at all”.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill(first.code.toLowerCase())
  await search.press('Enter')
  const confirmation = page.getByRole('main').getByRole('status').filter({ hasText: first.email })
  await expect(confirmation).toHaveText(`${first.email} is present`)
  await expect(page.getByText('1 of 2 present')).toBeVisible()
  await expectNoViolations(page)
  await search.press('Enter')
  await expect(confirmation).toHaveText(`${first.email} was checked in before`)
  await expect
    .poll(async () => (await listGuests()).filter(({ arrivedAt }) => arrivedAt))
    .toMatchObject([{ id: first.id }])

  await page.goto(`${address}?code=${second.code}`)
  const opened = page.getByRole('region', { name: `Code ${second.code}` })
  await opened.getByRole('button', { name: new RegExp(second.email) }).click()
  await expect(opened.getByText('Present')).toBeVisible()
  await page.goto(`${address}?code=ZZZZZZ`)
  await expect(page.getByRole('alert')).toContainText('No guest of this event has this code')
})

test('two phones check in the same guest, and see each other', async ({ page, context, demo }) => {
  const { page: address, listGuests } = await makeEvening(demo, 'An evening with two phones', 2)
  await enter(context, demo, await enterAs(demo, 'admin'))
  const other = await context.newPage()
  await page.goto(address)
  await other.goto(address)
  const [first, second] = await listGuests()
  if (!first || !second) throw new Error('The event has no guests')
  const tap = (on: typeof page, email: string) =>
    on
      .getByRole('listitem')
      .filter({ hasText: email })
      .getByRole('button', { name: /Check in/ })
      .click()
  await Promise.all([tap(page, first.email), tap(other, first.email)])
  await expect(page.getByText('1 of 2 present')).toBeVisible()
  await expect(other.getByText('1 of 2 present')).toBeVisible()
  await tap(other, second.email)
  await expect(other.getByText('2 of 2 present')).toBeVisible()
  // As a phone that was in a pocket does.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('2 of 2 present')).toBeVisible()
})

test('who was signed out meanwhile signs in again to send what waits', async ({ page, context, demo }) => {
  const { page: address, listGuests } = await makeEvening(demo, 'An evening that is long', 1)
  const cookie = await enterAs(demo, 'admin')
  await enter(context, demo, cookie)
  await page.goto(address)
  await expect.poll(() => page.evaluate(isStored, address)).toBe(true)
  await context.clearCookies()
  await page.getByRole('button', { name: /Check in/ }).click()
  await expect(page.getByRole('alert')).toContainText('Sign in again to send 1 tap')
  await expectNoViolations(page)
  // The list is not left to the next one who opens the phone.
  await expect.poll(() => page.evaluate(isStored, address)).toBe(false)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login\?to=/)
  await enter(context, demo, cookie)
  await page.goto(address)
  await expect(page.getByText('1 of 1 present')).toBeVisible()
  await expect.poll(async () => (await listGuests())[0]?.arrivedAt).toBeTruthy()
})

test('the camera reads codes', async ({ page, context, demo }) => {
  const { id, page: address, listGuests } = await makeEvening(demo, 'An evening with a camera', 1)
  const [guest] = await listGuests()
  await context.addInitScript(() => {
    const read: { rawValue: string }[] = []
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => read
    }
    Object.assign(window, {
      BarcodeDetector,
      hold: (rawValue: string) => read.splice(0, read.length, { rawValue }),
    })
  })
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(address)
  await page.getByRole('button', { name: 'Scan a code' }).click()
  const scanner = page.getByRole('region', { name: 'Scan a code' })
  await expect
    .poll(() => scanner.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0)
  const hold = (text: string) => page.evaluate((text) => Reflect.get(window, 'hold')(text), text)
  await hold(`${demo.url}/admin/events/${crypto.randomUUID()}/check-in?code=${guest?.code}`)
  await expect(scanner.getByText('This code is for another event')).toBeVisible()
  await hold(`${demo.url}${address}?code=ZZZZZZ`)
  await expect(scanner.getByText('No guest of this event has this code')).toBeVisible()
  await hold('https://menu.example/')
  await expect(scanner.getByText('This is no code of a guest')).toBeVisible()
  await hold(`${demo.url}/admin/events/${id}/check-in?code=${guest?.code}`)
  await expect(scanner.getByText(`${guest?.email} is present`)).toBeVisible()
  await expect(page.getByText('1 of 1 present')).toBeVisible()
  await expectNoViolations(page)
  await scanner.getByRole('button', { name: 'Close the camera' }).click()
  await expect(scanner).toBeHidden()
})

test('the page says when nobody can be checked in', async ({ page, context, demo }) => {
  const { path } = await makeEvent(demo, 'An evening in the distance', { date: inDays(9) })
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`${path}/check-in`)
  await expect(page.getByText(/^Check-in opens on /)).toBeVisible()
  await expect(page.getByText('Nobody attends this event yet.')).toBeVisible()
  const headers = await (await page.request.get(`${path}/check-in`)).headers()
  expect(headers['permissions-policy']).toContain('camera=(self)')
  expect((await page.request.get(path)).headers()['permissions-policy']).toContain('camera=()')
})

test('who may only look sees the list without buttons', async ({ page, context, demo }) => {
  const { page: address, listGuests } = await makeEvening(demo, 'An evening to look at', 1)
  const [guest] = await listGuests()
  await enter(context, demo, await enterAs(demo, 'reader'))
  await page.goto(address)
  await expect(page.getByText('0 of 1 present')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toContainText([guest?.email ?? '-'])
  await page.getByRole('searchbox', { name: 'Search' }).fill(guest?.code ?? '-')
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await expect(main.getByRole('listitem').getByRole('button')).toHaveCount(0)
  await expect(main.getByText(/Check in$/)).toHaveCount(0)
  await expect(page.getByText('0 of 1 present')).toBeVisible()
  await expectNoViolations(page)
})

test('signing out deletes the stored page', async ({ page, context, demo }) => {
  const { page: address } = await makeEvening(demo, 'An evening that ends', 1)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(address)
  await expect.poll(() => page.evaluate(isStored, address)).toBe(true)
  await page.evaluate(() => {
    for (const form of document.forms) {
      if (new URL(form.action).pathname !== '/sign-out') continue
      form.addEventListener('submit', (event) => event.preventDefault())
      form.requestSubmit()
      return
    }
  })
  await expect.poll(() => page.evaluate(isStored, address)).toBe(false)
})

test('a guest sees the code on the page of the event', async ({ page, context, demo }) => {
  const { id, cookies, listGuests } = await makeEvening(demo, 'An evening with a code', 1)
  await enter(context, demo, cookies[0] ?? '')
  await page.goto(`/events/${id}`)
  const code = page.getByRole('region', { name: 'Your code at the entrance' })
  await expect(code).toContainText((await listGuests())[0]?.code ?? '-')
  await expect(code.getByRole('img')).toBeVisible()
  await expectNoViolations(page)
})
