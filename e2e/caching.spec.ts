import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { enterAs } from './demo.ts'
import { ask } from './http.ts'
import { pages } from './pages.ts'
import { startSite } from './server.ts'
import { expect, test } from './test.ts'

const cached = pages.filter(({ status }) => status === 200).map(({ path }) => path)

test('an unchanged page is answered with 304', async ({ site }) => {
  for (const path of cached) {
    const first = await ask(site, path)
    expect(first.headers).toMatchObject({
      etag: expect.stringMatching(/^(W\/)?"[^"]+"$/),
      'cache-control': expect.stringContaining('must-revalidate'),
      vary: expect.stringMatching(/cookie/i),
    })
    expect(first.headers.vary).toMatch(/accept-encoding/i)
    const etag = first.headers.etag ?? ''
    // Proxies that compress make the ETag weak; browsers may send several.
    for (const tags of [etag, `W/${etag.replace('W/', '')}`, `"other", ${etag}`, '*']) {
      const again = await ask(site, path, { headers: { 'If-None-Match': tags } })
      expect([path, tags, again.status, again.text]).toEqual([path, tags, 304, ''])
      expect(again.headers.etag).toBe(etag)
    }
    expect((await ask(site, path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  }
})

test('each language of a page has its own ETag', async ({ site }) => {
  const english = await ask(site, '/')
  const etag = english.headers.etag
  const swedish = await ask(site, '/', { headers: { Cookie: 'lang=sv', 'If-None-Match': etag } })
  expect(swedish.status).toBe(200)
  expect(swedish.headers.etag).not.toBe(etag)
  expect(swedish.text).toContain('<html lang="sv"')
  expect((await ask(site, '/')).text).toBe(english.text)
})

test('pages and assets are compressed with the best encoding the client accepts', async ({ site }) => {
  const style = /href="(\/assets\/[^"]+\.css)"/.exec((await ask(site, '/')).text)?.[1] ?? ''
  for (const path of ['/', style]) {
    const plain = await ask(site, path)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const accepting = (encodings: string) => ask(site, path, { headers: { 'Accept-Encoding': encodings } })
    const brotli = await accepting('gzip, deflate, br, zstd')
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3)
    const gzip = await accepting('gzip, br;q=0')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  }
})

test('members’ pages and their data are compressed, but not for a request that another site has caused', async ({
  demo,
}) => {
  const Cookie = await enterAs(demo, 'supplier')
  for (const path of ['/supplier', '/supplier.data']) {
    const answer = (headers = {}) => ask(demo, path, { headers: { Cookie, ...headers } })
    const plain = await answer()
    expect([path, plain.headers['content-encoding']]).toEqual([path, undefined])
    const compressed = await answer({ 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect([path, compressed.headers['content-encoding']]).toEqual([path, 'br'])
    expect(brotliDecompressSync(compressed.body).length).toBeGreaterThan(compressed.body.length * 2)
    const crossSite = await answer({ 'Accept-Encoding': 'br', 'Sec-Fetch-Site': 'cross-site' })
    expect(crossSite.headers['content-encoding']).toBeUndefined()
  }
})

test('assets are cached as immutable, other files are not', async ({ site }) => {
  const { text } = await ask(site, '/')
  const assets = new Set(text.match(/\/assets\/[\w.-]+\.(css|js|woff2)/g))
  expect(assets.size).toBeGreaterThan(5)
  for (const path of assets) {
    const { status, headers } = await ask(site, path)
    expect([path, status, headers['cache-control']]).toEqual([path, 200, expect.stringContaining('immutable')])
  }
  expect((await ask(site, '/robots.txt')).headers['cache-control']).not.toContain('immutable')
  expect((await ask(site, '/assets/nothing.js')).headers['cache-control']).toBe('no-store')
})

test('personal answers are not stored by shared caches', { tag: '@H1' }, async ({ site }) => {
  expect((await ask(site, '/?lang=sv')).headers['cache-control']).toContain('private')
  expect((await ask(site, '/no-such-page')).headers['cache-control']).toBe('no-store')
  const posted = await ask(site, '/request-access', { method: 'POST', headers: { Origin: site.url } })
  expect(posted.headers['cache-control']).toBe('no-store')
})

test('the method, query and language of the first request do not change the page for the next visitor', async () => {
  const site = await startSite()
  try {
    // HEAD has no body: a page cached from it would be empty.
    expect((await ask(site, '/request-access', { method: 'HEAD' })).status).toBe(200)
    expect((await ask(site, '/request-access')).text).toContain('</html>')

    await ask(site, '/?token=of-the-first-visitor')
    expect((await ask(site, '/')).text).not.toContain('of-the-first-visitor')

    await ask(site, '/ui?lang=sv')
    expect((await ask(site, '/ui')).text).toContain('<html lang="en"')
  } finally {
    await site.stop()
  }
})
