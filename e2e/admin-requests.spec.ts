import { enter, mailedLink, newAddress, password, post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { secondAdmin } from './inbox.ts'
import { tabAndPress, tabAndType } from './keyboard.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 4(03|10|22)/ })

const someone = (email: string) => ({
  name: 'Kari Berg',
  email,
  organization: 'Nord sykehus',
  role: 'hospital',
  reason: 'We plan a new ward.',
})

test('members who are no admin get Access Denied and no data', async ({ page, demo, context }) => {
  const cookie = await enterAs(demo, 'supplier')
  await enter(context, demo, cookie)
  for (const path of ['/admin', '/admin/requests', '/admin/mail', '/admin/activity']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
    await expect(page.getByText("You don't have admin permissions to access this page.")).toBeVisible()
    const data = await ask(demo, `${path}.data`, { headers: { Cookie: cookie } })
    expect(data.text).not.toContain('@region.example')
  }
})

test('a request is approved with a key, undone, approved again, and becomes an account', { tag: '@A3' }, async ({
  page,
  demo,
  context,
}) => {
  test.setTimeout(90_000)
  const email = newAddress('sykehus.example')
  await post(demo, '/request-access', someone(email))
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/requests')
  await startHydration(page)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  const detail = page.getByRole('region', { name: 'Kari Berg' })
  await expect(detail).toContainText('We plan a new ward.')
  await expect(detail).toContainText(/2[34]\sbusiness hours left/)
  await page.keyboard.press('a')
  const notice = page.getByRole('status').filter({ hasText: 'Request Updated' })
  await expect(notice).toContainText('Access request has been approved.')
  // The next request has been opened; the decision can still be undone after another form was sent.
  await expect(detail).toBeHidden()
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await detail.getByLabel('Notes for other reviewers').fill('Asked by phone.')
  await detail.getByRole('button', { name: 'Save notes' }).click()
  const saved = page.getByRole('status').filter({ hasText: 'The notes have been saved.' })
  await saved.getByRole('button', { name: /Undo/ }).click()
  await expect(page.getByText('The decision has been undone.')).toBeVisible()
  await detail.getByRole('button', { name: /Approve/ }).click()
  await expect(notice).toContainText('Access request has been approved.')
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await expect(detail.getByText('The invitation leaves within a minute of the approval.')).toBeVisible()

  // A second decision is refused.
  await expect(page).toHaveURL(/id=/)
  const row = new URL(page.url()).searchParams.get('id') ?? ''
  const late = await post(
    demo,
    '/admin/requests?form=decide',
    { id: row, decision: 'rejected' },
    { Cookie: await enterAs(demo, 'admin') },
  )
  expect(late.status).toBe(200)
  expect(late.text).toContain('admin@nordbro.example approved this request before you')

  await expect.poll(() => demo.mails((mail) => mail.recipients.includes(email)).length, { timeout: 50_000 }).toBe(2)
  const first = await mailedLink(demo, email, 2)

  // Sending the invitation again replaces its link.
  await page.reload()
  await expect(detail).toContainText('The invitation has been sent. It works until')
  await detail.getByRole('button', { name: 'Send the invitation again' }).click()
  const again = await mailedLink(demo, email, 3)
  expect(again.token).not.toBe(first.token)
  await context.clearCookies()
  await page.goto(first.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is a newer link')
  await page.goto(again.path)
  await page.getByRole('main').getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Open my account' }).click()
  await expect(page).toHaveURL(/\/select-role$/)
  await expect(page.getByText('Your role')).toBeVisible()

  await page.goto('/account')
  const requests = page.getByRole('region', { name: 'Your requests and answers' })
  await expect(requests).toContainText('Nord sykehus')
  await expect(requests).toContainText('Approved')
  await context.clearCookies()
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/requests?id=${row}&status=all`)
  await expect(detail).toContainText('The invitation has been accepted.')
})

test('requests are filtered by the URL, rejected together, and keep notes', async ({ page, demo, context }) => {
  const [first, second] = [newAddress('a.example'), newAddress('b.example')]
  await post(demo, '/request-access', { ...someone(first), name: 'First of two' })
  await post(demo, '/request-access', { ...someone(second), name: 'Second of two' })
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/requests')
  await startHydration(page)
  await page.getByRole('link', { name: 'Pending' }).click()
  await expect(page).toHaveURL(/status=pending/)
  const reject = page.getByRole('button', { name: 'Reject selected' })
  await expect(reject).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select First of two' }).check()
  await expect(reject).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Second of two' }).check()
  await page.getByRole('button', { name: 'Reject selected' }).click()
  await page.getByRole('dialog', { name: 'Reject 2 requests?' }).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('2 access requests have been rejected.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'of two' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Rejected' }).click()
  await expect(page).toHaveURL(/status=rejected/)
  await page.getByRole('link', { name: 'Second of two' }).click()
  const detail = page.getByRole('region', { name: 'Second of two' })
  await detail.getByLabel('Notes for other reviewers').fill('Ask again in spring.')
  await detail.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('The notes have been saved.')).toBeVisible()
  await page.reload()
  await expect(detail.getByLabel('Notes for other reviewers')).toHaveValue('Ask again in spring.')
  await page.goto('/admin/activity')
  await expect(page.getByRole('main')).toContainText('Second of two')
})

test('when two admins write notes at once the second is warned, sees the first’s, and keeps the typed ones', {
  tag: '@Z3',
}, async ({ page, demo, context }) => {
  const email = newAddress('c.example')
  await post(demo, '/request-access', { ...someone(email), name: 'Noted by two' })
  const Cookie = await enterAs(demo, 'admin')
  await enter(context, demo, Cookie)
  await page.goto('/admin/requests?status=pending')
  await startHydration(page)
  await page.getByRole('link', { name: 'Noted by two' }).click()
  await expect(page).toHaveURL(/id=/)
  const detail = page.getByRole('region', { name: 'Noted by two' })
  const notes = detail.getByLabel('Notes for other reviewers')
  await notes.fill('Call her first.')
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await post(demo, '/admin/requests?form=note', { id, notes: 'Met her in Oslo.', before: '' }, { Cookie })

  await detail.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Someone else has changed these notes in the meantime.')).toBeVisible()
  await expect(detail).toContainText('Met her in Oslo.')
  await expect(notes).toHaveValue('Call her first.')
  await detail.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('The notes have been saved.')).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue('Call her first.')
})

test('with the keyboard alone: a request is opened, gets notes, and its rejection is undone', { tag: '@W1' }, async ({
  page,
  demo,
  context,
}) => {
  const email = newAddress('sykehus.example')
  await post(demo, '/request-access', someone(email))
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/requests')
  await startHydration(page)
  await tabAndPress(page, page.getByRole('link', { name: 'Pending', exact: true }))
  await expect(page).toHaveURL(/status=pending/)
  await tabAndPress(page, page.getByRole('row').filter({ hasText: email }).getByRole('link'))
  const detail = page.getByRole('region', { name: 'Kari Berg' })
  const notes = detail.getByLabel('Notes for other reviewers')
  await tabAndType(page, notes, 'Asked before by phone')
  await tabAndPress(page, detail.getByRole('button', { name: 'Save notes' }))
  await expect(page.getByText('The notes have been saved.')).toBeVisible()
  await tabAndPress(page, detail.getByRole('button', { name: /Reject/ }))
  const dialog = page.getByRole('dialog', { name: 'Reject the request of Kari Berg?' })
  await tabAndType(page, dialog.getByLabel('Note to the applicant'), 'Not this year')
  await page.keyboard.press('Control+Enter')
  const notice = page.getByRole('status').filter({ hasText: 'Request Updated' })
  await expect(notice).toContainText('Access request has been rejected.')
  await tabAndPress(page, notice.getByRole('button', { name: /Undo/ }))
  await expect(page.getByText('The decision has been undone.')).toBeVisible()
  await expect(detail.getByRole('button', { name: /Approve/ })).toBeVisible()
  await expect(notes).toHaveValue('Asked before by phone')
})

test('several requests are rejected together, and undone together', async ({ page, demo, context }) => {
  const emails = [newAddress('sykehus.example'), newAddress('sykehus.example')]
  for (const email of emails) await post(demo, '/request-access', someone(email))
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/requests?status=pending')
  await startHydration(page)
  const rows = emails.map((email) => page.getByRole('row').filter({ hasText: email }))
  for (const row of rows) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Reject selected' }).click()
  await page.getByRole('dialog', { name: 'Reject 2 requests?' }).getByRole('button', { name: 'Reject' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Request Updated' })
  await expect(notice).toContainText('2 access requests have been rejected.')
  for (const row of rows) await expect(row).toHaveCount(0)
  await notice.getByRole('button', { name: /Undo/ }).click()
  await expect(page.getByText('The decision has been undone. No email was sent.')).toBeVisible()
  for (const row of rows) await expect(row.getByRole('checkbox')).toBeVisible()
})

test('a selected request that another admin has decided is skipped, with that admin’s name', async ({
  page,
  demo,
  context,
}) => {
  const names = ['Still waiting', 'Decided meanwhile']
  for (const name of names) {
    await post(demo, '/request-access', { ...someone(newAddress('sykehus.example')), name })
  }
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/requests?status=pending')
  const id = await page.getByRole('checkbox', { name: 'Select Decided meanwhile' }).inputValue()
  await startHydration(page)
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  const other = await secondAdmin(demo)
  await post(demo, '/admin/requests?form=decide', { id, decision: 'approved' }, { Cookie: other.cookie })
  await page.getByRole('button', { name: 'Reject selected' }).click()
  await page.getByRole('dialog', { name: 'Reject 2 requests?' }).getByRole('button', { name: 'Reject' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Request Updated' })
  await expect(notice).toContainText('Access request has been rejected.')
  await expect(notice).toContainText('1 was skipped:')
  await expect(notice).toContainText(`Decided meanwhile, approved by ${other.email}`)
  await expect(page.getByRole('button', { name: 'Reject selected' })).toBeHidden()
})

test('single-key shortcuts are listed in a help sheet, and can be switched off, `?` too', { tag: '@W1' }, async ({
  page,
  demo,
  context,
}) => {
  const email = newAddress('sykehus.example')
  await post(demo, '/request-access', someone(email))
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/requests?status=pending')
  await startHydration(page)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  const detail = page.getByRole('region', { name: 'Kari Berg' })
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const open = page.getByRole('button', { name: 'Keyboard shortcuts' })
  await expect(detail.getByRole('button', { name: 'Approve A' })).toBeVisible()

  // What is typed before the search is there decides nothing either.
  await page.route('**/palette-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.reload()
  await startHydration(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('a')
  await expect(page.locator('dialog[open]').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(detail.getByRole('button', { name: 'Approve A' })).toBeVisible()

  await page.keyboard.press('?')
  await expect(sheet).toContainText('Approve the open request')
  // While the sheet is open, keys decide nothing.
  await page.keyboard.press('a')
  await sheet.getByRole('checkbox', { name: 'Use single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.reload()
  await startHydration(page)
  await expect(detail.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  const address = page.url()
  for (const key of ['a', 'r', 'j', 'k', '?']) await page.keyboard.press(key)
  await expect(sheet).toBeHidden()
  expect(page.url()).toBe(address)
  await expect(detail.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()

  await open.click()
  await sheet.getByRole('checkbox', { name: 'Use single-key shortcuts' }).click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject the request of Kari Berg?' })
  // A space would press the button that closes it, and the next key would decide.
  await expect(dialog.getByLabel('Note to the applicant')).toBeFocused()
  await page.keyboard.type('We are full')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Access request has been rejected.')).toBeVisible()
})
