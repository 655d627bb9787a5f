import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createPageCache, encodingFor, hashesOf, type Page } from './page-cache'

const page = (words: string, status = 200) =>
  new Response(
    `<html><head><link rel="modulepreload" href="/a.js"/></head><body>${words}<script type="module" async="">import "/a.js"</script></body></html>`,
    { status },
  )

const asPage = (made: Page | Response) => made as Page
const textOf = (made: Page | Response) => new TextDecoder().decode(asPage(made).answers.identity.body)

test('many who ask at once wait for one render', async () => {
  const cache = createPageCache({ secure: false })
  const render = vi.fn(async () => page('hello'))
  const made = await Promise.all(Array.from({ length: 50 }, () => cache.findOrMake('en /?', render)))
  await cache.findOrMake('en /?', render)
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(made).size).toBe(1)
})

test('a page is the same bytes in every encoding, and comes alive late', async () => {
  const cache = createPageCache({ secure: true })
  const { answers } = asPage(await cache.findOrMake('k', async () => page('hello')))
  const html = new TextDecoder().decode(answers.identity.body)
  expect(brotliDecompressSync(answers.br.body).toString()).toBe(html)
  expect(gunzipSync(answers.gzip.body).toString()).toBe(html)
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('modulepreload')
  expect(answers.br.headers['Content-Security-Policy']).toContain(hashesOf('<script>import "/a.js"</script>')[0])
  expect(answers.br.headers['Strict-Transport-Security']).toBeDefined()
  expect(answers.br.headers).not.toHaveProperty('Set-Cookie')
})

test('what is not a 200 is answered and not kept, each asker with a body of their own', async () => {
  const cache = createPageCache({ secure: false })
  const render = vi.fn(async () => page('gone', 404))
  const made = await Promise.all([cache.findOrMake('k', render), cache.findOrMake('k', render)])
  expect(await Promise.all(made.map((response) => (response as Response).text()))).toHaveLength(2)
  await cache.findOrMake('k', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('after a change the page is made anew', async () => {
  const cache = createPageCache({ secure: false })
  await cache.findOrMake('k', async () => page('old'))
  cache.drop()
  expect(textOf(await cache.findOrMake('k', async () => page('new')))).toContain('new')
})

test('a page older than a minute is made anew', async () => {
  let time = 0
  const cache = createPageCache({ secure: false }, () => time)
  await cache.findOrMake('k', async () => page('old'))
  cache.remember('en /?utm=1', 'k')
  time = 59_000
  expect(textOf(await cache.findOrMake('k', async () => page('new')))).toContain('old')
  expect(cache.at('en /?utm=1')).toBeDefined()
  time = 60_000
  expect(cache.at('en /?utm=1')).toBeUndefined()
  expect(textOf(await cache.findOrMake('k', async () => page('new')))).toContain('new')
})

test('a page that is the same when made anew is not compressed again, and is fresh for another minute', async () => {
  let time = 0
  const cache = createPageCache({ secure: false }, () => time)
  const render = vi.fn(async () => page('same'))
  const first = asPage(await cache.findOrMake('k', render))
  time = 60_000
  const second = asPage(await cache.findOrMake('k', render))
  expect(second.answers).toBe(first.answers)
  time = 119_000
  await cache.findOrMake('k', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('after a change no address leads to an old page', async () => {
  const cache = createPageCache({ secure: false })
  await cache.findOrMake('k', async () => page('old'))
  cache.remember('en /', 'k')
  cache.drop()
  expect(cache.at('en /')).toBeUndefined()
})

test('a render begun before a change is not kept after it', async () => {
  const cache = createPageCache({ secure: false })
  const slow = Promise.withResolvers<Response>()
  const before = cache.findOrMake('k', () => slow.promise)
  cache.drop()
  slow.resolve(page('old'))
  await before
  expect(textOf(await cache.findOrMake('k', async () => page('new')))).toContain('new')
})

test('a render that fails is tried again by the next who asks', async () => {
  const cache = createPageCache({ secure: false })
  await expect(cache.findOrMake('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(textOf(await cache.findOrMake('k', async () => page('fine')))).toContain('fine')
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
