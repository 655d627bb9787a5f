import type { Page } from '@playwright/test'
import { ask } from './http.ts'
import { newRestartableSite } from './restartable-site.ts'
import type { Address } from './server.ts'
import { withDatabase } from './stopped-database.ts'
import { expect, test } from './test.ts'

type Click = { category: string; label: string }

/** Collects the clicks that the page reports from now on. */
function collectClicks(page: Page) {
  const clicks: Click[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/clicks') clicks.push(request.postDataJSON())
  })
  return clicks
}

test('clicks are counted by category and label, before and after hydration', async ({ page }) => {
  const clicks = collectClicks(page)
  await page.goto('/')
  const answered = page.waitForResponse('**/api/clicks')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work' }).click()
  expect((await answered).status()).toBe(204)
  await expect.poll(() => clicks).toEqual([{ category: 'navigation', label: 'work' }])

  await page.getByRole('button', { name: /^Switch to/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
  await page.getByRole('link', { name: 'Ask for an invitation' }).click()
  await expect(page).toHaveURL(/request-access$/)
  await expect.poll(() => clicks.map(({ label }) => label)).toEqual(['work', 'theme', 'announcement'])
})

for (const [signal, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`no click is counted with ${signal}`, async ({ page }) => {
    await page.addInitScript(([property, value]) => Object.defineProperty(navigator, property, { get: () => value }), [
      property,
      value,
    ] as const)
    const clicks = collectClicks(page)
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work' }).click()
    await expect(page).toHaveURL(/#work$/)
    await page.getByRole('button', { name: /^Switch to/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
    await page.waitForTimeout(300)
    expect(clicks).toEqual([])
  })
}

test('a click with an unknown category or label is refused', async ({ request, site }) => {
  const post = (data: unknown) =>
    request.post('/api/clicks', { headers: { Origin: site.url }, data: JSON.stringify(data) })
  expect((await post({ category: 'navigation', label: 'work' })).status()).toBe(204)
  for (const click of [
    { category: 'navigation', label: 'spam' },
    { category: 'x', label: 'work' },
    { label: 'work' },
    [],
    1,
    null,
  ]) {
    expect((await post(click)).status()).toBe(400)
  }
})

const click = (site: Address, address: string) =>
  ask(site, '/api/clicks', {
    method: 'POST',
    headers: { Origin: site.url, 'X-Forwarded-For': address },
    body: JSON.stringify({ category: 'navigation', label: 'work' }),
  })

test('clicks are stored at the latest when the server stops, up to a limit for each network', {
  tag: '@F1',
}, async () => {
  const site = await newRestartableSite()
  const server = await site.start()
  const statuses = new Set<number>()
  for (let count = 0; count < 110; count += 1) statuses.add((await click(site, '203.0.113.9')).status)
  for (let count = 0; count < 3; count += 1) statuses.add((await click(site, '198.51.100.7')).status)
  // Clicks over the limit get the same answer.
  expect([...statuses]).toEqual([204])
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  await withDatabase(site.dataDir, async (db) => {
    const { rows } = await db.query('select category, label, count from clicks')
    expect(rows).toEqual([{ category: 'navigation', label: 'work', count: 103 }])
  })
  await site.remove()
})
