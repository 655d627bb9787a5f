import pg from 'pg'
import { cookieOf, enter, newMember, password, post } from '../accounts.ts'
import { isTo } from '../mailbox.ts'
import { startSite } from '../server.ts'
import { expect, test } from '../test.ts'
import { newDatabase } from './database.ts'

test('a mail that failed at every try is sent again by an admin', { tag: '@E2' }, async ({ browser }) => {
  test.setTimeout(60_000)
  const database = await newDatabase()
  const site = await startSite({ DATABASE_URL: database, TRUSTED_PROXIES: '127.0.0.1,::1' })
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const { email } = await newMember(site)
    const request = { name: 'Kari Berg', email: 'kari@sykehus.example', organization: 'Nord sykehus' }
    await post(site, '/contact', { ...request, interest: 'speed-dial', message: 'When may we call?' })
    await expect.poll(() => site.mails(isTo(request.email)).length, { timeout: 15_000 }).toBe(1)
    // As half a day of failed tries leaves it.
    await expect
      .poll(async () => {
        const { rowCount } = await client.query(
          `update mails set status = 'failed', attempts = 20, last_error = 'mailbox full', sent_at = null
           where to_address = $1 and status = 'sent'`,
          [request.email],
        )
        return rowCount
      })
      .toBe(1)
    await client.query(`update user_access_levels set is_admin = true`)
    const cookie = cookieOf(await post(site, '/login', { email, password }))

    const page = await browser.newPage()
    await enter(page.context(), site, cookie)
    await page.goto(`${site.url}/admin/mail?state=failed`)
    await page.keyboard.press('Shift')
    const row = page.getByRole('row').filter({ hasText: request.email })
    await expect(row).toContainText('mailbox full')
    await row.getByRole('button', { name: /^Retry/ }).click()
    await expect(page.getByText('Queued again.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect.poll(() => site.mails(isTo(request.email)).length, { timeout: 15_000 }).toBe(2)
    await page.close()
  } finally {
    await client.end()
    await site.stop()
  }
})
