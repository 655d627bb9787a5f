import { fieldValues, fill, someone, submitButton } from './access-requests.ts'
import { expect, test } from './test.ts'

test('the access request is sent, and the page confirms it with the exact text', async ({ page, site }) => {
  const person = someone()
  await page.goto('/request-access')
  const main = page.getByRole('main')
  await fill(main.locator('form'), person)
  await submitButton(main.locator('form')).click()
  await expect(main.getByText('Request Submitted', { exact: true })).toBeVisible()
  const sent = "Your access request has been sent to our team. We'll review it and get back to you soon."
  await expect(main.getByText(sent, { exact: true })).toBeVisible()
  await site.mailTo(person.email)
  expect((await site.noticeAbout(person.email)).text).toContain(person.organization)
})

test.describe('with invalid input', () => {
  test.use({ complaints: /status of 422/ })

  test('the form comes back with the typed values and the errors', async ({ page, site }) => {
    const person = { ...someone(), name: '   ', email: 'asa@hospital' }
    await page.goto('/request-access')
    const form = page.getByRole('main').locator('form')
    await fill(form, person)
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      submitButton(form).click(),
    ])
    expect(answer.status()).toBe(422)
    await expect(form.getByText('This can’t be empty.')).toBeVisible()
    await expect(form.getByLabel('Full name')).toHaveAccessibleDescription('This can’t be empty.')
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/^Enter an email address/)
    expect(await fieldValues(form)).toEqual(person)

    const corrected = someone()
    await fill(form, corrected)
    await submitButton(form).click()
    await expect(page.getByText('Request Submitted')).toBeVisible()
    await site.mailTo(corrected.email)
  })

  test('the errors are in Norwegian on a Norwegian page', async ({ page }) => {
    await page.goto('/request-access?lang=no')
    const form = page.getByRole('main').locator('form')
    await fill(form, { ...someone(), name: '   ' })
    await submitButton(form).click()
    await expect(form.getByText('Dette må fylles ut.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  })
})

test('a field left empty is caught by the browser before anything is sent', async ({ page }) => {
  let posted = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posted += 1
  })
  await page.goto('/request-access')
  const form = page.getByRole('main').locator('form')
  await fill(form, { ...someone(), reason: '' })
  await submitButton(form).click()
  await expect(form.getByLabel('Reason')).toBeFocused()
  expect(posted).toBe(0)
})
