import { someone, visitorAddress } from './access-requests.ts'
import { enter, post, signIn } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { changeDocument, createDocument, newNote, open, unique } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent, someEvent } from './events.ts'
import { ask, postRequest } from './http.ts'
import { secondAdmin } from './inbox.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

// What someone has typed is not lost when a colleague was faster.

test.use({ complaints: /status of 4/ })
test.beforeEach(async ({ context, demo }) => enter(context, demo, await enterAs(demo, 'admin')))

async function cancel(demo: Site, path: string) {
  const { status } = await post(
    demo,
    `${path}?form=cancel`,
    { sequence: '1' },
    { Cookie: await enterAs(demo, 'admin') },
  )
  expect(status).toBe(200)
}

test('the text typed into an event that is cancelled meanwhile stays in view, also after a reload', async ({
  page,
  demo,
}) => {
  const { path } = await makeEvent(demo, unique('Cancelled meanwhile'))
  await open(page, path)
  await page.getByLabel('Title').fill('My better title')
  await page.getByLabel('Description').fill('Two lines\nof mine')
  await cancel(demo, path)
  // At once, so that nothing is stored before.
  await page.getByRole('button', { name: 'Save changes' }).click()
  const kept = page.getByRole('region', { name: 'Your unsaved text' })
  await expect(kept).toContainText('My better title')
  await expect(kept).toContainText('of mine')
  await expect(kept).not.toContainText('Round table')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await expect(async () => {
    await page.reload()
    await expect(kept).toContainText('My better title', { timeout: 1000 })
  }).toPass()
  await startHydration(page)
  await kept.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(kept).toHaveCount(0)
  await page.reload()
  await expect(kept).toHaveCount(0)
})

test('the text typed into a note that is deleted meanwhile is on the page of the gone note', async ({ page, demo }) => {
  const id = await createDocument(demo, 'note', newNote(unique('Deleted meanwhile')))
  const path = `/admin/content/note/${id}`
  await open(page, path)
  await page.locator('[id="summary.en"]').fill('My new summary')
  await expect(page.getByText('Unsaved, but not lost')).toBeVisible()
  expect((await changeDocument(demo, 'note', id, {}, 'delete')).status).toBe(302)
  await page.locator('#do-save').click()
  await expect(page.getByText('This was not done')).toBeVisible()
  await expect(page.locator('[id="summary.en"]')).toHaveValue('My new summary')
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  const kept = page.getByRole('region', { name: 'Your unsaved text' })
  await expect(kept).toContainText('My new summary')
  await expect(kept).not.toContainText('Deleted meanwhile')
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Notes' }).click()
  await expect(page).toHaveURL(/\/admin\/content\/note$/)
})

test('a note of whom a colleague has forestalled is shown with who decided and how', async ({ page, demo }) => {
  const applicant = someone()
  await postRequest(demo, applicant, { 'X-Forwarded-For': visitorAddress() })
  await open(page, `/admin/requests?q=${applicant.email}`)
  const colleague = await secondAdmin(demo)
  const id = (await page.locator('#decide input[name=id]').inputValue()) ?? ''
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note to the applicant').fill('Write to us again in May.')
  const theirs = { Cookie: await signIn(demo, colleague.email) }
  await post(demo, '/admin/requests?form=decide', { id, decision: 'approved' }, theirs)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText(`${colleague.email} approved this request before you`)).toBeVisible()
  const kept = page.getByRole('region', { name: 'Your unsaved text' })
  await expect(kept).toContainText('Write to us again in May.')
  await expect(kept).toContainText(colleague.email)
})

test('someone who leaves a form is no longer shown as editing it; a new form shows nobody', async ({
  page,
  demo,
  browser,
}) => {
  const { path } = await makeEvent(demo, unique('Left'))
  const colleague = await secondAdmin(demo)
  const context = await browser.newContext({ baseURL: demo.url })
  await enter(context, demo, await signIn(demo, colleague.email))
  const theirs = await context.newPage()
  const type = async (address: string) => {
    await theirs.goto(address)
    await expect(async () => {
      await theirs.getByLabel('Title').fill(unique('Typed'))
      await expect(theirs.getByText('Unsaved, but not lost')).toBeVisible({ timeout: 3000 })
    }).toPass()
  }
  await type(path)
  await open(page, path)
  const editing = page.getByText(`${colleague.email} is editing too, since`)
  await expect(editing).toBeVisible()
  await theirs.goto('/admin/activity')
  await expect(async () => {
    await page.reload()
    await expect(page.getByLabel('Title')).toBeVisible()
    await page.waitForResponse(/unsaved-text\?of=/, { timeout: 2000 }).catch(() => undefined)
    await expect(editing).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await type('/admin/events/new')
  await open(page, '/admin/events/new')
  const { text } = await ask(demo, '/admin/unsaved-text?of=event:new', {
    headers: { Cookie: await enterAs(demo, 'admin') },
  })
  expect(text).toBe('{"editors":[]}')
  await expect(page.getByText(/is editing too/)).toHaveCount(0)
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what was sent to an event that was cancelled, or a document that is gone, is in the answer', async ({
    page,
    demo,
  }) => {
    const { path } = await makeEvent(demo, unique('Plain'))
    await page.goto(path)
    await page.getByLabel('Title').fill('My plain title')
    await cancel(demo, path)
    await page.getByRole('button', { name: 'Save changes' }).click()
    const kept = page.getByRole('region', { name: 'Your unsaved text' })
    await expect(kept).toContainText('My plain title')
    const note = newNote(unique('Plain note'))
    const id = await createDocument(demo, 'note', note)
    await page.goto(`/admin/content/note/${id}`)
    await page.locator('[id="summary.en"]').fill('My plain summary')
    await changeDocument(demo, 'note', id, {}, 'delete')
    await page.locator('#do-save').click()
    await expect(kept).toContainText('My plain summary')
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  })

  test('an event that never was answers what was sent to it with the text', async ({ demo }) => {
    const path = `/admin/events/${crypto.randomUUID()}?form=save`
    const Cookie = await enterAs(demo, 'admin')
    const { status, text } = await post(demo, path, { ...someEvent('Sent to nowhere'), sequence: '0' }, { Cookie })
    expect(status).toBe(422)
    expect(text).toContain('Sent to nowhere')
    expect(text).toContain('Your unsaved text')
  })
})
