import { expect, test } from './demo.ts'
import { startHydration } from './test.ts'

test('the dates of one city are shown by a link, with and without a new page, and can be shared', async ({ page }) => {
  await page.goto('/circles')
  await startHydration(page)
  const dates = page.locator('#dates')
  const filter = dates.getByRole('navigation', { name: 'Dates by city' })
  await expect(dates.getByRole('heading', { level: 2 })).toHaveText('Who pays for the first night at home?')
  await expect(dates.getByRole('listitem').filter({ hasText: 'Oslo time' })).toBeVisible()

  await filter.getByRole('link', { name: 'Oslo' }).click()
  await expect(page).toHaveURL(/\/circles\?city=oslo#dates$/)
  await expect(dates.getByRole('heading', { level: 2 })).toHaveText('The tender that nobody answered')
  await expect(filter.getByRole('link', { name: 'Oslo' })).toHaveAttribute('aria-current', 'true')
  await expect(dates.getByText('Stockholm time')).toHaveCount(0)

  await page.reload()
  await expect(dates.getByRole('heading', { level: 2 })).toHaveText('The tender that nobody answered')
  await filter.getByRole('link', { name: 'All cities' }).click()
  await expect(dates.getByRole('heading', { level: 2 })).toHaveText('Who pays for the first night at home?')
})

test('the map says the next date of each city', async ({ page }) => {
  await page.goto('/circles')
  const map = page.locator('#dates').getByRole('img')
  await expect(map).toHaveAccessibleName(/Next in Stockholm: .* Next in Oslo: .* Next in Helsinki: /)
})

test('a session is added to a calendar by a file, and all can be subscribed to', async ({ page, demo, request }) => {
  await page.goto('/circles?lang=sv')
  const dates = page.locator('#dates')
  const file = await dates.getByRole('link', { name: 'Lägg till i kalendern' }).first().getAttribute('href')
  const session = await request.get(file ?? '')
  expect(session.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await session.text()).toContain('SUMMARY:Vem betalar den första natten hemma?')

  const calendar = dates.getByRole('link', { name: 'Prenumerera' })
  await expect(calendar).toHaveAttribute(
    'href',
    `${demo.url.replace(/^https?/, 'webcal')}/circles/calendar.ics?lang=sv`,
  )
  const all = await (await request.get('/circles/calendar.ics?lang=sv')).text()
  expect(all.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(3)
})

test('on the home page the next question lies on the table, and three dates follow', async ({ page }) => {
  await page.goto('/')
  const circles = page.locator('#circles')
  await expect(
    circles.getByRole('img', { name: /question of the evening: Who pays for the first night at home\?$/ }),
  ).toBeVisible()
  await expect(circles.getByRole('listitem')).toHaveCount(3)
})
