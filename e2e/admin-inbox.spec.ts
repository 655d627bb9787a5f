import type { Page } from '@playwright/test'
import { enter, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { askForSeat, openItem, secondAdmin, writeToUs } from './inbox.ts'
import { isTo } from './mailbox.ts'
import { faultsOf } from './markup.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 4(03|22)/ })
const detailOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test.beforeEach(async ({ demo, context }) => enter(context, demo, await enterAs(demo, 'admin')))

test('a contact request is assigned, answered in Swedish with one mail despite a double click, and done', {
  tag: '@Z3',
}, async ({ page, demo }) => {
  const { email, name } = await writeToUs(demo)
  await page.goto(`/admin/inbox?q=${email}`)
  await startHydration(page)
  const detail = detailOf(page, name)
  await expect(rowOf(page, name)).toContainText('47 h left')
  await expect(detail).toContainText('Vi är åtta.')
  await expect(detail).toContainText('Clinical Visits')
  await detail.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByText('It has been assigned.')).toBeVisible()
  await expect(rowOf(page, name)).toContainText('You')
  await expect(detail.getByLabel('Subject')).toHaveValue('Re: Din förfrågan till Nordbro: Kliniska studiebesök')
  await detail.getByLabel('Answer', { exact: false }).last().fill('Hej Åsa,\n\nmaj går bra.')
  await detail.getByRole('button', { name: 'Send answer' }).dblclick()
  await expect(page.getByText('Your answer is on its way.')).toBeVisible()
  await expect(detail.getByRole('region', { name: 'Answers sent' })).toContainText('maj går bra.')
  await expect(detail.getByText('Done', { exact: true }).first()).toBeVisible()

  // The first mail is the receipt.
  await expect.poll(() => demo.mails(isTo(email)).length, { timeout: 15_000 }).toBe(2)
  const mail = demo.mails(isTo(email)).at(-1)
  expect(mail?.subject).toBe('Re: Din förfrågan till Nordbro: Kliniska studiebesök')
  expect(mail?.recipients).toEqual([email])
  expect(mail?.replyTo).toMatchObject([{ address: 'hello@nordbro.example' }])
  expect(mail?.text).toMatch(/Hej Åsa,\n\nmaj går bra\.[\s\S]*Du skrev den[\s\S]*Kan vi få komma i maj\?/)
  expect(mail?.html).toContain('lang="sv"')

  await detail.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByText('It is open again.')).toBeVisible()
  await detail.getByText(/What admins did/).click()
  await expect(detail).toContainText('Wrote an answer')
  await page.waitForTimeout(500)
  expect(demo.mails(isTo(email))).toHaveLength(2)
})

test('an admin whose colleague answered or closed the item first gets an alert, and keeps the typed answer', async ({
  page,
  demo,
}) => {
  const [{ email, name }, colleague] = [await writeToUs(demo), await secondAdmin(demo)]
  await page.goto(`/admin/inbox?q=${email}`)
  await startHydration(page)
  const detail = detailOf(page, name)
  const body = detail.locator('textarea[name=body]')
  await body.fill('Mitt svar')
  const theirs = await openItem(demo, email, colleague.cookie)
  const fields = { item: theirs.item, answer: theirs.answer, seen: '0', subject: 'Re: Hej', body: 'Hennes svar' }
  const first = await post(demo, '/admin/inbox?form=answer', { ...fields, after: 'open' }, { Cookie: colleague.cookie })
  expect(first.status).toBe(200)
  await detail.getByRole('button', { name: 'Send answer' }).click()
  const alert = detail.getByRole('alert')
  await expect(alert).toContainText(`${colleague.email} answered this on`)
  await expect(body).toHaveValue('Mitt svar')
  await expect(detail).toContainText('Hennes svar')

  await post(demo, '/admin/inbox?form=done', { item: theirs.item }, { Cookie: colleague.cookie })
  await detail.getByRole('button', { name: 'Send answer' }).click()
  await expect(alert).toContainText(`${colleague.email} closed this on`)
  await expect(body).toHaveValue('Mitt svar')
  expect(demo.mails((mail) => isTo(email)(mail) && Boolean(mail.text?.includes('Mitt svar')))).toHaveLength(0)

  const taken = { item: theirs.item, to: '', was: '00000000-0000-4000-8000-000000000000' }
  expect((await post(demo, '/admin/inbox?form=assign', taken, { Cookie: colleague.cookie })).status).toBe(200)
})

test('a circles request shows its consent, can be declined, and is not reopened beside a newer equal one', async ({
  page,
  demo,
}) => {
  const { email, name, fields } = await askForSeat(demo)
  await page.goto(`/admin/inbox?kind=circles&q=${email}`)
  await startHydration(page)
  const detail = detailOf(page, name)
  await expect(detail).toContainText('Version 1')
  await expect(detail).toContainText('Payers')
  await detail.getByRole('button', { name: 'Done: declined' }).click()
  await expect(page.getByText('Marked as done.')).toBeVisible()
  await expect(detail.getByText('Declined', { exact: true })).toBeVisible()
  // The person sends the same request again: the first can't be reopened beside it.
  await post(demo, '/circles', fields, { Cookie: 'lang=no' })
  await detail.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByRole('alert')).toContainText('has since sent the very same request again')
  await page.goto(`/admin/inbox?kind=circles&q=${email}`)
  await expect(detail.getByRole('region', { name: 'Earlier from this address' })).toContainText('Vi flytter')
})

