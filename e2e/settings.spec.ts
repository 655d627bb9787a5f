import { cookieOf, enter, newAddress, password, post, setupLink } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { pageText } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { kill, newRestartableSite } from './restartable-site.ts'
import { startHydration } from './test.ts'

// A refused form is answered with 422, which the browser reports.
test.use({ demoName: 'settings', complaints: /status of 422/ })

const settingsPage = '/admin/settings'

test('a changed name is on the pages at once, cached ones too, and the log has before and after', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  expect(await pageText(demo, '/contact')).toContain('Nordbro')
  await page.goto(settingsPage)
  await startHydration(page)
  await expectNoViolations(page)
  await page.getByLabel('Name of the product').fill('Sundbro')
  await page.getByLabel('Messages from the chat').selectOption('inbox')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(
    page.getByText('Name of the product, Messages from the chat: pages and mails have it now.'),
  ).toBeVisible()
  await expect(page.getByText('Default: Nordbro')).toBeVisible()
  await expect.poll(() => pageText(demo, '/contact')).toContain('Sundbro')
  const says = await ask(demo, '/api/chat', { method: 'POST', headers: { Origin: demo.url } })
  expect(says.status).not.toBe(404)

  await page.goto('/admin/activity')
  const row = page.getByRole('row').filter({ hasText: 'Name of the product' })
  await row.getByText('Show').click()
  await expect(row).toContainText('Nordbro')
  await expect(row).toContainText('Sundbro')

  await page.goto(settingsPage)
  await startHydration(page)
  await page.getByLabel('Name of the product').fill('')
  await page.getByLabel('Messages from the chat').selectOption('canned')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByLabel('Name of the product')).toHaveValue('Nordbro')
  await expect.poll(() => pageText(demo, '/contact')).not.toContain('Sundbro')
})

test('a wrong value is named beside its field, and nothing is saved', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(settingsPage)
  await startHydration(page)
  await page.getByLabel('Email for visitors').fill('nobody')
  await page.getByLabel('Phone').fill('+47 11 22 33 44')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('It should be an email address, like hello@nordbro.example.')).toBeVisible()
  await expect(page.getByLabel('Email for visitors')).toHaveValue('nobody')
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('+46 8 465 004 00')
})

test('of two admins who change one setting the second sees both values, and can keep theirs', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(settingsPage)
  await startHydration(page)
  const other = await context.newPage()
  await other.goto(settingsPage)
  await startHydration(other)
  await other.getByLabel('Founder').fill('Elin Åberg')
  await other.getByLabel('Phone').fill('+47 22 33 44 55')
  await other.getByRole('button', { name: 'Save settings' }).click()
  await expect(other.getByText(/pages and mails have it now/)).toBeVisible()

  await page.getByLabel('Founder').fill('Kari Nordmann')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('admin@nordbro.example has set it to ‘Elin Åberg’ in the meantime.')).toBeVisible()
  await expect(page.getByLabel('Founder')).toHaveValue('Kari Nordmann')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText(/^Founder: pages and mails have it now/)).toBeVisible()
  // What only the other one has changed stays.
  await page.reload()
  await expect(page.getByLabel('Founder')).toHaveValue('Kari Nordmann')
  await expect(page.getByLabel('Phone')).toHaveValue('+47 22 33 44 55')
})

test('what the environment sets can’t be changed, and says by which variable; a change outlives a restart', async ({
  browser,
}) => {
  const site = await newRestartableSite({ BRAND_PRODUCT: 'Fjordbro' })
  const first = await site.start()
  const { path, token } = await setupLink(site)
  const cookie = cookieOf(await post(site, path, { token, email: newAddress(), password }))
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    await enter(context, site, cookie)
    const page = await context.newPage()
    await page.goto(`${site.url}${settingsPage}`)
    await expect(page.getByText('Set by BRAND_PRODUCT on the server, which has precedence.')).toBeVisible()
    await expect(page.getByLabel('Name of the product')).toHaveCount(0)
    await page.getByLabel('Founder').fill('Elin Åberg')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText(/^Founder: pages and mails have it now/)).toBeVisible()
    await expect(page.getByLabel('Founder')).toHaveValue('Elin Åberg')
    await post(
      site,
      `${settingsPage}?form=settings`,
      { BRAND_PRODUCT: 'Other', 'seen-BRAND_PRODUCT': 'Fjordbro' },
      { Cookie: cookie },
    )
    expect(await pageText(site, '/contact')).not.toContain('Other')
    await kill(first)
    await site.start()
    await page.reload()
    await expect(page.getByLabel('Founder')).toHaveValue('Elin Åberg')
    expect(await pageText(site, '/contact')).toContain('Elin Åberg')
  } finally {
    await context.close()
    await site.remove()
  }
})
