import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { startSite } from './server.ts'
import { expect, test } from './test.ts'

const canned = 'Chat is temporarily disabled while we fix the newsletter subscription. Please try again later!'

const opener = (page: Page) => page.locator('[data-track="chat_widget:open"]')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' })
const log = (page: Page) => panel(page).getByRole('log')

async function openChat(page: Page, site = '') {
  await page.goto(`${site}/circles`)
  await opener(page).click()
  await expect(panel(page).getByLabel('Message', { exact: true })).toBeFocused()
}

test('with the keyboard alone: a message is sent with Enter, and the reply appears', async ({ page }) => {
  await openChat(page)
  const send = panel(page).getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await page.keyboard.type('   ')
  await expect(send).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(log(page).getByRole('listitem')).toHaveCount(0)

  await page.keyboard.type('Is there')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('a seat?')
  await page.keyboard.press('Enter')
  await expect(log(page).getByRole('listitem')).toHaveText([/Is there\na seat\?/])
  await expect(log(page).getByText('Nordbro is writing')).toBeAttached()
  await page.keyboard.type('Hello?')
  await expect(send).toBeDisabled()
  await expect(log(page).getByText(canned, { exact: true })).toBeVisible()
  await expect(log(page).getByText('Nordbro is writing')).toHaveCount(0)
  for (const [name, address] of [
    ['write with the contact form', '/contact'],
    ['hello@nordbro.example', 'mailto:hello@nordbro.example'],
    ['+46 8 465 004 00', 'tel:+46846500400'],
  ] as const) {
    await expect(log(page).getByRole('link', { name })).toHaveAttribute('href', address)
  }
  await expect(send).toBeEnabled()
  await expect(log(page)).toHaveAttribute('aria-live', 'polite')

  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByLabel('Message', { exact: true })).toHaveValue('Hello?')
  await expect(log(page).getByRole('listitem')).toHaveCount(2)
})

test('the chat shows Online in Stockholm office hours, and changes to Away while it is open', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T15:58:30Z') })
  await openChat(page)
  await expect(panel(page).getByText('Online', { exact: true })).toBeVisible()
  await page.clock.runFor(120_000)
  await expect(panel(page).getByText('Away', { exact: true })).toBeVisible()
})

for (const theme of ['nordbro-current', 'nordbro-minimal']) {
  test(`on a small screen the chat fits and axe finds no violations: ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), theme)
    await openChat(page)
    await page.keyboard.type('Hello')
    await page.keyboard.press('Enter')
    await expect(log(page).getByText(canned)).toBeVisible()
    // The log has scrolled to the end of the reply: the last way to reach us is the phone.
    await expect(log(page).locator('a[href^="tel:"]')).toBeInViewport()
    const box = await panel(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
    expect(box?.y).toBeGreaterThanOrEqual(60)
    await expectNoViolations(page, [theme])
  })
}

test('the chat button does not cover the submit button of the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const lang of ['en', 'sv', 'no']) {
    await page.goto(`/circles?lang=${lang}`)
    const submit = page.locator('#rsvp button[type=submit]')
    await submit.evaluate((button) => void button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const [one, other] = [await submit.boundingBox(), await opener(page).boundingBox()]
    expect((one?.y ?? 0) + (one?.height ?? 999)).toBeLessThanOrEqual(other?.y ?? 0)
  }
})

test.describe('with CHAT=inbox', () => {
  // The page is on a second site, which the `context` fixture reports as another origin.
  test.use({ complaints: /status of 503|asked another site: http:\/\/localhost:/ })

  test('a message is mailed to the team and confirmed in the chat; a failure is shown there too', async ({ page }) => {
    const site = await startSite({ CHAT: 'inbox' })
    await openChat(page, site.url)
    await page.keyboard.type('Is there a seat?')
    await page.keyboard.press('Enter')
    await expect(log(page).getByText('Your message is in our inbox.')).toBeVisible()
    await page.keyboard.type('kari@sykehus.example')
    await page.keyboard.press('Enter')
    await expect(log(page).getByRole('listitem')).toHaveCount(4)
    const whole = /Is there a seat\?[\s\S]*kari@/
    await expect.poll(() => site.mails((mail) => whole.test(mail.text ?? '')).length, { timeout: 15_000 }).toBe(1)

    await page.route('**/api/chat', (route) => route.fulfill({ status: 503 }))
    await page.keyboard.type('And now?')
    await page.keyboard.press('Enter')
    const sorry =
      "Sorry, I'm temporarily unavailable. Please email me at hello@nordbro.example and I'll respond quickly."
    await expect(log(page).getByText(sorry, { exact: true })).toBeVisible()
    await page.close()
    await site.stop()
  })
})
