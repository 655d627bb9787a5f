import { enter } from './accounts.ts'
import { makeEvening } from './check-in.ts'
import { enterAs, expect, test } from './demo.ts'

test.use({ demoName: 'check-in-noscript' })

test('guests are found, checked in and taken back with plain forms', async ({ page, context, demo }) => {
  const { page: address, listGuests } = await makeEvening(demo, 'An evening without script', 2)
  const [first, second] = await listGuests()
  if (!first || !second) throw new Error('The event has no guests')
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(address)
  await page.getByRole('searchbox', { name: 'Search' }).fill(first.code.toLowerCase())
  await page.getByRole('button', { name: 'Search' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: /Check in/ }).click()
  await expect(page).toHaveURL(new RegExp(`${address}\\?q=`))
  await expect(page.getByText('1 of 2 present')).toBeVisible()
  await rows.getByText('Present').click()
  await rows.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('0 of 2 present')).toBeVisible()
  expect((await listGuests()).filter(({ arrivedAt }) => arrivedAt)).toEqual([])
})
