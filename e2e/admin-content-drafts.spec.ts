import { enter, password, setupLink } from './accounts.ts'
import { changeDocument, createDocument, fill, newNote, open, pageText, save, unique } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { startSite } from './server.ts'

test.use({ complaints: /status of 4/ })
test.beforeEach(async ({ context, demo }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
})

test('only admins see the preview of a draft', async ({ page, demo }) => {
  const [published, draft] = [unique('Published title'), unique('Secret draft')]
  const note = newNote(published)
  const id = await createDocument(demo, 'note', note)
  const address = `/notes/${note.slug}?preview=${id}`
  await open(page, `/admin/content/note/${id}`)
  await fill(page, { 'title.en': draft })
  // Request the address as a visitor first: the cached page must not be served to the admin, nor the preview to visitors.
  expect(await pageText(demo, address)).toContain(published)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft)
  await expect(page.getByText('Preview of a draft')).toBeVisible()
  const admin = await ask(demo, address, { headers: { Cookie: await enterAs(demo, 'admin') } })
  expect(admin.headers['cache-control']).toBe('private, no-store')
  expect(admin.headers.etag).toBeUndefined()
  expect(admin.text).toContain(draft)
  const member = await enterAs(demo, 'supplier')
  for (const Cookie of [undefined, member, 'session=made-up-made-up-made-up', 'lang=sv']) {
    for (const path of [
      address,
      `/notes?preview=${id}`,
      `/?preview=${id}`,
      `/notes/${note.slug}.data?preview=${id}`,
      `/_root.data?preview=${id}`,
      `/notes.data?preview=${id}&_routes=root`,
      `/sitemap.xml?preview=${id}`,
      `/notes/feed.xml?preview=${id}`,
    ]) {
      const text = await pageText(demo, path, Cookie)
      expect([path, text.includes(draft), text.includes('Preview of a draft')]).toEqual([path, false, false])
    }
    for (const path of [
      `/admin/content/note/${id}`,
      `/admin/content/note/${id}.data`,
      `/admin/content/note/${id}/history`,
    ]) {
      expect([path, (await pageText(demo, path, Cookie)).includes(draft)]).toEqual([path, false])
    }
  }
  await page.getByRole('link', { name: 'Back to editing' }).click()
  await expect(page.locator('[id="title.en"]')).toHaveValue(draft)
})

test('the bar of a preview is shown on pages behind the sign-in too', async ({ page, demo }) => {
  const id = await createDocument(demo, 'note', newNote(unique('Framed')), 'save')
  await open(page, `/supplier?preview=${id}`)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Preview of a draft')
  await page.getByRole('link', { name: 'Back to editing' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/content/note/${id}`))
})

test('the preview of an incomplete draft leads back to its form', async ({ page, demo }) => {
  const id = await createDocument(demo, 'note', { 'title.en': 'Half' }, 'save')
  await open(page, `/admin/content/note/${id}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('there is no preview yet')).toBeVisible()
})

test('the history shows who changed what, and restores an earlier version as a draft', async ({ page, demo }) => {
  const note = newNote(unique('Before'))
  const id = await createDocument(demo, 'note', note)
  await changeDocument(demo, 'note', id, { ...note, 'title.en': 'After', 'title.sv': 'Efter' }, 'publish')
  await open(page, `/admin/content/note/${id}`)
  await page.getByRole('link', { name: 'History' }).click()
  const detail = page.getByRole('region', { name: 'Version 2: published' })
  await expect(detail.locator('del')).toHaveText(note['title.en'])
  await expect(detail.locator('ins')).toHaveText(['After', 'Efter'])
  await expect(page.getByRole('link', { name: /Version 1/ })).toContainText('admin@nordbro.example')
  await page.getByRole('link', { name: /Version 1/ }).click()
  await expect(page).toHaveURL(/version=1/)
  await page.getByRole('button', { name: 'Restore as a draft' }).click()
  await expect(page.getByText('The earlier version is the draft now.')).toBeVisible()
  await expect(page.locator('[id="title.en"]')).toHaveValue(note['title.en'])
  expect(await pageText(demo, `/notes/${note.slug}`)).toContain('After')
})

test('a stale editor overwrites nothing: it names who saved first, and keeps the typed values', async ({
  page,
  demo,
}) => {
  const note = newNote(unique('Mine'))
  const id = await createDocument(demo, 'note', note)
  await open(page, `/admin/content/note/${id}`)
  await fill(page, { 'title.en': 'What I typed' })
  await changeDocument(demo, 'note', id, { ...note, 'title.en': 'What another typed' }, 'publish')
  await page.locator('#do-publish').click()
  const conflict = page.getByRole('region', { name: 'Changed in another tab' })
  await expect(conflict).toContainText('You, in another tab, changed this on')
  await expect(conflict.getByRole('group', { name: 'Title · English' })).toContainText('What another typed')
  await expect(page.locator('[id="title.en"]')).toHaveValue('What I typed')
  expect(await pageText(demo, `/notes/${note.slug}`)).toContain('What another typed')
  // Someone saves again before the choice is saved.
  await changeDocument(demo, 'note', id, { ...note, 'title.en': 'Another once more' }, 'publish')
  await page.locator('#do-publish').click()
  await expect(conflict).toContainText('Another once more')
  await expect(page.locator('[id="title.en"]')).toHaveValue('What I typed')
  expect(await pageText(demo, `/notes/${note.slug}`)).toContain('Another once more')
})

test('saving after the session ended leads to sign-in and back, and keeps the typed values', async ({
  page,
  demo,
  context,
}) => {
  const note = newNote(unique('Signed out'))
  const id = await createDocument(demo, 'note', note)
  await open(page, `/admin/content/note/${id}`)
  await fill(page, { 'title.en': 'Typed before', 'body.en': 'A long text.' })
  await context.clearCookies()
  await page.locator('#do-save').click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('main').getByLabel('Email').fill('admin@nordbro.example')
  await page.getByRole('main').getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(/^Your text from .+ is back\./)).toBeVisible()
  await expect(page.locator('[id="title.en"]')).toHaveValue('Typed before')
  await expect(page.locator('[id="body.en"]')).toHaveValue('A long text.')
  await save(page)
  expect(await pageText(demo, `/notes/${note.slug}`)).not.toContain('Typed before')
})

