import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'

test('the page of results finds, shows more of a kind, and says when nothing matches', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Search or jump to…' }).click()
  await expect(page).toHaveURL(/\/search$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Actions' }).getByRole('link', { name: 'New event' })).toBeVisible()
  await main.getByLabel('Search or jump to').fill('norrmark')
  await main.getByRole('button', { name: 'Search', exact: true }).click()
  const requests = main.getByRole('region', { name: 'Requests' })
  await expect(requests.getByRole('link', { name: /Anders Nyholm/ })).toBeVisible()
  await requests.getByRole('link', { name: /^Show more/ }).click()
  await expect(page).toHaveURL(/kind=request/)
  expect(await requests.getByRole('listitem').count()).toBeGreaterThan(8)
  await main.getByRole('link', { name: 'All kinds' }).click()
  await expect(page).toHaveURL(/\/search\?q=norrmark$/)
  await page.goto(`/search?q=${encodeURIComponent('<script>alert(1)</script> xqzzvv')}`)
  await expect(main).toContainText('No match for “<script>alert(1)</script> xqzzvv”')
  await page.goto(`/search?q=${'a'.repeat(10_000)}`)
  await expect(main).toContainText('Only the first 200 characters were used.')
})

test('a member reads it in Norwegian', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.goto('/search?lang=no&q=passrod')
  await expect(page.getByRole('heading', { level: 1, name: 'Søk' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sider' }).getByRole('link', { name: /^Konto/ })).toBeVisible()
})
