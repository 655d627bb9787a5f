import { fill, openDialog, someone } from './access-requests.ts'
import { expect, startHydration, test } from './test.ts'

const missing = { en: 'This can’t be empty.', sv: 'Det här måste fyllas i.', no: 'Dette må fylles ut.' }

for (const lang of ['en', 'sv', 'no'] as const) {
  test(`an empty Circles form says what is missing, in the page’s language: ${lang}`, async ({ page }) => {
    await page.goto(`/circles?lang=${lang}`)
    // The first input on the page is the click itself: the browser's own message must not come before ours.
    await page.locator('#rsvp button[type=submit]').click()
    const rsvp = page.locator('#rsvp')
    await expect(rsvp.locator('[name=name]')).toBeFocused()
    await expect(rsvp.locator('[name=name]')).toBeInViewport()
    for (const name of ['name', 'email', 'why', 'consent']) {
      await expect(rsvp.locator(`[name=${name}]`)).toHaveAccessibleDescription(new RegExp(missing[lang]))
    }
    await expect(rsvp.locator('[aria-invalid]')).toHaveCount(4)
  })
}

test('a wrong address is explained beside its field; a mended form is sent', async ({ page }) => {
  await page.goto('/newsletter')
  await startHydration(page)
  const email = page.getByRole('main').getByLabel('Email').first()
  await email.fill('nobody')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Enter an email address, like/)
  await email.fill('somebody@hospital.example')
  await email.press('Enter')
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
})

test('a password that is too short is explained in our words', async ({ page }) => {
  await page.goto('/login?tab=register')
  await startHydration(page)
  await page.getByLabel('Email').fill('asa@nordbro.example')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Use at least \d+ characters\./)
  await expect(page.getByLabel('Password')).toBeFocused()
})

test('the dialog begins in its first field, and says where to ask for a seat at an evening', async ({ page }) => {
  await page.goto('/')
  const dialog = await openDialog(page)
  await expect(dialog.getByLabel('Full name')).toBeFocused()
  await dialog.getByRole('link', { name: 'ask on the Circles page' }).click()
  await expect(page).toHaveURL(/\/circles#rsvp$/)
  await expect(page.locator('#rsvp').getByRole('heading').first()).toBeInViewport()
})

test.describe('without a connection', () => {
  test.use({ complaints: /net::ERR_FAILED/, viewport: { width: 360, height: 640 } })

  test('on a phone the message of a failed send is seen whole, and the heading of the dialog too', async ({ page }) => {
    await page.route('**/request-access.data*', (route) => route.abort())
    await page.goto('/')
    const dialog = await openDialog(page)
    await fill(dialog, someone())
    await dialog.locator('fieldset button[type=submit]').click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toBeInViewport({ ratio: 1 })
    const [heading, message] = [await dialog.getByRole('heading').boundingBox(), await alert.boundingBox()]
    expect((heading?.y ?? 0) + (heading?.height ?? 999)).toBeLessThanOrEqual(message?.y ?? 0)
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
  })
})