test('a script in content is shown as text, on the page and in the editor', { tag: '@I2' }, async ({ page, demo }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const payload = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
  const note = { ...newNote(payload), 'summary.en': payload, 'body.en': `${payload}\n\njavascript:alert(4)` }
  const id = await createDocument(demo, 'note', note)
  for (const address of [
    `/notes/${note.slug}`,
    '/notes',
    `/notes/${note.slug}?preview=${id}`,
    `/admin/content/note/${id}`,
    `/admin/content/note/${id}/history`,
    '/admin/content/note',
  ]) {
    await open(page, address)
    await expect(page.getByText('onerror=alert(1)').first()).toBeAttached()
  }
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  expect(dialogs).toEqual([])
  await changeDocument(demo, 'note', id, {}, 'delete')
})

test('with Sanity the content tab says so, and offers no edits', async ({ browser }) => {
  const site = await startSite({ SANITY_PROJECT_ID: 'nobodys1', TRUSTED_PROXIES: '127.0.0.1,::1' }, ['demo'])
  try {
    const cookie = await enterAs(site, 'admin')
    const page = await browser.newPage()
    await enter(page.context(), site, cookie)
    await page.goto(`${site.url}/admin/content/note`)
    await expect(page.getByText('The site’s content is edited in Sanity')).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/admin/content`)
    await expect(page.getByRole('main').getByRole('link', { name: /^New/ })).toHaveCount(0)
    const post = await ask(site, '/admin/content/note/new?form=save', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'title.en=x',
    })
    expect([post.status, post.headers.location]).toEqual([302, '/admin/content'])
    await page.close()
  } finally {
    await site.stop()
  }
})

test('without any content the tab says so, and links to upload and new documents', async ({ browser }) => {
  const site = await startSite()
  try {
    const page = await browser.newPage()
    await page.goto(`${site.url}${(await setupLink(site)).path}`)
    await page.getByRole('main').getByLabel('Email').fill('first@nordbro.example')
    await page.getByRole('main').getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create the first admin' }).click()
    await expect(page).toHaveURL(/select-role|admin/)
    await page.goto(`${site.url}/admin/content`)
    await expect(page.getByRole('heading', { name: 'Content Hub Coming Soon' })).toBeVisible()
    const upload = page.getByRole('link', { name: 'Upload Content' })
    await expect(upload).toHaveAttribute('href', '/admin/content/insights/new')
    await expect(page.getByRole('main').getByRole('link', { name: /^New/ })).toHaveCount(7)
    await page.close()
  } finally {
    await site.stop()
  }
})