test('a chat can be assigned and closed but not answered; a newsletter consent can only be read', async ({ page }) => {
  await page.goto('/admin/inbox?kind=chat&q=Tampere&state=all')
  await startHydration(page)
  const chat = detailOf(page, 'A visitor')
  await expect(chat).toContainText('A chat has no address')
  await expect(chat).toContainText('Do you work with Finnish hospitals?')
  await expect(chat.getByRole('button', { name: 'Send answer' })).toHaveCount(0)
  await chat.getByLabel('Assigned to').selectOption({ label: 'admin@nordbro.example (you)' })
  await chat.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText('It has been assigned.')).toBeVisible()
  await chat.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Marked as done.')).toBeVisible()

  await page.goto('/admin/inbox?kind=newsletter&q=reader@sample')
  const consent = detailOf(page, 'reader@sample.example')
  await expect(consent).toContainText('Ja, skicka mig Strategy Signals.')
  await expect(consent).toContainText('Confirmed')
  await expect(consent.getByRole('button')).toHaveCount(0)
})

test('with the keyboard alone: an item is chosen in the list and answered', { tag: '@W1' }, async ({ page, demo }) => {
  const { email: first } = await writeToUs(demo, { name: 'Tangent Ett', organization: 'Tangentbord' })
  await writeToUs(demo, { name: 'Tangent Två', organization: 'Tangentbord', message: 'Hej igen' })
  await page.goto('/admin/inbox?q=Tangentbord')
  await startHydration(page)
  await expect(detailOf(page, 'Tangent Två')).toBeVisible()
  await page.keyboard.press('j')
  const detail = detailOf(page, 'Tangent Ett')
  await expect(detail).toBeVisible()
  await page.keyboard.press('k')
  await expect(detailOf(page, 'Tangent Två')).toBeVisible()
  await page.keyboard.press('j')
  await expect(detail).toBeVisible()
  const send = detail.getByRole('button', { name: 'Send answer' })
  await page.getByRole('link', { name: 'Tangent Ett' }).focus()
  // An empty answer first: the focus moves to what is missing.
  for (
    let presses = 0;
    presses < 20 && !(await send.evaluate((button) => button === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const body = detail.locator('textarea[name=body]')
  await expect(body).toBeFocused()
  await expect(body).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page)
  // In a field `j` and `k` are letters, not shortcuts of the list.
  await page.keyboard.type('jk välkomna')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your answer is on its way.').first()).toBeVisible()
  await expect.poll(() => demo.mails(isTo(first)).at(-1)?.text).toContain('jk välkomna')
})

test('no script in a message runs, and no line of an answer becomes a mail header', { tag: ['@I2', '@E1'] }, async ({
  page,
  demo,
  context,
}) => {
  const dialogs: string[] = []
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const payload = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  const { email } = await writeToUs(demo, { name: payload, organization: payload, message: payload })
  const Cookie = await enterAs(demo, 'admin')
  await page.goto(`/admin/inbox?q=${email}`)
  await startHydration(page)
  await expect(page.getByRole('blockquote').first()).toHaveText(payload)
  const { item, answer, text } = await openItem(demo, email, Cookie)
  expect(await faultsOf(text)).toEqual([])
  const withHeaderLine = {
    item,
    answer,
    seen: '0',
    subject: 'Re: x\r\nBcc: thief@example.org',
    body: payload,
    after: 'open',
  }
  const refused = await post(demo, '/admin/inbox?form=answer', withHeaderLine, { Cookie })
  expect(refused.status).toBe(422)
  expect(await faultsOf(refused.text)).toEqual([])
  const withBodyLines = {
    ...withHeaderLine,
    subject: `Re: ${payload}`,
    body: `\r\nBcc: thief@example.org\r\n\r\n${payload}`,
  }
  expect((await post(demo, '/admin/inbox?form=answer', withBodyLines, { Cookie })).status).toBe(200)
  await expect.poll(() => demo.mails(isTo(email)).length, { timeout: 15_000 }).toBe(2)
  const mail = demo.mails(isTo(email)).at(-1)
  expect(mail?.recipients).toEqual([email])
  expect(mail?.html).not.toMatch(/<script|<img src=x/)
  await page.goto(`/admin/inbox?q=${email}`)
  await page.goto('/admin/activity')
  expect(dialogs).toEqual([])
})

test('the list is filtered and sorted by the URL, and the tab shows how many are open', async ({ page }) => {
  await page.goto('/admin/inbox')
  await startHydration(page)
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Inbox \d+$/ })).toBeVisible()
  const filter = page.getByRole('search', { name: 'Filter the inbox' })
  await filter.getByLabel('Sort').selectOption('due')
  await expect(page).toHaveURL(/sort=due/)
  await filter.getByLabel('Assigned to').selectOption('mine')
  await expect(page).toHaveURL(/who=mine/)
  await expect(page.getByRole('row').filter({ hasText: 'Petter Aas' })).toContainText('You')
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.goto('/admin/inbox?sort=due')
  await expect(page.getByRole('row').nth(1)).toContainText('over')
  await expectNoViolations(page)
})

test('Ctrl-Enter sends the answer once, and the sheet of keys says so', async ({ page, demo }) => {
  const { email, name } = await writeToUs(demo)
  await page.goto(`/admin/inbox?q=${email}`)
  await startHydration(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const row = sheet.locator('dl > div').filter({ hasText: 'Send the answer that you are writing' })
  await expect(row.locator('kbd')).toHaveText(['Ctrl', 'Enter'])
  await expect(sheet.locator('dl > div').filter({ hasText: 'Open the next row' })).toContainText('J')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('w')
  await page.keyboard.type('Gladly.')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Your answer is on its way.').first()).toBeVisible()
  await expect.poll(() => demo.mails(isTo(email)).filter(({ text }) => text?.includes('Gladly.')).length).toBe(1)
  await expect(rowOf(page, name)).toHaveCount(0)
})
