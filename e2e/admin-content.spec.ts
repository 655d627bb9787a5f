import { enter, password } from './accounts.ts'
import { expectNothingFound } from './axe.ts'
import { change, fill, idOf, make, newNote, open, publish, save, seen } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { faultsOf } from './markup.ts'
import { startSite } from './server.ts'

test.use({ baseURL: ({ demo }, use) => use(demo.url), complaints: /asked another site|status of 4/ })
test.beforeEach(async ({ context, demo }) => {
  test.setTimeout(60_000)
  await enter(context, demo, await enterAs(demo, 'admin'))
})

const unique = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`

const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

type Kind = { type: string; page: string; values: (text: string) => Record<string, string> }
const kinds: Kind[] = [
  { type: 'homepage', page: '/', values: (text) => ({ 'heroTitle.en': text }) },
  {
    type: 'circleSession',
    page: '/circles',
    values: (text) => ({ 'title.en': text, 'city.en': 'Helsinki', dateTime: `${soon}T18:00` }),
  },
  {
    type: 'note',
    page: '/notes',
    values: (text) => ({ 'title.en': text, slug: `n-${Date.now()}`, 'summary.en': 'In short.', date: '2026-01-02' }),
  },
  { type: 'brief', page: '/', values: (text) => ({ weekStart: '2098-01-06', 'items.0.en': text }) },
  { type: 'clientLogo', page: '/', values: (text) => ({ image: '/samples/sample-payer.svg', 'alt.en': text }) },
  { type: 'testimonial', page: '/', values: (text) => ({ 'quote.en': text, author: 'Åsa', rank: '-5' }) },
  {
    type: 'microCase',
    page: '/',
    values: (text) => ({ 'market.en': text, 'context.en': 'c', 'move.en': 'm', 'result.en': 'r', rank: '-5' }),
  },
]

for (const { type, page: shownOn, values } of kinds) {
  test(`${type}: made, published and seen at once; changed, and seen at once; taken off`, async ({ page, demo }) => {
    const [first, second] = [unique('First words'), unique('Second words')]
    // The page is in the cache when it is published.
    expect(await seen(demo, shownOn)).not.toContain(first)
    await open(page, `/admin/content/${type}/new`)
    await fill(page, values(first))
    await publish(page)
    expect(await seen(demo, shownOn)).toContain(first)
    const [name] = Object.entries(values(first)).find(([, value]) => value === first) ?? ['']
    await fill(page, { [name]: second })
    await publish(page)
    expect(await seen(demo, shownOn)).toContain(second)
    expect(await seen(demo, shownOn)).not.toContain(first)
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/admin\/content(\/\w+\?done=delete)?$/)
    expect(await seen(demo, shownOn)).not.toContain(second)
  })
}

test('site: there is one, and the list opens it; every page has what it says', async ({ page, demo }) => {
  await open(page, '/admin/content/site')
  await expect(page).toHaveURL(/site\/[\w-]{36}/)
  const email = `${unique('a').replace(' ', '')}@nordbro.example`
  await fill(page, { contactEmail: email })
  await publish(page)
  expect(await seen(demo, '/pricing')).toContain(email)
  await fill(page, { contactEmail: '' })
  await publish(page)
  expect(await seen(demo, '/pricing')).not.toContain(email)
})

test('a session is by the clock of its city', async ({ page, demo }) => {
  const text = unique('Circle')
  await open(page, '/admin/content/circleSession/new')
  await fill(page, {
    'title.en': text,
    'city.en': 'Helsinki',
    dateTime: '2021-07-01T18:00',
    endsAt: '2021-07-01T20:00',
  })
  await publish(page)
  await expect(page.locator('#dateTime')).toHaveValue('2021-07-01T18:00')
  const circles = await seen(demo, '/circles')
  expect(circles).toContain(text)
  expect(circles).toContain('2021-07-01T15:00:00.000Z')
  await fill(page, { 'city.en': 'Stockholm' })
  await publish(page)
  await expect(page.locator('#dateTime')).toHaveValue('2021-07-01T18:00')
  expect(await seen(demo, '/circles')).toContain('2021-07-01T16:00:00.000Z')
  await change(demo, 'circleSession', idOf(page), {}, 'delete')
})

test('what is missing is shown at its field, and nothing typed is lost', async ({ page }) => {
  await open(page, '/admin/content/note/new')
  await fill(page, { 'title.sv': 'Bara på svenska', 'body.en': 'One.\n\nTwo.' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('4 things to mend')).toBeVisible()
  await expect(page.locator('[id="title.en"]')).toBeFocused()
  await expect(page.locator('[id="title.en"]')).toHaveAccessibleDescription(/needed before it can be published/)
  await expect(page.locator('[id="title.sv"]')).toHaveValue('Bara på svenska')
  await expect(page.locator('[id="body.en"]')).toHaveValue('One.\n\nTwo.')
  await page.locator('#do-save').click()
  await expect(page).toHaveURL(/done=save/)
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
})

test('an address that another note has is told at its field', async ({ page, demo }) => {
  const taken = newNote(unique('The first'))
  await make(demo, 'note', taken)
  await open(page, '/admin/content/note/new')
  await fill(page, { ...newNote('The second'), slug: taken.slug })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('#slug')).toBeFocused()
  await expect(page.locator('#slug')).toHaveAccessibleDescription(/Another note has this address/)
  await expect(page.locator('[id="title.en"]')).toHaveValue('The second')
})

test('a draft is previewed on its page by admins, and by nobody else', async ({ page, demo }) => {
  const [shown, draft] = [unique('Published title'), unique('Secret draft')]
  const note = newNote(shown)
  const id = await make(demo, 'note', note)
  const address = `/notes/${note.slug}?preview=${id}`
  await open(page, `/admin/content/note/${id}`)
  await fill(page, { 'title.en': draft })
  // Whoever asks first must not fill the cache for an admin, nor an admin for whoever asks next.
  expect(await seen(demo, address)).toContain(shown)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft)
  await expect(page.getByText('Preview of a draft')).toBeVisible()
  const admin = await ask(demo, address, { headers: { Cookie: await enterAs(demo, 'admin') } })
  expect(admin.headers['cache-control']).toBe('no-store')
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
      const text = await seen(demo, path, Cookie)
      expect([path, text.includes(draft), text.includes('Preview of a draft')]).toEqual([path, false, false])
    }
    for (const path of [
      `/admin/content/note/${id}`,
      `/admin/content/note/${id}.data`,
      `/admin/content/note/${id}/history`,
    ]) {
      expect([path, (await seen(demo, path, Cookie)).includes(draft)]).toEqual([path, false])
    }
  }
  await page.getByRole('link', { name: 'Back to editing' }).click()
  await expect(page.locator('[id="title.en"]')).toHaveValue(draft)
})

test('a draft that no page could show leads back to its form', async ({ page, demo }) => {
  const id = await make(demo, 'note', { 'title.en': 'Half' }, 'save')
  await open(page, `/admin/content/note/${id}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('there is no preview yet')).toBeVisible()
})

