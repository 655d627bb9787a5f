import { enter } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { userId } from './inbox.ts'
import type { Site } from './server.ts'

// A separate demo, so that no other test changes its figures. Of its event 12 days ago: one declined, one came, one did not.
test.use({ demoName: 'event figures' })
test.beforeEach(async ({ context, demo }) => enter(context, demo, await enterAs(demo, 'admin')))

const dayMs = 24 * 60 * 60 * 1000
const past = 'What procurement can ask for'

/** The admin page of the sample event that is over. */
async function pastEvent(demo: Site) {
  const Cookie = await enterAs(demo, 'admin')
  const { text } = await ask(demo, '/admin/events?show=past', { headers: { Cookie } })
  const path = new RegExp(`href="(/admin/events/[\\da-f-]{36})"[^>]*>[^<]*${past}`).exec(text)?.[1]
  expect(path).toBeTruthy()
  return path ?? ''
}

test('the attendee sheet and the name cards are downloaded, and recorded', async ({ page, demo }) => {
  await page.goto(await pastEvent(demo))
  const files = page.getByRole('region', { name: 'To print' })
  for (const [name, file] of [
    ['Attendee sheet', /^guests-\d{4}-\d\d-\d\d\.pdf$/],
    ['Name cards', /^name-cards-\d{4}-\d\d-\d\d\.pdf$/],
  ] as const) {
    const started = page.waitForEvent('download')
    await files.getByRole('link', { name }).click()
    expect((await started).suggestedFilename()).toMatch(file)
  }
  await expectNoViolations(page)
  await page.goto('/admin/security-events')
  await expect(page.getByRole('main')).toContainText('name cards')
})

test('the files are no page for a reader, and no cache stores them', async ({ demo }) => {
  const path = await pastEvent(demo)
  const get = async (who: string) => ask(demo, `${path}/guests.pdf`, { headers: { Cookie: await enterAs(demo, who) } })
  expect((await get('reader')).status).toBe(403)
  const { status, headers } = await get('editor')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
})

test('a hospital sees the hours of its year, and so does an admin', async ({ page, context, demo }) => {
  const year = new Date().getUTCFullYear()
  // Two hours each: someone of the hospital came to the events of 12 and of 40 days ago.
  const attended = [12, 40].filter((days) => new Date(Date.now() - days * dayMs).getUTCFullYear() === year).length
  await page.goto('/admin/organisations?q=Fjellvik')
  await page.getByRole('link', { name: 'Fjellvik sykehus' }).first().click()
  await expect(page.getByRole('main')).toContainText(`${year}: ${2 * attended} of 4–9 hours`)
  await expectNoViolations(page)
  await context.clearCookies()
  await enter(context, demo, await enterAs(demo, 'ward@sample.example'))
  await page.goto('/hospital')
  await expect(page.getByText('Total annual commitment')).toBeVisible()
  await expect(page.getByText('4–9 hours per year')).toBeVisible()
  const line = page.getByText(/^Your hospital so far this year: /)
  if (attended === 0) await expect(line).toHaveCount(0)
  else await expect(line).toHaveText(new RegExp(`: ${2 * attended} hours in ${attended} events?$`))
})

test('who belongs to no hospital sees no such line', async ({ page, context, demo }) => {
  await context.clearCookies()
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.goto('/hospital')
  await expect(page.getByText('Total annual commitment')).toBeVisible()
  await expect(page.getByText('so far this year')).toHaveCount(0)
})

test('timelines say who came and who did not', async ({ page, demo }) => {
  await page.goto(`/admin/people/${await userId(demo, 'ward@sample.example')}?show=events`)
  const timeline = page.getByRole('list', { name: 'What happened' })
  await expect(timeline.getByRole('link', { name: `Came to ${past}` })).toBeVisible()
  await page.goto(`/admin/people/${await userId(demo, 'attache@sample.example')}?show=events`)
  const missed = timeline.getByRole('link', { name: `Did not come to ${past}` })
  await expect(missed).toBeVisible()
  await expectNoViolations(page)
  await missed.click()
  await expect(page.getByRole('heading', { level: 1, name: past })).toBeVisible()
})

test('insights have answers, no-shows and lead time by role and country', async ({ page }) => {
  await page.goto('/admin/insights')
  const section = page.getByRole('region', { name: 'Events, 30 days' })
  await expect(section).toContainText(/events?: 3 answers, 2 attending\. 1 came, 1 no-show \(50 %\)\./)
  const roles = section.getByRole('table', { name: 'Guests by role' })
  await expect(roles.getByRole('row').filter({ hasText: 'Hospital' }).getByRole('cell')).toContainText([
    '1',
    '1',
    '1',
    '0',
  ])
  await expect(section.getByRole('table', { name: 'Guests by country' })).toContainText('Norway')
  await expectNoViolations(page)
  await page.getByRole('link', { name: '90 days' }).click()
  await expect(page.getByRole('region', { name: 'Events, 90 days' })).toContainText('events: 6 answers')
})
