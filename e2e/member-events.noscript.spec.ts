import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'

test.use({ demoName: 'member-events-noscript' })

const year = 'The year in wards at home'

test('an answer returns to the view and to the event that it was given on', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'hospital'))
  await page.goto('/events')
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: year })
  await item.getByRole('button', { name: 'Attending', exact: true }).click()
  await expect(page).toHaveURL(/\/events#event-[\da-f-]{36}$/)
  await expect(item.getByRole('button', { name: 'Attending', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Mine' }).click()
  await item.getByRole('link', { name: year, exact: true }).click()
  await expect(page.getByRole('region', { name: 'Who is coming' })).toBeVisible()
  await page.getByRole('button', { name: 'Not attending' }).click()
  await expect(page).toHaveURL(/\/events\/[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Not attending' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/events?view=mine')
  await expect(page.getByText('You attend no event yet.')).toBeVisible()
})

test('a calendar is made and revoked where one was', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'embassy'))
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Your calendar' })
  await section.getByRole('button', { name: 'Make the address' }).click()
  await expect(page).toHaveURL(/\/account#calendar-feed$/)
  const { pathname } = new URL(await section.getByLabel('Private address').inputValue())
  expect((await ask(demo, pathname)).status).toBe(200)
  await page.goto('/events')
  await section.getByRole('button', { name: 'Revoke the address' }).click()
  await expect(page).toHaveURL(/\/events#calendar-feed$/)
  expect((await ask(demo, pathname)).status).toBe(404)
})

test('one agrees to be seen and hides again', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Who is coming' })
  await section.getByRole('button', { name: 'Agree and show my name' }).click()
  await expect(section.getByText('Others who attend the same event see your name.')).toBeVisible()
  await section.getByRole('button', { name: 'Hide my name' }).click()
  await expect(section.getByText('Nobody sees your name among the guests.')).toBeVisible()
})
