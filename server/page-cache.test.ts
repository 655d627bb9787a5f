import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { encodingFor } from './compress-page'
import { createPageCache, type Page, type Rendered } from './page-cache'
import { scriptHash } from './script-hashes'

const nonce = 'a-nonce'

/** A page as React renders it: our scripts carry the nonce. */
const page = (content: string, status = 200): Rendered => ({
  nonce,
  response: new Response(
    `<html><head><link rel="modulepreload" href="/a.js"/></head><body>${content}<script nonce="${nonce}" type="module" async="">import "/a.js"</script></body></html>`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  ),
})

const asPage = (made: Page | Response) => made as Page
const textOf = (made: Page | Response) => new TextDecoder().decode(asPage(made).answers.identity.body)

test('many who ask at once wait for one render', async () => {
  const cache = createPageCache({ secure: false })
  const render = vi.fn(async () => page('hello'))
  const made = await Promise.all(Array.from({ length: 50 }, () => cache.findOrRender('en /?', render)))
  await cache.findOrRender('en /?', render)
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(made).size).toBe(1)
})

test('a page is the same bytes in every encoding, and comes alive late', async () => {
  const cache = createPageCache({ secure: true })
  const { answers } = asPage(await cache.findOrRender('k', async () => page('hello')))
  const html = new TextDecoder().decode(answers.identity.body)
  expect(brotliDecompressSync(answers.br.body).toString()).toBe(html)
  expect(gunzipSync(answers.gzip.body).toString()).toBe(html)
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('modulepreload')
  expect(html).not.toContain(nonce)
  expect(answers.br.headers['Content-Security-Policy']).toContain(scriptHash('import "/a.js"'))
  expect(answers.br.headers['Strict-Transport-Security']).toBeDefined()
  expect(answers.br.headers).not.toHaveProperty('Set-Cookie')
})

test('a script that came in with content gets no hash', async () => {
  const cache = createPageCache({ secure: false })
  const content = '<script>alert(1)</script><script nonce="another">alert(2)</script>'
  const { answers } = asPage(await cache.findOrRender('k', async () => page(content)))
  const policy = answers.identity.headers['Content-Security-Policy']
  for (const text of ['alert(1)', 'alert(2)']) expect(policy).not.toContain(scriptHash(text))
})

test('what is not a 200 is answered and not kept', async () => {
  const cache = createPageCache({ secure: false })
  const render = vi.fn(async () => page('gone', 404))
  const [first, second] = await Promise.all([cache.findOrRender('k', render), cache.findOrRender('k', render)])
  expect(first).toBe(second)
  expect(asPage(first)).toMatchObject({ status: 404, notModified: { 'Cache-Control': 'no-store' } })
  expect(asPage(first).notModified).not.toHaveProperty('ETag')
  await cache.findOrRender('k', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('the page of addresses that no route has is kept with its 404', async () => {
  const cache = createPageCache({ secure: false })
  const render = vi.fn(async () => page('no such page', 404))
  for (let count = 0; count < 3; count += 1) await cache.findOrRender('k', render, { status: 404 })
  expect(render).toHaveBeenCalledTimes(1)
})

test('what is not HTML is answered and not kept, each asker with a body of their own', async () => {
  const cache = createPageCache({ secure: false })
  const render = vi.fn(async () => ({ nonce, response: new Response('<script>x</script>') }))
  const made = await Promise.all([cache.findOrRender('k', render), cache.findOrRender('k', render)])
  expect(await Promise.all(made.map((response) => (response as Response).text()))).toHaveLength(2)
  expect(cache.find('k')).toBeUndefined()
})

test('a page is compressed quickly for whoever asks first, and better afterwards', async () => {
  const cache = createPageCache({ secure: false })
  const made = asPage(await cache.findOrRender('k', async () => page('Some words, '.repeat(300) + Math.random())))
  const [quick, html] = [made.answers.br.body, textOf(made)]
  await vi.waitFor(() => expect(asPage(cache.find('k') as Page).answers.br.body).not.toBe(quick))
  const better = asPage(cache.find('k') as Page).answers.br.body
  expect(better.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(better).toString()).toBe(html)
})

test('after a change the page is made anew', async () => {
  const cache = createPageCache({ secure: false })
  await cache.findOrRender('k', async () => page('old'))
  cache.drop()
  expect(textOf(await cache.findOrRender('k', async () => page('new')))).toContain('new')
})

test('a page older than a minute is made anew', async () => {
  let time = 0
  const cache = createPageCache({ secure: false }, () => time)
  await cache.findOrRender('k', async () => page('old'))
  time = 59_000
  expect(textOf(await cache.findOrRender('k', async () => page('new')))).toContain('old')
  expect(cache.find('k')).toBeDefined()
  time = 60_000
  expect(cache.find('k')).toBeUndefined()
  expect(textOf(await cache.findOrRender('k', async () => page('new')))).toContain('new')
})

test('a page that is the same when made anew is not compressed again, and is fresh for another minute', async () => {
  let time = 0
  const cache = createPageCache({ secure: false }, () => time)
  const render = vi.fn(async () => page('same'))
  const first = asPage(await cache.findOrRender('k', render))
  time = 60_000
  const second = asPage(await cache.findOrRender('k', render))
  expect(second).toBe(first)
  time = 119_000
  await cache.findOrRender('k', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('after a change no page is found', async () => {
  const cache = createPageCache({ secure: false })
  await cache.findOrRender('k', async () => page('old'))
  cache.drop()
  expect(cache.find('k')).toBeUndefined()
})

test('a render begun before a change is not kept after it', async () => {
  const cache = createPageCache({ secure: false })
  const slow = Promise.withResolvers<Rendered>()
  const before = cache.findOrRender('k', () => slow.promise)
  cache.drop()
  slow.resolve(page('old'))
  await before
  expect(textOf(await cache.findOrRender('k', async () => page('new')))).toContain('new')
})

test('a render that fails is tried again by the next who asks', async () => {
  const cache = createPageCache({ secure: false })
  await expect(cache.findOrRender('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(textOf(await cache.findOrRender('k', async () => page('fine')))).toContain('fine')
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
