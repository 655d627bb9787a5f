import { notices } from './access-requests.ts'
import {
  circleRequestForm,
  circleRequestValues,
  fillCircleRequest,
  guest,
  noConnection,
  sendCircleRequest,
  thanks,
} from './circle-requests.ts'
import { isAbout, isTo } from './mailbox.ts'
import { expect, startHydration, test } from './test.ts'

test('the button shows that the form is being sent; then the form is empty, and page and notice say thanks', async ({
  page,
  site,
}) => {
  const person = guest()
  const held = Promise.withResolvers<void>()
  let requestCount = 0
  await page.route('**/circles.data*', async (route) => {
    requestCount += 1
    await held.promise
    await route.continue()
  })
  await page.goto('/circles')
  await startHydration(page)
  await fillCircleRequest(page, person)
  await sendCircleRequest(page)
  const button = circleRequestForm(page).locator('button[type=submit]')
  await expect(button).toHaveText('Sending...')
  await expect(button).toBeDisabled()
  await button.click({ force: true })
  held.resolve()
  await expect(page.locator('#rsvp').getByRole('status')).toHaveText(thanks)
  await expect(notices(page).getByText(thanks, { exact: true })).toBeVisible()
  await expect(circleRequestForm(page).locator('button[type=submit]')).toBeFocused()
  expect(await circleRequestValues(page)).toEqual({
    name: '',
    email: '',
    organization: '',
    role: '',
    country: '',
    why: '',
    interests: [],
  })
  await expect(button).toHaveText('Request an invite')
  expect(requestCount).toBe(1)

  await fillCircleRequest(page, { ...person, email: person.email.toUpperCase() })
  await sendCircleRequest(page)
  await expect(page.locator('#rsvp').getByRole('status')).toHaveText(thanks)
  await site.mailTo(person.email)
  await site.noticeAbout(person.email)
  await page.waitForTimeout(500)
  expect(site.mails(isAbout(person.email))).toHaveLength(2)
})

test('a second, different request from one address is mailed to the team too', { tag: '@F1' }, async ({
  page,
  site,
}) => {
  const person = guest()
  const notices = () => site.mails((mail) => isAbout(person.email)(mail) && isTo('hello@nordbro.example')(mail))
  for (const why of ['We move a ward home.', 'And my colleague would like to come.']) {
    await page.goto('/circles')
    await startHydration(page)
    await fillCircleRequest(page, { ...person, why })
    await sendCircleRequest(page)
    await expect(page.locator('#rsvp').getByRole('status')).toHaveText(thanks)
  }
  await expect.poll(() => notices().length).toBe(2)
  expect(notices().some(({ text }) => text?.includes('And my colleague would like to come.'))).toBe(true)
})

test.describe('without a connection', () => {
  test.use({ complaints: /ERR_INTERNET_DISCONNECTED/ })

  test('the form shows an error, keeps the typed values, and can be sent when the connection is back', async ({
    page,
    context,
    site,
  }) => {
    const person = guest()
    await page.goto('/circles')
    await startHydration(page)
    await fillCircleRequest(page, person)
    await context.setOffline(true)
    await sendCircleRequest(page)
    await expect(page.locator('#rsvp').getByRole('alert')).toHaveText(noConnection)
    expect(await circleRequestValues(page)).toMatchObject({
      ...person,
      why: expect.stringContaining('a ward'),
      consent: 'on',
    })
    await context.setOffline(false)
    await sendCircleRequest(page)
    await expect(page.locator('#rsvp').getByRole('status')).toHaveText(thanks)
    await site.mailTo(person.email)
  })
})

test('with no session announced the page says where dates are announced, and lists sessions of 2025 as past', async ({
  page,
}) => {
  await page.goto('/circles')
  const dates = page.locator('#dates')
  await expect(dates.getByRole('heading', { level: 2 })).toHaveText('Dates are announced in Strategy Signals first')
  await expect(dates.getByText('2025')).toHaveCount(0)
  await expect(page.getByText('10 September 2025')).toBeVisible()
})

test('the newsletter provider that is not used can’t be reached, and the error says why', async ({ page }) => {
  await page.goto('/circles')
  await startHydration(page)
  const refusals = await page.evaluate(async () => {
    const messages: string[] = []
    const addMessage = (error: unknown) => messages.push((error as Error).message)
    await fetch('https://api.convertkit.com/v3').catch(addMessage)
    for (const attempt of [
      () => new XMLHttpRequest().open('GET', 'https://api.ConvertKit.com/v3'),
      () => Object.assign(document.createElement('script'), { src: 'https://f.convertkit.com/1.js' }),
    ]) {
      try {
        attempt()
      } catch (error) {
        addMessage(error)
      }
    }
    return messages
  })
  expect(refusals).toHaveLength(3)
  for (const refusal of refusals) expect(refusal).toMatch(/convertkit.com.* is blocked: beehiiv is used/i)
})
