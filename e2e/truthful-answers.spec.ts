import { enter, post } from './accounts.ts'
import { open } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask, openRaw } from './http.ts'

test.use({ complaints: /status of 4/ })

test('who is already signed in is led from the sign-in to where they wanted to go, and never elsewhere', async ({
  demo,
}) => {
  const Cookie = await enterAs(demo, 'admin')
  const leadsTo = async (to: string) => {
    const { status, headers } = await ask(demo, `/login?${new URLSearchParams({ to })}`, { headers: { Cookie } })
    expect(status).toBe(302)
    return headers.location
  }
  expect(await leadsTo('/admin/requests?status=pending')).toBe('/admin/requests?status=pending')
  const start = (await ask(demo, '/login', { headers: { Cookie } })).headers.location
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', ''])
    expect(await leadsTo(to)).toBe(start)
})

test('a removed user, an unknown request, ids that are none and an empty choice are named as what they are', async ({
  demo,
}) => {
  const Cookie = await enterAs(demo, 'admin')
  const send = async (path: string, fields: Record<string, string>) => {
    const { status, text } = await post(demo, path, fields, { Cookie })
    expect([path, status]).toEqual([path, 422])
    return text
  }
  for (const user of [crypto.randomUUID(), 'nobody']) {
    expect(await send('/admin?index&form=remove', { user })).toContain('This user no longer exists.')
  }
  for (const id of [crypto.randomUUID(), 'nothing']) {
    const text = await send('/admin/requests?form=decide', { id, decision: 'approved' })
    expect(text).toContain('This is no longer there')
    expect(text).not.toContain('has decided')
  }
  expect(await send('/admin/requests?form=decide-selected', { decision: 'approved' })).toContain('Nothing is selected.')
  expect(await send('/admin/events?form=cancel-selected', {})).toContain('Nothing is selected.')
  const skipped = await post(demo, '/admin/events?form=cancel-selected', { id: 'nothing' }, { Cookie })
  expect(skipped.text).toContain('or are no longer there.')
})

test('what a member may not open or send is refused in their own frame', async ({ page, context, demo }) => {
  const Cookie = await enterAs(demo, 'supplier')
  const opened = { Cookie, Accept: 'text/html,*/*' }
  for (const answer of [
    await ask(demo, '/admin/users.csv', { headers: opened }),
    await post(demo, '/admin/requests?form=decide', {}, opened),
    await post(demo, '/admin/users.csv', {}, opened),
    await post(demo, '/admin/list-settings?form=rows', {}, opened),
  ]) {
    expect([answer.status, answer.text.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]]).toEqual([403, 'Access Denied'])
    expect(answer.text).toContain('aria-label="Your pages"')
    expect(answer.text).not.toContain('<footer')
  }
  await enter(context, demo, Cookie)
  expect((await page.goto('/insights/no-such-insight'))?.status()).toBe(404)
  await expect(page.getByRole('navigation', { name: 'Your pages' })).toBeVisible()
  await page.getByRole('link', { name: 'To your page' }).click()
  await expect(page).toHaveURL(/\/supplier$/)
  // Whoever is not signed in, or no longer, gets the public one.
  const ended = await ask(demo, '/media/no-such-picture', { headers: { Cookie: 'session=ended', Accept: 'text/html' } })
  expect([ended.status, ended.text.includes('<footer')]).toEqual([404, true])
})

test('refused data of a page has its status and a text', async ({ demo }) => {
  const Cookie = `${await enterAs(demo, 'supplier')}; lang=sv`
  const { status, text } = await ask(demo, '/admin/requests.data?_routes=root', { headers: { Cookie } })
  expect([status, text]).toEqual([403, 'Du har inte behörighet som administratör och kan inte se den här sidan.'])
})

test('an address that is too long is refused as such, whether Node or the server finds it', async ({ demo }) => {
  const Cookie = await enterAs(demo, 'supplier')
  const search = (length: number) => ask(demo, `/search?q=${'a'.repeat(length)}`, { headers: { Cookie } })
  expect((await search(12_288 - '/search?q='.length)).status).toBe(200)
  const long = await search(12_289 - '/search?q='.length)
  expect([long.status, long.text.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]]).toEqual([414, 'That address is too long'])
  const raw = (path: string, header: string) =>
    openRaw(demo, `GET ${path} HTTP/1.1\r\nHost: localhost:${demo.port}\r\nX-Long: ${header}\r\n\r\n`).answer
  expect(await raw(`/search?q=${'a'.repeat(40_000)}`, '')).toMatch(/^HTTP\/1\.1 414 URI Too Long[\s\S]+URI Too Long$/)
  expect(await raw('/', 'a'.repeat(40_000))).toMatch(/^HTTP\/1\.1 431 /)
})

test('an import that is gone is said so in the frame, with a way back; discarding one says so', async ({
  page,
  context,
  demo,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  expect((await page.goto(`/admin/import/${crypto.randomUUID()}`))?.status()).toBe(404)
  await expect(page.getByText('This import is no longer here')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Import members' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import members')
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('email\nkari@sykehus.example\n') }
  const read = async () => {
    await open(page, '/admin/import')
    await page.getByLabel('File with members').setInputFiles(file)
    await page.getByRole('button', { name: 'Read the file' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('people.csv')
  }
  const discard = async () => {
    await page.getByRole('button', { name: 'Discard' }).first().click()
    await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Discard' }).click()
  }
  await read()
  await discard()
  await expect(page.getByText('The file is deleted. Nobody was invited by it.')).toBeVisible()
  // Confirmed in another tab before.
  await read()
  const started = { role: 'supplier', level: 'entry', language: 'en' }
  const Cookie = await enterAs(demo, 'admin')
  await post(demo, `${new URL(page.url()).pathname}?form=start`, started, { Cookie })
  await discard()
  await expect(page.getByText('Not discarded')).toBeVisible()
  await expect(page.getByText(/The import had .+ invited/)).toBeVisible()
})

test('a new event and a new note have the focus in their first field; the note suggests address and day', async ({
  page,
  context,
  demo,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/events/new')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.goto('/admin/content/note')
  await page.getByRole('link', { name: 'New note' }).click()
  const field = (name: string) => page.locator(`[id="${name}"]`)
  await expect(page.locator('form :focus')).toHaveCount(1)
  await expect(field('date')).toHaveValue(/^20\d\d-\d\d-\d\d$/)
  await field('title.en').fill('Årets møte: hvem betaler?')
  await expect(field('slug')).toHaveValue('arets-mote-hvem-betaler')
  await field('slug').fill('by-hand')
  await field('title.en').fill('Another title')
  await expect(field('slug')).toHaveValue('by-hand')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a new event takes no focus, so that no keyboard covers the page', async ({ page, context, demo }) => {
    await enter(context, demo, await enterAs(demo, 'admin'))
    await open(page, '/admin/events/new')
    await expect(page.getByLabel('Title')).not.toBeFocused()
  })
})
