import { enter } from './accounts.ts'
import { enterAs, test } from './demo.ts'
import { ask } from './http.ts'
import { expect } from './test.ts'

test('someone who is signed in sees the way back on public pages, which are the same for everyone', async ({
  page,
  demo,
  context,
}) => {
  const Cookie = await enterAs(demo, 'supplier')
  const [mine, everyone] = [await ask(demo, '/notes', { headers: { Cookie } }), await ask(demo, '/notes')]
  expect(mine.text).toBe(everyone.text)

  await page.goto('/notes')
  await expect(page.getByRole('link', { name: 'Ask for an invitation' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To your pages' })).toBeHidden()

  await enter(context, demo, Cookie)
  await context.addCookies([{ name: 'signed-in', value: '1', url: demo.url }])
  await page.goto('/notes')
  await expect(page.getByRole('link', { name: 'Ask for an invitation' })).toBeHidden()
  await page.getByRole('link', { name: 'To your pages' }).click()
  await expect(page).toHaveURL(/\/(select-role|supplier)/)
  await expect(page.getByRole('link', { name: 'To your pages' })).toHaveCount(0)
})
