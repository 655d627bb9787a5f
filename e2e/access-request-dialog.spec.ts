import {
  emptyFields,
  fieldValues,
  fill,
  joinCircle,
  notices,
  openDialog,
  openedDialog,
  someone,
  submitButton,
} from './access-requests.ts'
import { expect, test } from './test.ts'

const sentText = "Your access request has been sent to our team. We'll review it and get back to you soon."

test('Join Circle opens a dialog with the five fields', async ({ page }) => {
  await page.goto('/')
  await joinCircle(page).click()
  const dialog = page.getByRole('dialog', { name: 'Join Circle' })
  for (const label of ['Full name', 'Email', 'Organization', 'Role interest', 'Reason']) {
    await expect(dialog.getByLabel(label)).toBeVisible()
  }
  await expect(dialog.getByLabel('Role interest').locator('option')).toHaveText([
    'Choose a role',
    'Supplier',
    'Embassy',
    'Hospital',
  ])
  await expect(dialog.getByText('within 2–3 business days')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the submit button is enabled once all five fields are filled in', async ({ page }) => {
  await page.goto('/')
  const dialog = await openDialog(page)
  const submit = dialog.getByRole('button', { name: 'Submit Request' })
  for (const [field, value] of Object.entries(someone())) {
    await expect(submit).toBeDisabled()
    await fill(dialog, { [field]: value })
  }
  await expect(submit).toBeEnabled()
  await fill(dialog, { organization: '   ' })
  await expect(submit).toBeDisabled()
})

test('while the request is being sent the button says so and sends no second one', async ({ page }) => {
  let requestCount = 0
  const held = Promise.withResolvers<void>()
  await page.route('**/request-access.data*', async (route) => {
    requestCount += 1
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  const dialog = await openDialog(page)
  await fill(dialog, someone())
  await submitButton(dialog).click()
  await expect(submitButton(dialog)).toHaveText('Submitting Request...')
  await submitButton(dialog).click({ force: true })
  await dialog.getByLabel('Email').press('Enter')
  held.resolve()
  await expect(dialog).toBeHidden()
  expect(requestCount).toBe(1)
})

test('after sending the dialog closes, a notice confirms it, and the form is empty when opened again', async ({
  page,
}) => {
  await page.goto('/')
  const dialog = await openDialog(page)
  await fill(dialog, someone())
  await submitButton(dialog).click()
  await expect(openedDialog(page)).toHaveCount(0)
  await expect(notices(page).getByText('Request Submitted', { exact: true })).toBeVisible()
  await expect(notices(page).getByText(sentText, { exact: true })).toBeVisible()
  await openDialog(page)
  expect(await fieldValues(dialog)).toEqual(emptyFields)
  await expect(submitButton(dialog)).toBeDisabled()
})

test('a second person can request access from the same page', async ({ page, site }) => {
  await page.goto('/')
  const people = [someone(), someone()]
  for (const person of people) {
    const dialog = await openDialog(page)
    await fill(dialog, person)
    await submitButton(dialog).click()
    await expect(openedDialog(page)).toHaveCount(0)
  }
  for (const { email } of people) await site.mailTo(email)
})

test('the page with the form confirms a sent request with the same text', async ({ page }) => {
  await page.goto('/request-access')
  const main = page.getByRole('main')
  const form = main.locator('form')
  await expect(form.getByLabel('Full name')).toBeVisible()
  await fill(form, someone())
  await submitButton(form).click()
  await expect(main.getByText('Request Submitted', { exact: true })).toBeVisible()
  await expect(main.getByText(sentText, { exact: true })).toBeVisible()
  await expect(main.getByText('A receipt is on its way to your mailbox.')).toBeVisible()
  await expect(form).toBeHidden()
})
