import { enter, newMember } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { userId } from './inbox.ts'

test.use({ demoName: 'people without script' })

test('without JavaScript a note is added and a filter chosen, and it is one view', async ({ page, context, demo }) => {
  const Cookie = await enterAs(demo, 'admin')
  await enter(context, demo, Cookie)
  const { email } = await newMember(demo)
  await page.goto(`/admin/people/${await userId(demo, email)}`)
  await page.getByLabel('Note for the team').fill('Written without script')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Written without script')
  await expect(page.getByText('The note is saved.')).toBeVisible()
  await page.getByLabel('Access level').selectOption('Premium')
  await page.getByRole('button', { name: 'Change access level' }).click()
  await expect(page.getByText('Supplier · Premium')).toBeVisible()
  const { text } = await ask(demo, `/admin/activity?action=person.viewed&object=${email}`, { headers: { Cookie } })
  expect(text).toContain('1 action<')
  await page.getByRole('link', { name: /Notes 1/ }).click()
  await expect(page.getByRole('list', { name: 'What happened' }).getByRole('listitem')).toHaveCount(1)
})
