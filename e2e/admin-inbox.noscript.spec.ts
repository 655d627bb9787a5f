import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { writeToUs } from './inbox.ts'
import { isTo } from './mailbox.ts'

test.use({ complaints: /status of 422/ })

test('without JavaScript an admin finds, assigns, answers and closes an item', async ({ page, demo, context }) => {
  const { email, name } = await writeToUs(demo)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/inbox')
  await page.getByRole('search', { name: 'Filter the inbox' }).getByLabel('Search').fill(email)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('link', { name }).click()
  const detail = page.getByRole('region', { name, exact: true })
  await detail.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByText('It has been assigned.')).toBeVisible()
  await detail.getByLabel('Subject').fill('')
  await detail.locator('textarea[name=body]').fill('Välkomna i maj.')
  await detail.getByRole('button', { name: 'Send answer' }).click()
  await expect(detail.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true')
  await expect(detail.locator('textarea[name=body]')).toHaveValue('Välkomna i maj.')
  await detail.getByLabel('Subject').fill('Re: Maj')
  await detail.getByLabel('Afterwards').selectOption('open')
  await detail.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Your answer is on its way.')).toBeVisible()
  await expect.poll(() => demo.mails(isTo(email)).at(-1)?.subject, { timeout: 15_000 }).toBe('Re: Maj')
  await detail.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Marked as done.')).toBeVisible()
})

test('without JavaScript ticked items are closed, and the page says how many', async ({ page, demo, context }) => {
  const { email, name } = await writeToUs(demo)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/inbox?q=${encodeURIComponent(email)}`)
  await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await page.getByRole('button', { name: 'Mark as done', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('1 item is marked as done.')).toBeVisible()
})
