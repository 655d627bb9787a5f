import { enter, password, post, signIn } from './accounts.ts'
import { createDocument, fill, newNote, open, save, unique } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent, someEvent } from './events.ts'
import { openItem, secondAdmin, writeToUs } from './inbox.ts'
import { kill, newRestartableSite } from './restartable-site.ts'
import { startHydration } from './test.ts'
import { anotherBrowser, isBack, storedText } from './unsaved-text.ts'

test.use({ complaints: /status of 4|ERR_/ })
test.beforeEach(async ({ context, demo }) => enter(context, demo, await enterAs(demo, 'admin')))

test('typed text is back after a reload, and in a browser opened after a crash; saving it ends that', async ({
  page,
  demo,
  browser,
  context,
}) => {
  const { path } = await makeEvent(demo, unique('Kept title'))
  await open(page, path)
  await page.getByLabel('Title').fill('Typed, not saved')
  await page.getByLabel('Embassy').check()
  await expect(storedText(page)).toBeVisible()
  await page.reload()
  await expect(isBack(page)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Typed, not saved')
  await expect(page.getByLabel('Embassy')).toBeChecked()
  await context.close()
  const restarted = await anotherBrowser(browser, demo, await enterAs(demo, 'admin'))
  const again = await restarted.newPage()
  await open(again, path)
  await expect(isBack(again)).toBeVisible()
  await again.getByRole('button', { name: 'Save changes' }).click()
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Typed, not saved')
  await expect(isBack(again)).toHaveCount(0)
  await again.reload()
  await expect(again.getByLabel('Title')).toHaveValue('Typed, not saved')
  await expect(isBack(again)).toHaveCount(0)
  await restarted.close()
})

test('a text that arrives after the form that saved it is not shown as unsaved', async ({ page, demo }) => {
  const { path } = await makeEvent(demo, unique('Late'))
  await open(page, path)
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/admin/unsaved-text') && request.method() === 'POST'),
    page.getByLabel('Title').fill('Saved before'),
  ])
  await expect(storedText(page)).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved before')
  const headers = { ...(await sent.allHeaders()) }
  const late = await page.request.post(sent.url(), { headers, data: sent.postDataBuffer() ?? '' })
  expect(late.ok()).toBe(true)
  const discarded = page.waitForResponse((response) => response.url().endsWith('form=discard'))
  await page.reload()
  await discarded
  await expect(page.getByLabel('Title')).toHaveValue('Saved before')
  await expect(isBack(page)).toHaveCount(0)
})

