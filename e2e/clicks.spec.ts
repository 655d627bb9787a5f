import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

type Counted = { category: string; label: string }

/** What is sent to be counted from now on. */
function listen(page: Page) {
  const counted: Counted[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/clicks') counted.push(request.postDataJSON())
  })
  return counted
}

test('clicks are counted by category and label, before React is there and after', async ({ page }) => {
  const counted = listen(page)
  await page.goto('/')
  const answered = page.waitForResponse('**/api/clicks')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work' }).click()
  expect((await answered).status()).toBe(204)
  await expect.poll(() => counted).toEqual([{ category: 'navigation', label: 'work' }])

  await page.getByRole('button', { name: 'Switch theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
  await page.getByRole('link', { name: 'Ask for one' }).click()
  await expect(page).toHaveURL(/request-access$/)
  await expect.poll(() => counted.map(({ label }) => label)).toEqual(['work', 'theme', 'announcement'])
})

for (const [wish, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`nothing is counted of one who asks so: ${wish}`, async ({ page }) => {
    await page.addInitScript(([property, value]) => Object.defineProperty(navigator, property, { get: () => value }), [
      property,
      value,
    ] as const)
    const counted = listen(page)
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work' }).click()
    await expect(page).toHaveURL(/#work$/)
    await page.getByRole('button', { name: 'Switch theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
    await page.waitForTimeout(300)
    expect(counted).toEqual([])
  })
}

test('what is not on the list of clicks is refused', async ({ request, site }) => {
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
