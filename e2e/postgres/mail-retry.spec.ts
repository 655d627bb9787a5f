import { aContactRequest } from '../../test/contact-request.ts'
import { cookieOf, enter, newMember, password, post } from '../accounts.ts'
import { isTo } from '../mailbox.ts'
import { expect } from '../test.ts'
import { test } from './deployment.ts'

test('an admin sends a mail again that failed at every try', { tag: '@E2' }, async ({ deployment, page, context }) => {
  test.setTimeout(60_000)
  const { site, read } = deployment
  const { email } = await newMember(site)
  const request = aContactRequest()
  await post(site, '/contact', request)
  await expect.poll(() => site.mails(isTo(request.email)).length, { timeout: 15_000 }).toBe(1)
  // The state of a mail after half a day of failed attempts.
  const markAsFailed = () =>
    read(
      `update mails set status = 'failed', attempts = 20, last_error = 'mailbox full', sent_at = null
       where to_address = $1 and status = 'sent' returning id`,
      [request.email],
    )
  await expect.poll(async () => (await markAsFailed()).length).toBe(1)
  await read(`update user_access_levels set admin_role = 'owner'`, [])

  await enter(context, site, cookieOf(await post(site, '/login?form=sign-in', { email, password })))
  await page.goto('/admin/mail?state=failed')
  await page.keyboard.press('Shift')
  const row = page.getByRole('row').filter({ hasText: request.email })
  await expect(row).toContainText('mailbox full')
  await row.getByRole('button', { name: /^Retry/ }).click()
  await expect(page.getByText('Queued again.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect.poll(() => site.mails(isTo(request.email)).length, { timeout: 15_000 }).toBe(2)
})
