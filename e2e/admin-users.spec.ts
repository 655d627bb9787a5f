import { parseCsv } from '../test/csv.ts'
import { cookieOf, enter, newAddress, newMember, password, post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { isTo } from './mailbox.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 4(03|22)/ })

test('users are searched and filtered, and the URL holds the search', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin')
  await startHydration(page)
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: '@' })
  await expect(rows).not.toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Name, email or organisation' }).fill('WARD@')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/q=WARD/)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await page.goto('/admin?q=nobody-at-all')
  await expect(page.getByText('No users found matching your criteria')).toBeVisible()
  await page.goto('/admin?role=embassy')
  await expect(rows.first()).toContainText('Embassy')
})

test('a level is changed, a reset is mailed, and both are in the activity log', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin?q=attache@sample')
  await startHydration(page)
  await page.getByRole('table').getByRole('link', { name: 'attache@sample.example' }).click()
  const detail = page.getByRole('region', { name: 'Tomás Novák' })
  await detail.getByLabel('Access level').selectOption('builder')
  await expect(page.getByText('User access level has been updated.').first()).toBeVisible()
  await detail.getByRole('button', { name: /reset/i }).click()
  await expect(page.getByText('Password reset email sent to attache@sample.example').first()).toBeVisible()
  await expect.poll(() => demo.mails(isTo('attache@sample.example')).length).toBe(1)
  await page.goto('/admin/activity')
  await expect(page.getByRole('main')).toContainText('attache@sample.example')
})

test('admins export the users as CSV, and no line begins as a formula', { tag: '@I3' }, async ({ demo }) => {
  const Cookie = await enterAs(demo, 'admin')
  const { headers, text } = await ask(demo, '/admin/users.csv', { headers: { Cookie } })
  expect(headers['content-type']).toContain('text/csv')
  expect(headers['content-disposition']).toMatch(/attachment; filename="users-all-\d{4}-\d\d-\d\d\.csv"/)
  expect(text.split(/\r?\n/)[0]).toBe('Email,Role,Access Level,Admin,Created At')
  expect(text).toContain('admin@nordbro.example,supplier,premium,Yes,')
  for (const line of text.split(/\r?\n/).slice(1)) expect(line).not.toMatch(/^[=+@-]/)
})

test('names that are formulas are text in every export, and each export parses', { tag: '@I3' }, async ({ demo }) => {
  const Cookie = await enterAs(demo, 'admin')
  const supplier = await ask(demo, '/supplier', { headers: { Cookie: await enterAs(demo, 'supplier') } })
  const [event = ''] = /\/events\/[\w-]{36}(?=\/event\.ics)/.exec(supplier.text) ?? []
  const names = ['=HYPERLINK("x","a")', '+1+1', '-2+3, "quoted"', "@SUM(A1:A9)|cmd'!A0"]
  const people: [email: string, name: string][] = []
  for (const [index, name] of names.entries()) {
    const { email, cookie } = await newMember(demo, `${index % 2 ? '+' : '-'}${newAddress()}`)
    people.push([email, name])
    await post(demo, '/account?form=profile', { name, locale: 'en' }, { Cookie: cookie })
    await post(demo, `${event}/answer`, { response: 'not_attending' }, { Cookie: cookie })
    await post(demo, '/events/interest', {}, { Cookie: cookie })
  }
  for (const path of ['/admin/users.csv', `/admin${event}/answers.csv`, '/admin/events/interested.csv']) {
    const [header = [], ...rows] = parseCsv((await ask(demo, path, { headers: { Cookie } })).text)
    expect([path, rows.filter((row) => row.length !== header.length)]).toEqual([path, []])
    expect([path, rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))]).toEqual([path, []])
    for (const [email, name] of people) {
      const row = rows.find((row) => row.includes(`'${email}`))
      expect([path, row?.includes(`'${name}`) ?? false]).toEqual([path, header.includes('Name')])
    }
  }
})

test('a promoted member gets into the admin area, a demoted one is signed out at once', { tag: '@S1' }, async ({
  demo,
}) => {
  const admin = await enterAs(demo, 'admin')
  const email = 'ward@sample.example'
  const session = cookieOf(await post(demo, '/login?form=sign-in', { email, password }))
  const adminStatus = async () => (await ask(demo, '/admin/mail', { headers: { Cookie: session } })).status
  expect(await adminStatus()).toBe(403)
  const list = await ask(demo, `/admin?q=${email}`, { headers: { Cookie: admin } })
  const user = /user=([\w-]{36})/.exec(list.text)?.[1] ?? ''
  await post(demo, `/admin?index&form=promote`, { user, adminRole: 'owner' }, { Cookie: admin })
  expect(await adminStatus()).toBe(200)
  await post(demo, `/admin?index&form=demote`, { user }, { Cookie: admin })
  expect(await adminStatus()).toBe(302)
})
