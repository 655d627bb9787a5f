import { fieldValues, fill, notices, openDialog, openedDialog, someone, submitButton } from './access-requests.ts'
import { expect, test } from './test.ts'

test.describe('when the connection fails', () => {
  test.use({ complaints: /net::ERR_FAILED/ })

  test('the dialog shows an error, keeps the entered values, and sends them at the next try', async ({
    page,
    site,
  }) => {
    const person = someone()
    await page.route('**/request-access.data*', (route) => route.abort())
    await page.goto('/')
    const dialog = await openDialog(page)
    await fill(dialog, person)
    await submitButton(dialog).click()
    await expect(notices(page).getByText('Error', { exact: true })).toBeVisible()
    await expect(notices(page).getByText('No connection. What you typed is kept.')).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('No connection. What you typed is kept.')
    expect(await fieldValues(dialog)).toEqual(person)

    await page.unrouteAll()
    await submitButton(dialog).click()
    await expect(openedDialog(page)).toHaveCount(0)
    await site.mailTo(person.email)
  })

  test('the page with the form shows an error and keeps the entered values', async ({ page }) => {
    const person = someone()
    await page.route('**/request-access.data*', (route) => route.abort())
    await page.goto('/request-access')
    const form = page.getByRole('main').locator('form')
    await fill(form, person)
    await submitButton(form).click()
    await expect(form.getByRole('alert')).toContainText('No connection. What you typed is kept.')
    expect(await fieldValues(form)).toEqual(person)
  })
})

test.describe('when the server refuses the input', () => {
  test.use({ complaints: /status of 422/ })

  // Both pass the browser's own checks: a control character, and an address without a top domain.
  const bad = { name: 'Åsa\u0007Lindqvist', email: 'asa@hospital' }

  test('each bad field shows its error, entered values stay, and the first bad field has the focus', async ({
    page,
    site,
  }) => {
    const person = { ...someone(), ...bad }
    await page.goto('/')
    const dialog = await openDialog(page)
    await fill(dialog, person)
    await submitButton(dialog).click()
    const email = dialog.getByLabel('Email')
    await expect(email).toHaveAccessibleDescription('Enter an email address, like name@hospital.example.')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText('Enter an email address, like name@hospital.example.')).toBeVisible()
    await expect(dialog.getByLabel('Full name')).toHaveAccessibleDescription(/characters that can’t be stored/)
    await expect(dialog.getByLabel('Full name')).toBeFocused()
    await expect(dialog.getByLabel('Organization')).not.toHaveAttribute('aria-invalid')
    expect(await fieldValues(dialog)).toEqual(person)

    const corrected = someone()
    await fill(dialog, corrected)
    await submitButton(dialog).click()
    await expect(openedDialog(page)).toHaveCount(0)
    await site.mailTo(corrected.email)
  })

  test('the first bad field has the focus even when it is not the first field', async ({ page }) => {
    await page.goto('/request-access?lang=sv')
    const form = page.getByRole('main').locator('form')
    await fill(form, { ...someone(), email: bad.email })
    await submitButton(form).click()
    await expect(form.locator('[name=email]')).toBeFocused()
    await expect(form.getByText('Skriv en e-postadress, till exempel namn@sjukhus.example.')).toBeVisible()
  })
})

test.describe('after many requests from one network', () => {
  test.use({ complaints: /status of 429/ })

  test('the dialog asks to wait and keeps the entered values', async ({ page, request, site }) => {
    const headers = { Origin: site.url }
    for (let count = 0; count < 50; count += 1) await request.post('/request-access', { headers, form: someone() })
    const person = someone()
    await page.goto('/')
    const dialog = await openDialog(page)
    await fill(dialog, person)
    await submitButton(dialog).click()
    await expect(dialog.getByRole('alert')).toContainText('Please try again in a few minutes.')
    expect(await fieldValues(dialog)).toEqual(person)
  })
})
