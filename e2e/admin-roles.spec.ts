import { enter, post, signIn } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { startHydration } from './test.ts'

test.use({ demoName: 'admin-roles', complaints: /status of (403|404)/ })

const pages = {
  manager: ['/admin', '/admin/requests', '/admin/events', '/admin/inbox', '/admin/invitations', '/admin/organisations'],
  editor: ['/admin/events', '/admin/content', '/admin/content/note', '/admin/content/insights', '/admin/insights'],
  reader: [
    '/admin',
    '/admin/requests',
    '/admin/events',
    '/admin/content',
    '/admin/content/pictures',
    '/admin/activity',
  ],
}

const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/admin[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

for (const [who, visited] of Object.entries(pages)) {
  test(`no link on the pages of the ${who} is refused`, { tag: '@Z1' }, async ({ demo }) => {
    const Cookie = await enterAs(demo, who)
    const found = new Set<string>()
    for (const path of ['/admin/today', '/select-role', ...visited]) {
      const { status, text } = await ask(demo, path, { headers: { Cookie } })
      expect([path, status]).toEqual([path, 200])
      for (const link of linksOf(text)) found.add(link)
    }
    expect(found.size).toBeGreaterThan(5)
    const refused: string[] = []
    for (const link of found) {
      if ((await ask(demo, link, { headers: { Cookie } })).status === 403) refused.push(link)
    }
    expect(refused).toEqual([])
  })
}

test('a reader looks at an event and can change nothing', async ({ page, context, demo }) => {
  await enter(context, demo, await enterAs(demo, 'reader'))
  await page.goto('/admin/events')
  await expect(page.getByRole('link', { name: 'Create Event' })).toHaveCount(0)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText('You can look at this, not change it.').first()).toBeVisible()
  await expect(page.locator('input[name=title]')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await expectNoViolations(page)
})

test('an owner makes someone an editor, who sees their own part of the rail', async ({ page, context, demo }) => {
  await enter(context, demo, await signIn(demo, 'admin@nordbro.example'))
  await page.goto('/admin?q=ward@sample.example')
  await page.getByRole('table').getByRole('link').first().click()
  await startHydration(page)
  await page.getByRole('button', { name: 'Promote to admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give this user admin access?' })
  await dialog.getByLabel('Admin role').selectOption('Editor')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Promote to admin' }).click()
  await expect(page.getByText('User has been granted admin access.').first()).toBeVisible()
  await enter(context, demo, await signIn(demo, 'ward@sample.example'))
  await page.goto('/admin/today')
  const rail = page.getByRole('navigation', { name: 'Admin' }).first()
  await expect(rail.getByRole('link', { name: 'Content' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Inbox' })).toHaveCount(0)
})

const asHospital = { role: 'hospital', level: 'premium', locale: 'sv', theme: 'light' }

test('an admin views the pages as a hospital, and ends it', async ({ page, context, demo }) => {
  await enter(context, demo, await signIn(demo, 'editor@nordbro.example'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/view-as')
  await page.getByLabel('Role', { exact: true }).selectOption('Hospital')
  await page.getByLabel('Access level').selectOption('Premium')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Svenska')
  await page.getByRole('combobox', { name: 'Theme' }).selectOption({ index: 1 })
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'View the pages' }).press('Enter')
  await expect(page).toHaveURL(/\/hospital$/)
  const bar = page.getByRole('complementary', { name: 'Visa som' })
  await expect(bar).toContainText('15 minuter kvar')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page.locator('html')).toHaveAttribute('data-theme', /minimal$/)
  await expectNoViolations(page)
  await page.goto('/admin/events')
  await expect(page.getByRole('heading', { name: 'Åtkomst nekad' })).toBeVisible()
  await bar.getByRole('button', { name: 'Avsluta' }).click()
  await expect(page).toHaveURL(/\/admin\/view-as$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-theme', /current$/)
})

test('nothing can be sent during a view but its end, in any tab', async ({ demo }) => {
  const Cookie = await signIn(demo, 'manager@nordbro.example')
  const send = (path: string, fields: Record<string, string> = {}) => post(demo, path, fields, { Cookie })
  expect((await send('/admin/view-as', asHospital)).status).toBe(303)
  for (const path of [
    '/account?form=profile',
    '/account.data?form=profile',
    '/events/interest',
    '/admin?index&form=role',
    '/contact',
    '/newsletter',
  ]) {
    const { status } = await send(path, { name: 'Someone else', locale: 'en' })
    expect([path, status]).toEqual([path, 403])
  }
  const [one, two] = await Promise.all([send('/view-as/end'), send('/view-as/end')])
  expect([one.status, two.status]).toEqual([303, 303])
  expect((await send('/admin?index&form=role')).status).toBe(422)
})