test('the history tells who changed what, and brings back an earlier version', async ({ page, demo }) => {
  const note = newNote(unique('Before'))
  const id = await make(demo, 'note', note)
  await change(demo, 'note', id, { ...note, 'title.en': 'After', 'title.sv': 'Efter' }, 'publish')
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
  expect(await seen(demo, `/notes/${note.slug}`)).toContain('After')
})

test('a page that is stale overwrites nothing: it says who was faster, and keeps what was typed', async ({
  page,
  demo,
}) => {
  const note = newNote(unique('Mine'))
  const id = await make(demo, 'note', note)
  await open(page, `/admin/content/note/${id}`)
  await fill(page, { 'title.en': 'What I typed' })
  await change(demo, 'note', id, { ...note, 'title.en': 'What another typed' }, 'publish')
  await page.locator('#do-save').click()
  await expect(page.getByText(/admin@nordbro.example changed this on/)).toBeVisible()
  await expect(page.locator('[id="title.en"]')).toHaveValue('What I typed')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the newest in a new tab' }).click()
  await expect((await opened).locator('[id="title.en"]')).toHaveValue('What another typed')
  await page.locator('#do-save').click()
  await expect(page.getByText(/admin@nordbro.example changed this on/)).toBeVisible()
  expect(await seen(demo, `/notes/${note.slug}`)).toContain('What another typed')
})

test('a session that has ended leads to sign-in and back, and nothing typed is lost', async ({
  page,
  demo,
  context,
}) => {
  const note = newNote(unique('Signed out'))
  const id = await make(demo, 'note', note)
  await open(page, `/admin/content/note/${id}`)
  await fill(page, { 'title.en': 'Typed before', 'body.en': 'A long text.' })
  await context.clearCookies()
  await page.locator('#do-save').click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('main').getByLabel('Email').fill('admin@nordbro.example')
  await page.getByRole('main').getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('What you had typed is back in the form.')).toBeVisible()
  await expect(page.locator('[id="title.en"]')).toHaveValue('Typed before')
  await expect(page.locator('[id="body.en"]')).toHaveValue('A long text.')
  await save(page)
  expect(await seen(demo, `/notes/${note.slug}`)).not.toContain('Typed before')
})

