import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { tabAndPress } from './keyboard.ts'

// A separate demo, so that no other test changes its figures.
test.use({
  demoName: 'known figures',
})
test.beforeEach(async ({ context, demo }) => enter(context, demo, await enterAs(demo, 'admin')))

test('the figures in plots and tables match the data', async ({ page, demo }) => {
  await page.goto(`${demo.url}/admin/insights`)
  const section = (name: RegExp) => page.getByRole('region', { name })
  await expect(section(/Access requests a week/)).toContainText('63 received, 45 approved, 14 rejected.')
  await expect(section(/Time to a decision/)).toContainText('59 decisions')
  await expect(section(/Members by role/)).toContainText('10 members: supplier 4, embassy 3, hospital 3.')
  const events = section(/Answers to events/)
  await events.getByText('The numbers').click()
  const full = events.getByRole('row').filter({ hasText: 'Who pays for the first night?' })
  await expect(full.getByRole('cell')).toHaveText([/\d{4}-/, '3', '0', '4'])
  const weeks = section(/Access requests a week/)
  await weeks.getByText('The numbers').click()
  await expect(weeks.getByRole('row')).toHaveCount(53)
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await expect(picture).toHaveAccessibleName(/./)
    await expect(picture).toHaveAccessibleDescription(/\d|^$/)
  }
  await page.getByRole('link', { name: '90 days' }).click()
  await expect(page).toHaveURL(/days=90/)
  await expect(section(/Page views, 90 days/)).toBeVisible()
})

test('with the keyboard alone: the table of a plot opens, and 90 days are chosen', { tag: '@W1' }, async ({ page }) => {
  await page.goto('/admin/insights')
  const weeks = page.getByRole('region', { name: /Access requests a week/ })
  await tabAndPress(page, weeks.locator('summary'))
  await expect(weeks.getByRole('row')).toHaveCount(53)
  await tabAndPress(page, page.getByRole('link', { name: '90 days' }))
  await expect(page).toHaveURL(/days=90/)
})

test('a visit is counted within seconds, also when answered with 304; visits of bots and scripts are not', async ({
  demo,
}) => {
  const Cookie = await enterAs(demo, 'admin')
  const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const visit = (path: string, headers: Record<string, string>, method = 'GET') => ask(demo, path, { method, headers })
  const { headers } = await visit('/ambassadors', browser)
  await visit('/ambassadors?utm_source=x', browser)
  // Another spelling is redirected; only the page itself is counted.
  expect((await visit('/AMBASSADORS', browser)).status).toBe(308)
  expect((await visit('/ambassadors', { ...browser, 'If-None-Match': String(headers.etag) })).status).toBe(304)
  await visit('/speed-dial', browser, 'HEAD')
  await visit('/speed-dial', { ...browser, DNT: '1' })
  await visit('/speed-dial', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await visit('/speed-dial.data', browser)
  await visit('/notes/no-such-note', browser)
  await visit('/login', browser)
  const visitCount = async () => {
    const { text } = await ask(demo, '/admin/insights', { headers: { Cookie } })
    return /\/ambassadors<\/th>.*?<div>(\d+)</.exec(text)?.[1]
  }
  await expect.poll(visitCount, { timeout: 20_000, intervals: [1000] }).toBe('3')
  const { text } = await ask(demo, '/admin/insights', { headers: { Cookie } })
  for (const path of ['speed-dial', 'no-such-note', 'login', 'AMBASSADORS']) expect(text).not.toContain(`/${path}</th>`)
})
