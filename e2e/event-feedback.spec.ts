import type { Page } from '@playwright/test'
import { enter, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { unbroken } from './longest-texts.ts'
import { isTo } from './mailbox.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

// Of its own: guests of one event of the samples give feedback, and are thanked.
test.use({ demoName: 'event feedback', complaints: /status of 4(04|22)/ })
// The event has few guests, and each answers once.
test.describe.configure({ mode: 'serial' })

const title = 'Three regions, one requirement'
/** Who came to the event, which is open to every member and was 40 days ago. The second has given feedback before. */
const [one, other] = ['ward@sample.example', 'attache@sample.example']
/** Answered that they will come, and did not. */
const absent = 'devices@sample.example'

/** The time for undo, 12 seconds in the demo, and that of the queue. */
const afterUndo = { timeout: 45_000 }

async function pastEvent(demo: Site) {
  const { text } = await ask(demo, '/events?view=past', { headers: { Cookie: await enterAs(demo, one) } })
  return new RegExp(`/events/([\\da-f-]{36})"[^>]*>${title}`).exec(text)?.[1] ?? ''
}

const scale = (page: Page) => page.getByRole('radiogroup', { name: 'How useful was it for you?' })
const best = (page: Page) => page.getByLabel('What was the best part?')

test('a guest comes from the event, answers by keyboard, sees what was said, and changes it', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, one))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`/events/${await pastEvent(demo)}`)
  await startHydration(page)
  const section = page.getByRole('region', { name: 'Feedback' })
  await expect(section).not.toContainText('on average')
  await section.getByRole('link', { name: 'Give feedback' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your feedback')
  await expect(page.getByText('Other guests never see what you wrote')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(scale(page)).toBeFocused()
  await expect(scale(page)).toHaveAccessibleDescription(/\S/)
  await expectNoViolations(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: '1, Not useful' })).toBeChecked()
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '5, Very useful' })).toBeChecked()
  await best(page).fill(unbroken(1000))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  // What is typed is back, the choice too.
  await page.reload()
  await startHydration(page)
  await expect(page.getByRole('radio', { name: '5, Very useful' })).toBeChecked()
  await expect(best(page)).toHaveValue(unbroken(1000))
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you said' })).toContainText('5 of 5')
  await expect(page.getByText(/You can change it until .+\./)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Change' }).click()
  await expect(best(page)).toHaveValue(unbroken(1000))
  await best(page).fill('That buyers answered.')
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const said = page.getByRole('region', { name: 'What you said' })
  await expect(said).toContainText('4 of 5')
  await expect(said).toContainText('That buyers answered.')
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(best(page)).toHaveValue('That buyers answered.')
  await page.getByRole('link', { name: 'Keep it as it is' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(section).toContainText('You have given feedback. Thank you.')
})

test('who was no guest finds no page, and guests see nothing of each other', async ({ demo }) => {
  const id = await pastEvent(demo)
  const read = async (who: string, path: string) => ask(demo, path, { headers: { Cookie: await enterAs(demo, who) } })
  for (const who of ['supplier', 'admin', absent]) expect((await read(who, `/events/${id}/feedback`)).status).toBe(404)
  const stranger = { Cookie: await enterAs(demo, 'supplier') }
  expect((await post(demo, `/events/${id}/feedback`, { rating: '5' }, stranger)).status).toBe(404)
  for (const path of [`/events/${id}`, `/events/${id}/feedback`]) {
    const { status, text } = await read(other, path)
    expect(status).toBe(200)
    expect(text).not.toMatch(/That buyers answered|Ingrid Solheim|on average/)
  }
  expect((await read(one, `/admin/events/${id}/feedback.csv`)).status).not.toBe(200)
})

test('an admin thanks those who attended, in their language; the link asks to sign in and returns', async ({
  page,
  demo,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  const id = await pastEvent(demo)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/events/${id}`)
  await startHydration(page)
  const feedback = page.getByRole('region', { name: 'Feedback' })
  await expect(feedback).toContainText('4.0 of 5 on average, from 2 answers.')
  await expect(feedback.getByRole('row', { name: /Ingrid Solheim/ })).toContainText('That buyers answered.')
  await expectNoViolations(page)
  const file = page.waitForEvent('download')
  await feedback.getByRole('link', { name: 'Export feedback' }).click()
  expect((await file).suggestedFilename()).toMatch(/^feedback-\d{4}-\d\d-\d\d\.csv$/)

  await page.getByRole('button', { name: 'Write a thank-you' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank-you')
  await expect(page.getByText('Nobody was checked in at this event')).toHaveCount(0)
  const english = page.getByRole('group', { name: 'English' })
  await expect(english.getByLabel('Subject')).toHaveValue(`Thank you for coming: ${title}`)
  await expectNoViolations(page)
  await english.getByLabel('Text').fill('It was good to have you here.')
  // Not saved, and not lost.
  await expect(page.getByText('Unsaved, but not lost')).toBeVisible()
  await page.reload()
  await startHydration(page)
  await expect(page.getByText(/^Your text from .+ is back\./)).toBeVisible()
  await expect(english.getByLabel('Text')).toHaveValue('It was good to have you here.')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByRole('heading', { name: '2 people will get it' })).toBeVisible()
  await expect(page.getByText(`Tack för att du kom: ${title}`)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Send to 2 people' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('Taken back')).toBeVisible()
  await page.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect(page.getByText('Sent to 2 people')).toBeVisible(afterUndo)
  const mails = () => demo.mails((mail) => isTo(other)(mail) && mail.subject === `Thank you for coming: ${title}`)
  await expect.poll(() => mails().length, afterUndo).toBe(1)
  const text = mails()[0]?.text ?? ''
  expect(text).toContain('It was good to have you here.')
  const link = new RegExp(`https?://[^\\s\\]>)]+/events/${id}/feedback`).exec(text)?.[0] ?? ''
  const { pathname } = new URL(link)

  const guest = await browser.newContext({ baseURL: demo.url })
  const reader = await guest.newPage()
  await reader.goto(pathname)
  await expect(reader).toHaveURL(new RegExp(`/login\\?to=${encodeURIComponent(pathname)}`))
  await enter(guest, demo, await enterAs(demo, other))
  await reader.goto(`/login?to=${encodeURIComponent(pathname)}`)
  await expect(reader).toHaveURL(new RegExp(`${pathname}$`))
  await guest.close()

  await page.getByRole('link', { name: 'Back to the event' }).click()
  await page.getByRole('button', { name: 'Write a thank-you' }).click()
  await expect(page.getByText('A thank-you was sent before')).toBeVisible()
})

test('the questions are in the reader’s language', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, other))
  const address = `/events/${await pastEvent(demo)}/feedback`
  for (const [language, heading, scaleName] of [
    ['sv', 'Din återkoppling', 'Hur användbar var träffen för dig?'],
    ['no', 'Tilbakemeldingen din', 'Hvor nyttig var møtet for deg?'],
  ] as const) {
    await page.goto(`${address}?change=1&lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('radiogroup', { name: scaleName })).toBeVisible()
    // The event has no translation.
    await expect(page.getByText(title)).toHaveAttribute('lang', 'en')
  }
})