test('an outdated translation is marked, in the list too, until it is changed or said to be right', async ({
  page,
  demo,
}) => {
  const note = { ...newNote(unique('One')), 'title.sv': 'Ett', 'title.no': 'En' }
  const id = await make(demo, 'note', { ...note, 'summary.sv': 'Kort.', 'summary.no': 'Kort.' })
  await open(page, `/admin/content/note/${id}`)
  await expect(page.getByText('Outdated')).toHaveCount(0)
  await fill(page, { 'title.en': 'One, rewritten' })
  await save(page)
  await expect(page.getByText('Outdated', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Svenska: 1 outdated · Norsk: 1 outdated')).toBeVisible()
  await page.getByLabel('Still right').first().check()
  await fill(page, { 'title.no': 'En, skrevet om' })
  await save(page)
  await expect(page.getByText('Outdated', { exact: true })).toHaveCount(0)
})

test('a list is made, put in order and published with the keyboard alone', async ({ page, demo }) => {
  await open(page, '/admin/content/brief/new')
  await page.locator('#weekStart').focus()
  // The order of the parts of a date is the browser's; what is typed is its year last.
  await page.locator('#weekStart').fill('2097-01-07')
  await page.keyboard.press('Tab')
  const words = [unique('Alpha'), unique('Beta')]
  while (!(await page.evaluate(() => document.activeElement?.id === 'items.0.en'))) await page.keyboard.press('Tab')
  await page.keyboard.type(words[0] ?? '')
  const reach = async (name: string) => {
    for (let step = 0; step < 40; step += 1) {
      const label = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
      )
      if (label === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${name}`)
  }
  await reach('Add an item')
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="items.1.en"]')).toBeFocused()
  await page.keyboard.type(words[1] ?? '')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="items.0"]')).toBeFocused()
  await expect(page.locator('[id="items.0.en"]')).toHaveValue(words[1] ?? '')
  await reach('Publish')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published. The pages show it now.')).toBeVisible()
  const home = await seen(demo, '/')
  expect(home.indexOf(words[1] ?? '')).toBeLessThan(home.indexOf(words[0] ?? ''))
  expect(home).toContain(words[1])
  await change(demo, 'brief', idOf(page), {}, 'delete')
})

test('Enter in a field saves the draft, and moves no item', async ({ page }) => {
  await open(page, '/admin/content/brief/new')
  await fill(page, { 'items.0.en': 'One item' })
  await page.locator('[id="items.0.en"]').press('Enter')
  await expect(page).toHaveURL(/done=save/)
  await expect(page.locator('[id="items.0.en"]')).toHaveValue('One item')
})

test('script in content is text, on the page and in the editor', async ({ page, demo }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const payload = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
  const note = { ...newNote(payload), 'summary.en': payload, 'body.en': `${payload}\n\njavascript:alert(4)` }
  const id = await make(demo, 'note', note)
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
  await change(demo, 'note', id, {}, 'delete')
})

test('axe finds nothing, nothing scrolls sideways, the HTML is valid: forms, faults, history, preview', async ({
  page,
  demo,
}) => {
  const Cookie = await enterAs(demo, 'admin')
  const long = 'Förvaltningsövergripande'.repeat(2)
  const note = { ...newNote(long), 'title.sv': long, 'body.en': long }
  const id = await make(demo, 'note', note)
  await change(demo, 'note', id, { ...note, 'title.en': `${long} igen` })
  const looked = async (address: string) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    if (address) await open(page, address)
    await expectNothingFound(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow).toBe(0)
    if (address) expect(await faultsOf((await ask(demo, address, { headers: { Cookie } })).text)).toEqual([])
  }
  await looked(`/admin/content/note/${id}`)
  await looked(`/admin/content/note/${id}/history`)
  await looked(`/notes/${note.slug}?preview=${id}`)
  await looked('/admin/content/brief/new')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('things to mend')).toBeVisible()
  await looked('')
})

test('with Sanity the tab says so, and offers no edits', async ({ page, context }) => {
  const site = await startSite({ SANITY_PROJECT_ID: 'nobodys1', TRUSTED_PROXIES: '127.0.0.1,::1' }, ['demo'])
  try {
    const cookie = await enterAs(site, 'admin')
    await enter(context, site, cookie)
    await page.goto(`${site.url}/admin/content/note`)
    await expect(page.getByText('The site’s content is edited in Sanity')).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/admin/content`)
    await expect(page.getByRole('link', { name: /^New/ })).toHaveCount(0)
    const post = await ask(site, '/admin/content/note/new?do=save', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'title.en=x',
    })
    expect([post.status, post.headers.location]).toEqual([302, '/admin/content'])
  } finally {
    await site.stop()
  }
})

test('before there is anything, the tab says so and leads on', async ({ page }) => {
  const site = await startSite()
  try {
    const link = /http\S+token=\S+/.exec(site.output())?.[0] ?? ''
    await page.goto(link)
    await page.getByRole('main').getByLabel('Email').fill('first@nordbro.example')
    await page.getByRole('main').getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create the first admin' }).click()
    await expect(page).toHaveURL(/select-role|admin/)
    await page.goto(`${site.url}/admin/content`)
    await expect(page.getByRole('heading', { name: 'Content Hub Coming Soon' })).toBeVisible()
    const upload = page.getByRole('link', { name: 'Upload Content' })
    await expect(upload).toHaveAttribute('href', '/admin/content/insights/new')
    await expect(page.getByRole('link', { name: /^New/ })).toHaveCount(8)
  } finally {
    await site.stop()
  }
})
