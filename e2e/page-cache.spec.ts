import { createHash } from 'node:crypto'
import { changeDocument, createDocument, newNote, pageText, unique } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import type { Address } from './server.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** How many pages the cache holds, and how many were rendered for it. */
async function cacheCounts(site: Address) {
  const { text } = await ask(site, '/metrics')
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
  return { pages: figure('page_cache_pages'), renders: figure('page_cache_renders_total') }
}

test('the data of a page is never served as a page, and a script in content gets no CSP hash', {
  tag: ['@C1', '@I2'],
}, async ({ demo }) => {
  const script = `alert(${Math.random()})`
  const note = newNote(`<script>${script}</script>`)
  await createDocument(demo, 'note', note)
  const page = await ask(demo, `/notes/${note.slug}`)
  const data = await ask(demo, `/notes/${note.slug}.data`)
  expect(data.status).toBe(200)
  expect(data.text).toContain(script)
  expect(data.headers['content-type']).toContain('text/x-script')
  expect(data.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(data.headers.etag).toBeUndefined()
  expect(page.headers['content-security-policy']).toContain("'sha256-")
  expect(page.headers['content-security-policy']).not.toContain(hashOf(script))
})

test('unknown parameter values and other spellings of an address add no page to the cache', { tag: '@C1' }, async ({
  demo,
}) => {
  const cachedPaths = ['/', '/?home=new', '/contact', '/contact?interest=speed-dial', '/pricing', '/no-such-page']
  for (const path of cachedPaths) await ask(demo, path)
  const expectRefused = async (value: string) => {
    expect((await ask(demo, `/%09${value}`)).status).toBe(400)
    expect((await ask(demo, `/${value}`, { method: 'PUT' })).status).toBe(405)
  }
  await expectRefused('x')
  const before = await cacheCounts(demo)
  const home = await ask(demo, '/')
  for (const value of ['x', 'NEW', 'new%20', 'new&home=x', '%26preview%3Dx', 'x'.repeat(2000)]) {
    expect((await ask(demo, `/?home=${value}`)).status).toBe(200)
    expect((await ask(demo, `/contact?interest=${value}`)).status).toBe(200)
    expect((await ask(demo, `/no-such-page-${value}`)).status).toBe(404)
    await expectRefused(value)
  }
  expect((await ask(demo, '/?home=x')).headers.etag).toBe(home.headers.etag)
  for (const [path, canonical] of [
    ['/PriCing', '/pricing'],
    ['/%70ricing?utm=1', '/pricing?utm=1'],
    ['/CONTACT?interest=speed-dial', '/contact?interest=speed-dial'],
  ] as const) {
    const { status, headers } = await ask(demo, path)
    expect([path, status, headers.location]).toEqual([path, 308, canonical])
  }
  expect(await cacheCounts(demo)).toEqual(before)
})

test('all unknown notes, categories and letters are served from one rendered page', { tag: '@C1' }, async ({
  demo,
}) => {
  await ask(demo, '/no-such-page')
  const before = await cacheCounts(demo)
  for (const folder of ['/notes', '/notes', '/notes/category', '/newsletter/issues']) {
    const { status, headers } = await ask(demo, `${folder}/${unique('none').replace(' ', '-')}`)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(headers['content-security-policy']).not.toContain('nonce-')
  }
  expect(await cacheCounts(demo)).toEqual(before)
})

test('an admin’s cookies never reach a cached page', { tag: '@C1' }, async ({ demo }) => {
  const [published, draft] = [unique('Published quote'), unique('Secret draft')]
  const fields = { author: 'Åsa', 'quote.en': published, rank: '1' }
  const id = await createDocument(demo, 'testimonial', fields)
  await changeDocument(demo, 'testimonial', id, { ...fields, 'quote.en': draft })
  const Cookie = await enterAs(demo, 'admin')
  for (const path of [`/?home=x%26preview%3D${id}`, `/?home=new%26preview=${id}`, `/%3Fpreview=${id}`]) {
    await pageText(demo, path, Cookie)
    expect([path, (await pageText(demo, path)).includes(draft)]).toEqual([path, false])
  }
  expect(await pageText(demo, `/?preview=${id}`, Cookie)).toContain(draft)
  expect(await pageText(demo, '/')).not.toContain(draft)
})

test('previews are sent with no-store, and pages that depend on a cookie with Vary', { tag: ['@C1', '@H1'] }, async ({
  demo,
}) => {
  const id = await createDocument(demo, 'note', newNote(unique('Note')))
  const Cookie = await enterAs(demo, 'admin')
  for (const path of ['/', '/notes', '/notes.data', '/notes/feed.xml', '/sitemap.xml', '/pricing.pdf']) {
    const { headers } = await ask(demo, `${path}?preview=${id}`, { headers: { Cookie } })
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store'])
  }
  for (const path of ['/', '/notes/feed.xml', '/pricing.pdf'])
    expect([path, (await ask(demo, path)).headers.vary]).toEqual([path, expect.stringContaining('Cookie')])
})
