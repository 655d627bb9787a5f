import { aPdf } from '../test/uploads.ts'
import { enter, post, signIn } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { changeDocument, createDocument, fill, newNote, open, save, unique } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent, someEvent } from './events.ts'
import { secondAdmin } from './inbox.ts'
import { storedText } from './unsaved-text.ts'
import { anItem, postFile } from './uploads.ts'

test.use({ complaints: /status of 4|ERR_/ })
test.beforeEach(async ({ context, demo }) => enter(context, demo, await enterAs(demo, 'admin')))

test('a conflict in an event shows both texts, lets one choose each, and saves the result', async ({ page, demo }) => {
  const { path } = await makeEvent(demo, 'First title')
  await open(page, path)
  await page.getByRole('textbox', { name: 'Title' }).fill('My title')
  await page.getByRole('textbox', { name: 'Description' }).fill('My description')
  await page.getByLabel('Seats').fill('12')
  const theirs = { ...someEvent('Their title'), description: 'Their description', location: 'Bergen', sequence: '1' }
  const colleague = await secondAdmin(demo)
  await post(demo, `${path}?form=save`, theirs, { Cookie: await signIn(demo, colleague.email) })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const conflict = page.getByRole('region', { name: 'Changed by someone else' })
  await expect(conflict).toContainText(`${colleague.email} changed this on`)
  await expect(conflict.getByRole('group')).toHaveCount(2)
  await expect(conflict.getByRole('group', { name: 'Title' })).toContainText('Their title')
  await expect(conflict).toContainText('now in your form: Place.')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('My title')
  await expect(page.getByRole('textbox', { name: 'Place' })).toHaveValue('Bergen')
  await expectNoViolations(page)
  await conflict.getByRole('group', { name: 'Description' }).getByRole('radio', { name: 'Theirs' }).check()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Their description')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My title')
  await expect(conflict).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Their description')
  await expect(page.getByRole('textbox', { name: 'Place' })).toHaveValue('Bergen')
  await expect(page.getByLabel('Seats')).toHaveValue('12')
})

test('text that is back after one has saved in another tab is merged at once, and is named as one’s own', async ({
  page,
  demo,
}) => {
  const note = newNote(unique('Merged'))
  const id = await createDocument(demo, 'note', note)
  await open(page, `/admin/content/note/${id}`)
  await fill(page, { 'title.en': 'My title', 'summary.sv': 'Min sammanfattning' })
  await expect(storedText(page)).toBeVisible()
  await page.goto('/admin/content')
  await changeDocument(demo, 'note', id, { ...note, 'title.en': 'Their title', 'body.en': 'Their body' }, 'publish')
  await open(page, `/admin/content/note/${id}`)
  const conflict = page.getByRole('region', { name: 'Changed in another tab' })
  await expect(conflict).toContainText('You, in another tab, changed this on')
  await expect(conflict.getByRole('group')).toHaveCount(1)
  await conflict.getByRole('radio', { name: 'The other tab' }).check()
  await expect(page.locator('[id="title.en"]')).toHaveValue('Their title')
  await conflict.getByRole('radio', { name: 'This tab' }).check()
  await expect(page.locator('[id="title.en"]')).toHaveValue('My title')
  await expect(page.locator('[id="body.en"]')).toHaveValue('Their body')
  await expect(page.locator('[id="summary.sv"]')).toHaveValue('Min sammanfattning')
  await save(page)
  await page.reload()
  await expect(page.locator('[id="title.en"]')).toHaveValue('My title')
  await expect(page.locator('[id="body.en"]')).toHaveValue('Their body')
})

test('a conflict in a library item keeps the chosen file, and saves the choice', async ({ page, demo }) => {
  const Cookie = await enterAs(demo, 'admin')
  const item = anItem({ titleEn: 'First title' })
  await postFile(demo, '/admin/content/insights/new', Cookie, item, { name: 'one.pdf', bytes: aPdf() })
  const path = `/admin/content/insights/${item.id}`
  await open(page, path)
  await page.getByRole('group', { name: 'English' }).getByLabel('Title').fill('My title')
  await page
    .getByLabel('Replace the file')
    .setInputFiles({ name: 'two.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) })
  const theirs = { ...item, version: '0', titleEn: 'Their title', summaryEn: 'Their summary' }
  await postFile(demo, `${path}?form=save`, Cookie, theirs)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('region', { name: 'Changed in another tab' })
  await expect(conflict).toContainText('now in your form: Summary · English.')
  await conflict.getByRole('group', { name: 'Title · English' }).getByRole('radio', { name: 'The other tab' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your changes have been saved.')).toBeVisible()
  await expect(page.getByText('Now: two.pdf')).toBeVisible()
  await expect(page.getByRole('group', { name: 'English' }).getByLabel('Title')).toHaveValue('Their title')
  await expect(page.getByRole('group', { name: 'English' }).getByLabel('Summary')).toHaveValue('Their summary')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a conflict shows both texts and the form with mine, which can be saved', async ({ page, demo }) => {
    const { path } = await makeEvent(demo, 'First title')
    await page.goto(path)
    await page.getByLabel('Title').fill('My title')
    const theirs = { ...someEvent('Their title'), sequence: '1' }
    await post(demo, `${path}?form=save`, theirs, { Cookie: await enterAs(demo, 'admin') })
    await page.getByRole('button', { name: 'Save changes' }).click()
    const conflict = page.getByRole('region', { name: 'Changed in another tab' })
    await expect(conflict).toContainText('My title')
    await expect(conflict).toContainText('Their title')
    await expect(page.getByLabel('Title')).toHaveValue('My title')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My title')
  })
})