test('what is typed before the scripts have arrived is kept too', async ({ page, demo }) => {
  const { path } = await makeEvent(demo, unique('Early'))
  const { promise: isTyped, resolve: letScriptsArrive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByLabel('Title').fill('Typed early')
  letScriptsArrive()
  await expect(storedText(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Typed early')
})

test('a reload right after the last key loses nothing', async ({ page, demo }) => {
  const { path } = await makeEvent(demo, unique('At once'))
  await open(page, path)
  await page.getByLabel('Title').fill('The last key')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('The last key')
})

test('Back, and another tab, show the text that was typed', async ({ page, demo, context }) => {
  const id = await createDocument(demo, 'note', newNote(unique('Back')))
  await open(page, `/admin/content/note/${id}`)
  await fill(page, { 'title.en': 'Typed before leaving' })
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(/history/)
  await page.goBack()
  await expect(page.locator('[id="title.en"]')).toHaveValue('Typed before leaving')
  await expect(isBack(page)).toBeVisible()
  const tab = await context.newPage()
  await open(tab, `/admin/content/note/${id}`)
  await expect(tab.locator('[id="title.en"]')).toHaveValue('Typed before leaving')
  await save(tab)
  await tab.reload()
  await expect(isBack(tab)).toHaveCount(0)
})

test('a list in another order is unsaved text too', async ({ page, demo }) => {
  const id = await createDocument(demo, 'note', newNote(unique('Lists')))
  await open(page, `/admin/content/note/${id}`)
  await page.getByRole('button', { name: /^Add / }).first().click()
  await page.locator('ol li textarea, ol li input:not([type=hidden])').first().fill('In a new item')
  await expect(storedText(page)).toBeVisible()
  await page.reload()
  await expect(page.locator('ol li textarea, ol li input:not([type=hidden])').first()).toHaveValue('In a new item')
})

test('discarding asks once, and shows what is saved', async ({ page, demo }) => {
  const title = unique('Saved title')
  const { path } = await makeEvent(demo, title)
  await open(page, path)
  await page.getByLabel('Title').fill('A slip')
  await expect(storedText(page)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(isBack(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue(title)
})

test('an answer and notes are back; Ctrl-S saves notes and sends no answer', async ({ page, demo }) => {
  const Cookie = await enterAs(demo, 'admin')
  const { name } = await writeToUs(demo)
  const { item } = await openItem(demo, name, Cookie)
  await open(page, `/admin/inbox?item=${item}`)
  const answer = page.getByRole('form', { name: 'Answer' }).getByLabel('Answer')
  await answer.fill('Half an answer')
  await answer.press('Control+s')
  await expect(storedText(page)).toBeVisible()
  await page.reload()
  await expect(answer).toHaveValue('Half an answer')
  await expect(page.getByRole('heading', { name: 'Answers sent' })).toHaveCount(0)
  // Hydrated, the next item is opened after the answer.
  await startHydration(page)
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByRole('heading', { name: 'Answers sent' })).toBeVisible()
  await expect(isBack(page)).toHaveCount(0)

  await open(page, '/admin/requests?status=pending')
  const notes = page.getByLabel('Notes for other reviewers')
  const text = unique('A note')
  await notes.fill(text)
  await expect(storedText(page)).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue(text)
  await notes.press('Control+s')
  await expect(page.getByText('The notes have been saved.')).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue(text)
  await expect(isBack(page)).toHaveCount(0)
})

test('the text of a new event is back, and gone once it is created', async ({ page }) => {
  await open(page, '/admin/events/new')
  const title = unique('A new one')
  const { roles: _, minLevel: __, description: ___, seats: ____, endDate: _____, ...fields } = someEvent(title)
  await page.getByLabel('Title').fill(title)
  await expect(storedText(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByLabel('Event type').selectOption(fields.eventType)
  await page.getByLabel('Begins on').fill(fields.date)
  await page.getByLabel('Begins at').fill(fields.time)
  await page.getByRole('textbox', { name: 'Place' }).fill(fields.location)
  await page.getByLabel('Title').press('Control+s')
  await expect(page.getByText('Event created')).toBeVisible()
  await open(page, '/admin/events/new')
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(isBack(page)).toHaveCount(0)
})

test('after the session has ended the text waits in the tab, and is back after signing in again', async ({
  page,
  demo,
  context,
}) => {
  const { path } = await makeEvent(demo, unique('Signed out'))
  await open(page, path)
  await context.clearCookies()
  await page.getByLabel('Title').fill('Typed without a session')
  await page.getByRole('link', { name: 'sign in again' }).click()
  await page.getByRole('main').getByLabel('Email').fill('admin@nordbro.example')
  await page.getByRole('main').getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Typed without a session')
  await expect(storedText(page)).toBeVisible()
})

test('text that waits in a tab is not shown to another person who signs in there', async ({ page, demo, context }) => {
  const title = unique('Shared computer')
  const { path } = await makeEvent(demo, title)
  const colleague = await secondAdmin(demo)
  await open(page, path)
  await context.clearCookies()
  await page.getByLabel('Title').fill('Only mine')
  await expect(page.getByRole('link', { name: 'sign in again' })).toBeVisible()
  await enter(context, demo, await signIn(demo, colleague.email))
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(path)
  await expect(page.getByLabel('Title')).toHaveValue(title)
})

test('offline, leaving warns, and the text is sent when the connection is back', async ({ page, demo, context }) => {
  const { path } = await makeEvent(demo, unique('Offline'))
  await open(page, path)
  await context.setOffline(true)
  await page.getByLabel('Title').fill('Typed offline')
  await expect(page.getByText('Your text could not be stored')).toBeVisible()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await context.setOffline(false)
  await expect(storedText(page)).toBeVisible()
})

test('a server that is restarted while someone types loses nothing', async ({ browser }) => {
  test.setTimeout(90_000)
  const site = await newRestartableSite({}, ['demo'])
  try {
    const server = await site.start()
    const context = await anotherBrowser(browser, site, await signIn(site, 'admin@nordbro.example'))
    const page = await context.newPage()
    await open(page, '/admin/events/new')
    await page.getByLabel('Title').fill('Before')
    await expect(storedText(page)).toBeVisible()
    await kill(server)
    await page.getByLabel('Title').fill('Before and during')
    await expect(page.getByText('Your text could not be stored')).toBeVisible()
    await site.start()
    await expect(storedText(page)).toBeVisible({ timeout: 20_000 })
    const second = await context.newPage()
    await open(second, '/admin/events/new')
    await expect(second.getByLabel('Title')).toHaveValue('Before and during')
    await context.close()
  } finally {
    await site.remove()
  }
})

test('two who edit the same event see each other, and not each other’s text', async ({ page, demo, browser }) => {
  const title = unique('Edited by two')
  const { path } = await makeEvent(demo, title)
  const colleague = await secondAdmin(demo)
  const other = await anotherBrowser(browser, demo, await signIn(demo, colleague.email))
  const theirs = await other.newPage()
  await open(theirs, path)
  await theirs.getByLabel('Title').fill('A colleague’s words')
  await expect(storedText(theirs)).toBeVisible()
  await open(page, path)
  await expect(page.getByText(`${colleague.email} is editing too, since`)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByLabel('Seats').fill('9')
  await expect(storedText(page)).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText(/ is editing too, since/)).toBeVisible()
  await other.close()
})

test('a text as long as a document is stored; one from another site, or from a member, is not', async ({ demo }) => {
  const text = JSON.stringify({ values: { 'body.en': ['å'.repeat(60_000)] }, base: {} })
  const store = (who: string, headers: Record<string, string> = {}) =>
    enterAs(demo, who).then((Cookie) =>
      post(demo, '/admin/unsaved-text?form=store', { form: 'document:note:long', text }, { Cookie, ...headers }),
    )
  expect((await store('admin')).status).toBe(200)
  expect((await store('admin', { Origin: 'https://elsewhere.example' })).status).toBe(403)
  expect([403, 413]).toContain((await store('supplier')).status)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('text that was typed in another browser is back, and can be discarded', async ({ page, demo }) => {
    const title = unique('Plain')
    const { id, path } = await makeEvent(demo, title)
    const text = JSON.stringify({ values: { title: ['From elsewhere'] }, base: { title: [title] } })
    const Cookie = await enterAs(demo, 'admin')
    await post(demo, '/admin/unsaved-text?form=store', { form: `event:${id}`, text }, { Cookie })
    await page.goto(path)
    await expect(page.getByLabel('Title')).toHaveValue('From elsewhere')
    await post(demo, '/admin/unsaved-text?form=discard', { form: `event:${id}` }, { Cookie })
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(title)
  })
})
