import { enter, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { createDocument, newNote, unique } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent } from './events.ts'
import { ask } from './http.ts'
import { askForSeat, secondAdmin, writeToUs } from './inbox.ts'
import { detailOf, requestsOf, rows } from './lists.ts'
import { startHydration } from './test.ts'

// The pattern that all lists of the admin pages share, on a site of its own: it selects rows over several pages.
test.use({ demoName: 'lists', complaints: /status of 422/ })
test.beforeEach(async ({ demo, context }) => enter(context, demo, await enterAs(demo, 'admin')))

test('requests are found by organization, and all that match are decided, also those on other pages', async ({
  page,
  demo,
}) => {
  test.setTimeout(120_000)
  const organization = `Kystens ${crypto.randomUUID()}`
  await requestsOf(demo, organization, 52)
  await page.goto('/admin/requests')
  await startHydration(page)
  await page.getByRole('searchbox', { name: 'Name, organization or email' }).fill(organization.toUpperCase())
  await expect(page.getByText('52 requests', { exact: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(50)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('50 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'All 52 that match' }).check()
  await expect(page.getByText('52 selected')).toBeVisible()

  // Someone applies meanwhile: nothing is decided that the admin has not seen counted.
  await requestsOf(demo, organization, 1, 'Late')
  const rejectAll = async (count: number) => {
    await page.getByRole('button', { name: 'Reject selected' }).click()
    const dialog = page.getByRole('dialog', { name: `Reject ${count} requests?` })
    await expect(dialog).toContainText('Each applicant gets an email that says so')
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  }
  await rejectAll(52)
  await expect(page.getByText('More rows match now than when you chose them.')).toBeVisible()
  await expect(page.getByText('53 requests', { exact: true })).toBeVisible()
  await rejectAll(53)
  await expect(page.getByText('53 access requests have been rejected.')).toBeVisible()
  await expect(page.getByText(/^\d+ selected$/)).toBeHidden()
  await page.getByRole('link', { name: 'Pending', exact: true }).click()
  await expect(page.getByText('No requests here.')).toBeVisible()
})

test('keys move through the rows, tick, open and close them, and are letters while typing', { tag: '@W1' }, async ({
  page,
  demo,
}) => {
  const organization = `Tastatur ${crypto.randomUUID()}`
  await requestsOf(demo, organization, 3)
  await page.goto(`/admin/requests?q=${organization}`)
  await startHydration(page)
  await expect(detailOf(page, 'Person 3')).toBeVisible()
  await page.keyboard.press('j')
  await expect(detailOf(page, 'Person 2')).toBeVisible()
  await expect(rows(page).getByRole('link', { name: 'Person 2' })).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: 'Select Person 2' })).toBeChecked()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(detailOf(page, 'Person 1')).toBeVisible()
  await page.keyboard.press('k')
  await expect(detailOf(page, 'Person 2')).toBeVisible()
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { name: 'Person 2' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/id=/)
  await expect(rows(page).getByRole('link', { name: 'Person 2' })).toBeFocused()

  await page.getByRole('searchbox', { name: 'Name, organization or email' }).focus()
  await page.keyboard.type('xj')
  await expect(page).toHaveURL(/xj/)
  await expect(page.getByText('No requests here.')).toBeVisible()
})

test('after a decision the next request is open, and Undo brings the first back', async ({ page, demo }) => {
  const organization = `Neste ${crypto.randomUUID()}`
  await requestsOf(demo, organization, 3)
  await page.goto(`/admin/requests?status=pending&q=${organization}`)
  await startHydration(page)
  await expect(detailOf(page, 'Person 3')).toBeVisible()
  await page.keyboard.press('a')
  await expect(detailOf(page, 'Person 2')).toBeVisible()
  await expect(page.getByText('Access request has been approved.')).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject the request of Person 2?' })
  await dialog.getByLabel('Note to the applicant').fill('Not this year.')
  await page.keyboard.press('Control+Enter')
  await expect(detailOf(page, 'Person 1')).toBeVisible()
  await page.getByRole('button', { name: /Undo/ }).click()
  await expect(detailOf(page, 'Person 2')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  // What can still be undone is the approval before: it says so, or its time is over.
  await expect(page.getByText('The decision has been undone. No email was sent.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo( \d|$)/ })).toHaveCount(0)
})

test('of two admins who decide one request, the second is told who was first', { tag: '@Z3' }, async ({
  page,
  demo,
}) => {
  const organization = `To ${crypto.randomUUID()}`
  await requestsOf(demo, organization, 1)
  const other = await secondAdmin(demo)
  await page.goto(`/admin/requests?q=${organization}`)
  await startHydration(page)
  const id = await page.getByRole('checkbox', { name: 'Select Person 1' }).inputValue()
  await post(demo, '/admin/requests?form=decide', { id, decision: 'rejected' }, { Cookie: other.cookie })
  await detailOf(page, 'Person 1')
    .getByRole('button', { name: /Approve/ })
    .click()
  await expect(page.getByRole('alert')).toContainText(`${other.email} rejected this request before you on`)
  await expect(detailOf(page, 'Person 1').getByText('Rejected', { exact: true }).first()).toBeVisible()
})

test('a filter is saved under a name, opened and deleted; one with values that are gone still opens', async ({
  page,
  demo,
}) => {
  await page.goto('/admin?role=hospital')
  await startHydration(page)
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill('Hospitals only')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const views = page.getByRole('navigation', { name: 'Saved views' })
  const view = views.getByRole('link', { name: 'Hospitals only' })
  await expect(view).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Save view' })).toBeHidden()
  await page.goto('/admin')
  await view.click()
  await expect(page).toHaveURL(/role=hospital/)
  await startHydration(page)
  await views.getByRole('button', { name: 'Delete the view Hospitals only' }).click()
  await expect(views).toBeHidden()

  const Cookie = await enterAs(demo, 'admin')
  const old = { page: '/admin', name: 'From last year', query: 'role=consul&columns=phone&q=ward' }
  await post(demo, '/admin/list-settings?form=save-view', old, { Cookie })
  const other = await secondAdmin(demo)
  expect((await ask(demo, '/admin', { headers: { Cookie: other.cookie } })).text).not.toContain('From last year')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'From last year' }).click()
  await expect(page.getByRole('searchbox', { name: 'Name, email or organisation' })).toHaveValue('ward')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByLabel('Role', { exact: true }).first()).toHaveValue('')
})

test('users are found by name; rows are lower when that is chosen, and stay so', async ({ page }) => {
  await page.goto('/admin?q=solheim')
  await expect(rows(page)).toContainText(['ward@sample.example'])
  await startHydration(page)
  const height = async () => (await rows(page).first().boundingBox())?.height ?? 0
  const before = await height()
  await page.getByRole('button', { name: 'Lower rows' }).click()
  await expect(page.getByRole('button', { name: 'Taller rows' })).toBeVisible()
  expect(await height()).toBeLessThan(before - 10)
  await page.reload()
  await page.getByRole('button', { name: 'Taller rows' }).click()
  await expect(page.getByRole('button', { name: 'Lower rows' })).toBeVisible()
})

test('an inbox item that is done is followed by the next one, with a way back', async ({ page, demo }) => {
  const organization = `Post ${crypto.randomUUID()}`
  const first = await writeToUs(demo, { organization })
  const second = await writeToUs(demo, { organization })
  await page.goto(`/admin/inbox?q=${organization}`)
  await startHydration(page)
  await detailOf(page, second.name).getByRole('button', { name: 'Mark as done' }).click()
  await expect(detailOf(page, first.name)).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(detailOf(page, second.name).getByRole('button', { name: 'Open again' })).toBeVisible()
})

test('chosen inbox items are marked as done at once, a request for a seat is skipped, and both are assigned', async ({
  page,
  demo,
}) => {
  const word = `Fyren ${crypto.randomUUID()}`
  await writeToUs(demo, { organization: word })
  await writeToUs(demo, { organization: word, message: 'Och i juni?' })
  await page.goto(`/admin/inbox?q=${word}`)
  await startHydration(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('combobox', { name: 'Assign to' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Assign selected' }).click()
  await page.getByRole('dialog', { name: 'Assign 2 items?' }).getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('2 items are assigned.')).toBeVisible()
  // Nothing stays ticked after a command.
  await expect(page.getByRole('button', { name: 'Assign selected' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expectNoViolations(page)
  await page
    .getByRole('form', { name: 'Change the selected items' })
    .locator('..')
    .getByRole('button', { name: 'Mark as done' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Mark 2 items as done?' })
  await expect(dialog).toContainText('Nobody is emailed.')
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('2 items are marked as done.')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)

  const seat = await askForSeat(demo)
  await page.goto(`/admin/inbox?q=${encodeURIComponent(seat.email)}`)
  await startHydration(page)
  await page.getByRole('checkbox', { name: `Select ${seat.name}` }).check()
  await page.getByRole('button', { name: 'Mark as done', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('1 skipped: requests for a seat need an outcome each')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
})

test('upcoming events are cancelled together, after one question', async ({ page, demo }) => {
  const word = unique('Sea')
  await makeEvent(demo, `${word} one`)
  await makeEvent(demo, `${word} two`)
  await page.goto(`/admin/events?q=${word}`)
  await startHydration(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Cancel events' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel 2 events?' })
    .getByRole('button', { name: 'Cancel the events' })
    .click()
  await expect(page.getByText('2 events are cancelled.')).toBeVisible()
  await page.goto(`/admin/events?show=cancelled&q=${word}`)
  await expect(rows(page)).toHaveCount(2)
})

test('a list of content is searched as one types, sorted, saved as a view, and moved through by keys', async ({
  page,
  demo,
}) => {
  const word = unique('Archive')
  await createDocument(demo, 'note', newNote(`${word} A`))
  await createDocument(demo, 'note', newNote(`${word} B`))
  await page.goto('/admin/content/note')
  await startHydration(page)
  await page.getByRole('searchbox', { name: 'Name' }).fill(word)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText(`${word} B`)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('By name')
  await expect(page).toHaveURL(/sort=name/)
  await expect(rows(page).first()).toContainText(`${word} A`)
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill('The archive')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('navigation', { name: 'Saved views' })).toContainText('The archive')
  await expectNoViolations(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: `${word} A` })).toBeFocused()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/admin\/content\/note\/[\w-]+$/)
})

test('the sheet of keys names those of the list, and Ctrl-S where text is kept', async ({ page, demo }) => {
  await requestsOf(demo, `Nøkler ${crypto.randomUUID()}`, 1)
  await page.goto('/admin/requests')
  await startHydration(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const [key, label] of [
    ['O', 'Open the row'],
    ['X', 'Select the row'],
    ['Esc', 'Close the opened row'],
    ['Ctrl', 'Save what is typed'],
  ] as const) {
    const row = sheet.locator('dl > div').filter({ hasText: label })
    await expect(row.locator('kbd').first()).toHaveText(key)
  }
})
