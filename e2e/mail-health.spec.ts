import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cookieOf, enter, newAddress, password, post, setupLink } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { isTo, openMailbox } from './mailbox.ts'
import { type Env, type Site, startSite } from './server.ts'
import { startHydration } from './test.ts'

async function startWithAdmin(env: Env) {
  const site = await startSite(env)
  const { path, token } = await setupLink(site)
  const email = newAddress()
  return { site, email, cookie: cookieOf(await post(site, path, { token, email, password })) }
}

const askForReset = (site: Site, email: string) => post(site, '/reset-password?form=request', { email })

test('a test mail arrives, and the mail log says that it was sent', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/mail/health')
  await startHydration(page)
  await expect(page.getByText('No mail leaves this server')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Replies by email' })).toContainText('INBOUND_MAIL')
  await page.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(page.getByText('A test mail to admin@nordbro.example is queued')).toBeVisible()
  await expectNoViolations(page)
  const isTest = ({ subject = '' }) => subject.startsWith('Test: mail from localhost')
  await expect.poll(() => demo.mails(isTo('admin@nordbro.example')).filter(isTest).length).toBe(1)
  await page.getByRole('link', { name: 'what became of it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Test: mail from')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Sent after 1 try/)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('the records of the sender’s domain are listed, and looked up only when asked for', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/mail/health')
  await startHydration(page)
  await expect(page.getByText('_dmarc.nordbro.example')).toBeVisible()
  const states = page.getByText(/^(Found|Not found|Could not be checked|More than one.*)$/)
  await expect(states).toHaveCount(0)
  await page.getByLabel('DKIM selector').fill('s1')
  await page.getByRole('button', { name: 'Check the records' }).click()
  // What a name server says depends on the network of the machine.
  await expect(states).toHaveCount(3)
  await expect(page).toHaveURL(/selector=s1&check=dns/)
  await expect(page.getByText('s1._domainkey.nordbro.example')).toBeVisible()
})

test('without a mail server every admin page says that nothing leaves, and no mail is called sent', async ({
  browser,
}) => {
  const { site, email, cookie } = await startWithAdmin({ SMTP_URL: '' })
  try {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await enter(context, site, cookie)
    const page = await context.newPage()
    for (const path of ['/admin', '/admin/today', '/admin/requests']) {
      await page.goto(`${site.url}${path}`)
      await expect(page.getByText('No mail leaves this server.').first()).toBeVisible()
    }
    await page.getByRole('link', { name: 'Mail health' }).click()
    await page.getByRole('button', { name: 'Send a test mail' }).click()
    await expect(page.getByText(`A test mail to ${email} becomes a file`)).toBeVisible()
    const files = async () => (await readdir(join(site.dataDir, 'mail')).catch(() => [])).length
    await expect.poll(files).toBe(1)
    await page.getByRole('link', { name: 'Look at it' }).click()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Only a file', { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByText(/No: there was no mail server/)).toBeVisible()
    await page.goto(`${site.url}/admin/invitations`)
    await page.locator('#invite-email').fill('new@region.example')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('The invitation to new@region.example is only a file')).toBeVisible()
    await expect(page.getByText(/invitation sent/i)).toHaveCount(0)
    await page.goto(`${site.url}/account`)
    await expect(page.getByText('No mail leaves this server: the digest is only written to a file.')).toBeVisible()
    await context.close()
  } finally {
    await site.stop()
  }
})

test('a mail that could not be delivered shows its next try, is tried at once, and arrives', async ({ browser }) => {
  let isRefusing = true
  const mailbox = await openMailbox({ refuses: () => (isRefusing ? 'mailbox busy' : undefined) })
  const { site, email, cookie } = await startWithAdmin({ SMTP_URL: mailbox.url })
  try {
    await askForReset(site, email)
    const context = await browser.newContext()
    await enter(context, site, cookie)
    const page = await context.newPage()
    await expect(async () => {
      await page.goto(`${site.url}/admin/mail`)
      await expect(page.getByText('mailbox busy').first()).toBeVisible({ timeout: 1000 })
      await expect(page.getByText(/^Next try/).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    isRefusing = false
    await page.getByRole('button', { name: `Try the mail to ${email} now` }).click()
    await mailbox.mailTo(email)
    await context.close()
  } finally {
    await site.stop()
    await mailbox.close()
  }
})
