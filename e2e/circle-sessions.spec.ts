import type { Page } from '@playwright/test'
import { enter } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { circleRequestForm, fillCircleRequest, guest, sendCircleRequest, thanks } from './circle-requests.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent, year } from './events.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 422/ })

async function open(page: Page, demo: Site, path: string) {
  await enter(page.context(), demo, await enterAs(demo, 'admin'))
  await page.goto(path)
  await startHydration(page)
}

const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`
/** Earlier than the samples, so that the page shows it as the next one in its city. */
const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const session = { isPublic: 'on', city: 'Helsinki', timeZone: 'Europe/Helsinki', date: soon, endTime: '' }

test('an admin makes a public session; visitors read it in each language, and are told what is not translated', async ({
  page,
  demo,
}) => {
  const [english, swedish] = [unique('Who pays at night?'), unique('Vem betalar natten?')]
  await open(page, demo, '/admin/events/new?circle=1')
  await expect(page.getByLabel('Show on /circles')).toBeChecked()
  await page.locator('#event-title').fill(english)
  await page.getByLabel('Hook', { exact: true }).fill('One question for one evening.')
  await page.getByLabel('Agenda', { exact: true }).fill('18:00 Arrival\n19:00 Dinner')
  await expect(page.getByText('Norwegian: title, hook, agenda')).toBeVisible()
  await page.locator('summary', { hasText: 'Swedish' }).click()
  await page.getByLabel('Rubrik').fill(swedish)
  await page.locator('[name="sv.agenda"]').fill('Ankomst')
  await expect(page.getByText('Swedish: hook', { exact: true })).toBeVisible()
  await page.getByLabel('Host', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Begins on').fill(soon)
  await page.getByLabel('Begins at').fill('18:00')
  await page.getByRole('textbox', { name: 'Place' }).fill('Street 1, Helsinki')
  await page.getByLabel('City', { exact: true }).fill('Helsinki')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Create Event' }).click()
  // Two errors at once: the number of lines, and a city with another clock than the event's time zone.
  await expect(page.locator('[name="sv.agenda"]')).toHaveAccessibleDescription(/as many lines as the agenda/)
  await expect(page.getByLabel('City', { exact: true })).toHaveAccessibleDescription(/change one of them/)
  await page.locator('[name="sv.agenda"]').fill('Ankomst\nMiddag')
  await page.getByLabel('Time zone of the place').selectOption('Europe/Helsinki')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created')).toBeVisible()
  await expect(page.getByText('No one has asked on /circles yet.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Event published')).toBeVisible()

  await page.goto('/circles?city=helsinki')
  await expect(page.getByRole('heading', { name: english })).toBeVisible()
  await expect(page.getByText('Street 1')).toHaveCount(0)
  await page.goto('/circles?city=helsinki&lang=sv')
  await expect(page.getByRole('heading', { name: swedish })).toBeVisible()
  await expect(page.getByText('One question for one evening.')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('finns ännu bara på engelska').first()).toBeVisible()
  await page.goto('/circles?city=helsinki&lang=no')
  await expect(page.getByRole('heading', { name: english }).locator('[lang=en]')).toBeVisible()
})

test('a session in Norwegian alone is shown to English readers as Norwegian', async ({ page, demo }) => {
  const title = unique('Hvem betaler?')
  await makeEvent(demo, title, { ...session, textLanguage: 'no', city: 'Oslo', timeZone: 'Europe/Oslo' })
  await page.goto('/circles?city=oslo')
  await expect(page.getByRole('heading', { name: title }).locator('[lang=nb]')).toBeVisible()
  await expect(page.getByText('This part is only in Norwegian so far.').first()).toBeVisible()
})

test('a request for a session is on its page and named in the inbox; a cancelled session is gone', async ({
  page,
  demo,
}) => {
  const title = unique('The bed that nobody owns')
  const { path } = await makeEvent(demo, title, session)
  const person = guest()
  await page.goto('/circles')
  const choice = circleRequestForm(page).locator('[name=eventId]')
  await choice.selectOption({ label: (await choice.locator('option', { hasText: title }).textContent()) ?? '' })
  await fillCircleRequest(page, person)
  await sendCircleRequest(page)
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: thanks }).first()).toBeVisible()
  expect((await demo.noticeAbout(person.email)).text).toContain(title)

  await open(page, demo, path)
  const asked = page.getByRole('region', { name: 'Asked for a seat' })
  await expect(asked).toContainText('We move a ward home')
  await asked.getByRole('link', { name: person.name }).click()
  await expect(page.locator('#detail')).toContainText(title)

  await page.goto(path)
  await page.getByRole('button', { name: 'Cancel event' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the event' }).click()
  await expect(page.getByText('Event cancelled')).toBeVisible()
  await page.goto('/circles')
  await expect(page.getByText(title)).toHaveCount(0)
})

test('a time that clocks leave out is refused with words, and one that they show twice is explained', async ({
  page,
  demo,
}) => {
  const { path } = await makeEvent(demo, unique('Night shift'))
  const lastSunday = (month: number) => {
    const end = new Date(Date.UTC(year, month, 0))
    return new Date(end.getTime() - end.getUTCDay() * 86_400_000).toISOString().slice(0, 10)
  }
  await open(page, demo, path)
  await page.getByLabel('Ends at').fill('')
  await page.getByLabel('Begins on').fill(lastSunday(3))
  await page.getByLabel('Begins at').fill('02:30')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Begins at')).toHaveAccessibleDescription(/Clocks are put forward/)
  await page.getByLabel('Begins on').fill(lastSunday(10))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('It begins the first time.')).toBeVisible()
})

test('members see agenda and host in their language', async ({ page, demo }) => {
  const title = unique('Table of one question')
  await makeEvent(demo, title, {
    ...{ date: soon, endTime: '', roles: 'supplier', hostName: 'Åsa Öberg', language: 'sv' },
    ...{ agenda: '18:00 Arrival', 'sv.title': `Ett bord: ${title}`, 'sv.agenda': 'Ankomst' },
  })
  await enter(page.context(), demo, await enterAs(demo, 'supplier'))
  await page.goto('/supplier?lang=sv')
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Ett bord: ${title}` }) })
  await item.getByText('Program och värd').click()
  await expect(item).toContainText('Ankomst')
  await expect(item).toContainText('Värd: Åsa Öberg')
  await expect(item).toContainText('Språk: svenska')
})
