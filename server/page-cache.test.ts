import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { encodingFor } from './compress-page'
import { createPageCache, type Page, type Rendered, representationFor } from './page-cache'
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

const textOf = ({ encoded }: Page) => new TextDecoder().decode(encoded.identity.body ?? undefined)
const bytesOf = ({ encoded }: Page, encoding: 'br' | 'gzip') => encoded[encoding].body ?? new Uint8Array()

test('concurrent requests for a page wait for one render', async () => {
  const cache = createPageCache({ secure: false })
  const render = vi.fn(async () => page('hello'))
  const rendered = await Promise.all(Array.from({ length: 50 }, () => cache.findOrRender('en /?', render)))
  await cache.findOrRender('en /?', render)
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(rendered).size).toBe(1)
})

test('a page has the same content in every encoding, and hydrates later', async () => {
  const cache = createPageCache({ secure: true })
  const rendered = await cache.findOrRender('k', async () => page('hello'))
  const html = textOf(rendered)
  const { headers } = rendered.encoded.br
  expect(brotliDecompressSync(bytesOf(rendered, 'br')).toString()).toBe(html)
  expect(gunzipSync(bytesOf(rendered, 'gzip')).toString()).toBe(html)
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('modulepreload')
  expect(html).not.toContain(nonce)
  expect(headers['Content-Security-Policy']).toContain(scriptHash('import "/a.js"'))
  expect(headers['Strict-Transport-Security']).toBeDefined()
  expect(headers).not.toHaveProperty('Set-Cookie')
})

test('a script that came in with content gets no hash', async () => {
  const cache = createPageCache({ secure: false })
  const content = '<script>alert(1)</script><script nonce="another">alert(2)</script>'
  const { encoded } = await cache.findOrRender('k', async () => page(content))
  const policy = encoded.identity.headers['Content-Security-Policy']
  for (const text of ['alert(1)', 'alert(2)']) expect(policy).not.toContain(scriptHash(text))
})

test('a page with another status than 200 is sent and not stored', async () => {
  const cache = createPageCache({ secure: false })
  const render = vi.fn(async () => page('gone', 404))
  const [first, second] = await Promise.all([cache.findOrRender('k', render), cache.findOrRender('k', render)])
  expect(first).toBe(second)
  expect(first.encoded.identity).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } })
  expect(first.encoded.identity.headers).not.toHaveProperty('ETag')
  await cache.findOrRender('k', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('the page for unknown addresses is stored with its 404', async () => {
  const cache = createPageCache({ secure: false })
  const render = vi.fn(async () => page('no such page', 404))
  for (let count = 0; count < 3; count += 1) await cache.findOrRender('k', render, { status: 404 })
  expect(render).toHaveBeenCalledTimes(1)
})

test('a response that is not HTML is sent unchanged to all waiting requests, without 304, and not stored', async () => {
  const cache = createPageCache({ secure: false })
  const headers = { Location: '/elsewhere' }
  const render = vi.fn(async () => ({ nonce, response: new Response('<script>x</script>', { headers }) }))
  const rendered = await Promise.all([cache.findOrRender('k', render), cache.findOrRender('k', render)])
  for (const one of rendered) {
    const sent = representationFor(one, { 'if-none-match': '*', 'accept-encoding': 'br' })
    expect(sent).toMatchObject({ status: 200, headers: { location: '/elsewhere' } })
    expect(Buffer.from(sent.body ?? []).toString()).toBe('<script>x</script>')
  }
  expect(render).toHaveBeenCalledTimes(1)
  expect(cache.find('k')).toBeUndefined()
})

test('a client that has the page gets 304 without a body, another one all of it', async () => {
  const cache = createPageCache({ secure: false })
  const rendered = await cache.findOrRender('k', async () => page('hello'))
  const { ETag = '' } = rendered.encoded.identity.headers
  // Weak: the bytes differ by encoding.
  expect(ETag).toMatch(/^W\/"[\w-]+"$/)
  for (const tags of [ETag, ETag.slice(2), `"other", ${ETag}`, '*'])
    expect(representationFor(rendered, { 'if-none-match': tags })).toMatchObject({ status: 304, body: null })
  expect(representationFor(rendered, { 'if-none-match': '"other"' })).toBe(rendered.encoded.identity)
})

test('a page is compressed quickly for the first request, and better afterwards', async () => {
  const cache = createPageCache({ secure: false })
  const rendered = await cache.findOrRender('k', async () => page('Some words, '.repeat(300) + Math.random()))
  const [quick, html] = [bytesOf(rendered, 'br'), textOf(rendered)]
  await vi.waitFor(() => expect(bytesOf(cache.find('k') as Page, 'br')).not.toBe(quick))
  const better = bytesOf(cache.find('k') as Page, 'br')
  expect(better.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(better).toString()).toBe(html)
})

test('after a change the page is rendered again', async () => {
  const cache = createPageCache({ secure: false })
  await cache.findOrRender('k', async () => page('old'))
  cache.drop()
  expect(textOf(await cache.findOrRender('k', async () => page('new')))).toContain('new')
})

test('a page older than a minute is rendered again', async () => {
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

test('a page that renders to the same HTML is not compressed again, and is fresh for another minute', async () => {
  let time = 0
  const cache = createPageCache({ secure: false }, () => time)
  const render = vi.fn(async () => page('same'))
  const first = await cache.findOrRender('k', render)
  time = 60_000
  const second = await cache.findOrRender('k', render)
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

test('a render that started before a change is not stored after it', async () => {
  const cache = createPageCache({ secure: false })
  const slow = Promise.withResolvers<Rendered>()
  const before = cache.findOrRender('k', () => slow.promise)
  cache.drop()
  slow.resolve(page('old'))
  await before
  expect(textOf(await cache.findOrRender('k', async () => page('new')))).toContain('new')
})

test('a failed render is repeated for the next request', async () => {
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
  ['BR;Q=0, GZIP', 'gzip'],
  ['x-br, "br", br-foo', 'identity'],
  ['br;level=0;q=0', 'identity'],
  ['', 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
