import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aContactRequest } from '../test/contact-request.ts'
import { notices } from './access-requests.ts'
import { isAbout } from './mailbox.ts'
import { expect, startHydration, test } from './test.ts'

const someone = () =>
  aContactRequest({
    email: `kari.${randomBytes(4).toString('hex')}@sykehus.example`,
    interest: 'ambassadors',
    message: 'We choose a supplier in March.\nWhom should we hear first?',
  })

const form = (page: Page) => page.getByRole('main').locator('form')
const interest = (page: Page) => form(page).locator('[name=interest]')

async function fill(page: Page, { interest: chosen, ...texts }: ReturnType<typeof someone>) {
  for (const [name, text] of Object.entries(texts)) await form(page).locator(`[name=${name}]`).fill(text)
  await interest(page).selectOption(chosen)
}

const fieldValues = async (page: Page) =>
  Object.fromEntries(
    await form(page)
      .locator('[name]:not([name=website])')
      .evaluateAll((fields) =>
        fields.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]),
      ),
  )

const emptyFields = Object.fromEntries(Object.keys(aContactRequest()).map((name) => [name, '']))

test('the button shows that the form is being sent; then a toast confirms it, and the form is empty', async ({
  page,
  site,
}) => {
  const person = someone()
  await page.goto('/contact')
  await startHydration(page)
  await fill(page, person)
  const held = Promise.withResolvers<void>()
  await page.route('**/contact.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  const button = form(page).getByRole('button')
  await button.dblclick()
  await expect(button).toHaveText('Sending...')
  await expect(button).toBeDisabled()
  held.resolve()
  await expect(notices(page).getByText('Request sent successfully', { exact: true })).toBeVisible()
  await expect(notices(page).getByText("We'll be in touch within 48 hours.", { exact: true })).toBeVisible()
  expect(await fieldValues(page)).toEqual(emptyFields)
  await expect(button).toBeFocused()

  const thanks = await site.mailTo(person.email)
  expect(thanks.text).toContain('within 48 hours')
  const notice = await site.noticeAbout(person.email)
  expect(notice.subject).toBe(`Ambassador Network: ${person.name}, Nord sykehus`)
  await page.waitForTimeout(500)
  expect(site.mails(isAbout(person.email))).toHaveLength(2)
})

test.describe('when the connection fails', () => {
  test.use({ complaints: /net::ERR_FAILED/ })

  test('a toast shows the failure, and the typed values are kept for the next try', async ({ page, site }) => {
    const person = someone()
    await page.route('**/contact.data*', (route) => route.abort())
    await page.goto('/contact')
    await startHydration(page)
    await fill(page, person)
    await form(page).getByRole('button').click()
    await expect(notices(page).getByText('Failed to send request', { exact: true })).toBeVisible()
    await expect(notices(page).getByText('No connection. What you typed is kept.', { exact: true })).toBeVisible()
    expect(await fieldValues(page)).toEqual(person)
    await page.unrouteAll()
    await form(page).getByRole('button').click()
    await expect(notices(page).getByText('Request sent successfully', { exact: true })).toBeVisible()
    await site.mailTo(person.email)
  })
})

test('the hash selects Speed-Dial, on arrival and when it changes later', async ({ page }) => {
  await page.goto('/contact#speed-dial')
  await startHydration(page)
  await expect(interest(page)).toHaveValue('speed-dial')
  await expect(page.locator('#speed-dial')).toBeInViewport()

  await page.goto('/contact')
  await startHydration(page)
  await expect(interest(page)).toHaveValue('')
  await interest(page).selectOption('ambassadors')
  await page.evaluate(() => {
    location.hash = '#speed-dial'
  })
  await expect(interest(page)).toHaveValue('speed-dial')
})

test('an interest selected before hydration is not replaced by the hash', async ({ page }) => {
  await page.goto('/contact#speed-dial')
  await interest(page).selectOption('clinical-visits')
  await startHydration(page)
  await page.waitForTimeout(200)
  await expect(interest(page)).toHaveValue('clinical-visits')
})
