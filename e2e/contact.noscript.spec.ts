import { randomBytes } from 'node:crypto'
import type { ReceivedMail } from './mailbox.ts'
import { expect, test } from './test.ts'

const fields = { name: 'Kari Berg', organization: 'Nord sykehus', message: 'We choose a supplier in March.' }
const address = () => `kari.${randomBytes(4).toString('hex')}@sykehus.example`

test('the form is sent, the page confirms it, and the form is empty again', async ({ page, site }) => {
  const email = address()
  await page.goto('/contact?interest=speed-dial')
  const main = page.getByRole('main')
  await expect(main.locator('[name=interest]')).toHaveValue('speed-dial')
  for (const [name, text] of Object.entries({ ...fields, email })) await main.locator(`[name=${name}]`).fill(text)
  await main.locator('form button[type=submit]').click()
  await expect(main.getByText('Request sent successfully', { exact: true })).toBeVisible()
  await expect(main.getByText("We'll be in touch within 48 hours.", { exact: true })).toBeVisible()
  await expect(main.locator('[name=name]')).toHaveValue('')
  expect((await site.noticeAbout(email)).subject).toBe('Speed-Dial: Kari Berg, Nord sykehus')
})

test.describe('with invalid input', () => {
  test.use({ complaints: /status of 422/ })

  test('the form comes back with the typed values and the errors', async ({ page }) => {
    await page.goto('/contact?lang=sv')
    const main = page.getByRole('main')
    for (const [name, text] of Object.entries({ ...fields, email: 'kari@sykehus' })) {
      await main.locator(`[name=${name}]`).fill(text)
    }
    await main.locator('[name=interest]').selectOption('ambassadors')
    await main.locator('form button[type=submit]').click()
    await expect(main.getByText('Skriv en e-postadress, till exempel namn@sjukhus.example.')).toBeVisible()
    await expect(main.locator('[name=message]')).toHaveValue(fields.message)
    await expect(main.locator('[name=interest]')).toHaveValue('ambassadors')
  })
})

test('the newsletter is requested, confirmed and unsubscribed with links and buttons', async ({ page, site }) => {
  const email = address()
  await page.goto('/newsletter?lang=no')
  await page.locator('[name=email]').fill(email)
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByText('Sjekk innboksen')).toBeVisible()

  const link = /https?:\S+\/newsletter\/confirm\?\S+/.exec((await site.mailTo(email)).text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Bekreft abonnementet' }).click()
  await expect(page.getByRole('heading', { name: 'Du står på listen' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Lenken er allerede brukt' })).toBeVisible()

  const isWelcome = (mail: ReceivedMail) =>
    mail.recipients.includes(email) && mail.subject === 'Du abonnerer nå på Strategy Signals'
  await expect.poll(() => site.mails(isWelcome).length).toBe(1)
  const leave = /https?:\S+\/newsletter\/unsubscribe\?\S+/.exec(site.mails(isWelcome)[0]?.text ?? '')?.[0] ?? ''
  await page.goto(leave)
  await page.getByRole('button', { name: 'Avslutt abonnementet' }).click()
  await expect(page.getByRole('heading', { name: 'Abonnementet er avsluttet' })).toBeVisible()
})
