import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Answer, ask, leaks, postRequest, sendRaw } from './http.ts'
import { expectSafe } from './safe-headers.ts'
import type { Site } from './server.ts'
import { expect, test } from './test.ts'

const foreign = { Origin: 'https://evil.example' }

async function stylesheet(site: Site) {
  const { text } = await ask(site, '/')
  return /href="(\/assets\/[^"#]+\.css)#?"/.exec(text)?.[1] ?? 'no stylesheet in the page'
}

/** Every kind of answer, with its status and the request that leads to it. */
const answers: [kind: string, status: number, get: (site: Site) => Promise<Answer>][] = [
  ['a page from the cache', 200, (site) => ask(site, '/')],
  [
    'an unchanged page',
    304,
    async (site) => {
      const { headers } = await ask(site, '/')
      return ask(site, '/', { headers: { 'If-None-Match': headers.etag } })
    },
  ],
  ['a page rendered for the request', 200, (site) => postRequest(site, {})],
  ['a form with errors', 422, (site) => postRequest(site, { email: 'nobody' })],
  ['HEAD', 200, (site) => ask(site, '/', { method: 'HEAD' })],
  ['a language chosen', 200, (site) => ask(site, '/?lang=sv')],
  ['a page that is not there', 404, (site) => ask(site, '/no-such-page')],
  ['a method that is not allowed', 405, (site) => ask(site, '/', { method: 'DELETE' })],
  ['a POST to a page without a form', 405, (site) => ask(site, '/', { method: 'POST', headers: { Origin: site.url } })],
  ['a form with another Origin', 403, (site) => postRequest(site, {}, foreign)],
  ['a form without Origin', 403, (site) => postRequest(site, {}, { Origin: undefined })],
  ['a form that is too large', 413, (site) => postRequest(site, { reason: 'x'.repeat(70_000) })],
  ['a form that can’t be parsed', 400, (site) => postRequest(site, {}, { 'Content-Type': 'multipart/form-data' })],
  ['a stylesheet', 200, async (site) => ask(site, await stylesheet(site))],
  ['a file', 200, (site) => ask(site, '/icon.svg')],
  ['an asset that is not there', 404, (site) => ask(site, '/assets/nothing.js')],
  ['a page’s data', 200, (site) => ask(site, '/request-access.data')],
  ['data of a page that is not there', 404, (site) => ask(site, '/no-such-page.data')],
  ['a click counted', 204, (site) => click(site, '{"category":"navigation","label":"work"}')],
  ['a malformed click', 400, (site) => click(site, '{')],
  ['an address with a trailing slash', 308, (site) => ask(site, '/request-access/')],
  ['/healthz', 200, (site) => ask(site, '/healthz')],
  ['/readyz', 200, (site) => ask(site, '/readyz')],
  ['a malformed Host', 400, (site) => ask(site, '/no-such-page', { headers: { Host: 'a b' } })],
]

const click = (site: Site, body: string) =>
  ask(site, '/api/clicks', { method: 'POST', headers: { Origin: site.url, 'Content-Type': 'text/plain' }, body })

for (const [kind, status, get] of answers) {
  test(`carries the security headers: ${kind} (${status})`, { tag: '@H1' }, async ({ site }) => {
    const answer = await get(site)
    expect(answer.status).toBe(status)
    expectSafe(answer.headers)
    expect(answer.text).not.toMatch(leaks)
  })
}

test('carries the security headers: the answer to bytes that are not HTTP (400)', { tag: '@H1' }, async ({ site }) => {
  const answer = await sendRaw(site, 'NONSENSE\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  const lines = answer
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(': ', 2) as [string, string])
  expectSafe(Object.fromEntries(lines.map(([name, value]) => [name.toLowerCase(), value])))
})

test('an error is a styled page with an explanation and a link home', async ({ site, page }) => {
  const { headers, text } = await ask(site, '/', { method: 'PUT' })
  expect(headers.allow).toBe('GET, HEAD, POST')
  await page.route('**/as-answered', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: text }))
  await page.goto('/as-answered')
  await expect(page.getByRole('heading', { name: 'That can’t be done here' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'To the home page' })).toBeVisible()
})

test('PUT, DELETE, PATCH and OPTIONS are refused everywhere, with an Allow header', { tag: '@I5' }, async ({
  site,
}) => {
  for (const path of ['/', '/request-access', '/no-such-page', '/api/clicks', '/icon.svg', '/healthz']) {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await ask(site, path, { method, headers: { Origin: site.url } })
      expect([method, path, status]).toEqual([method, path, 405])
      expect(headers.allow).toContain('GET')
    }
  }
})

test('an unknown path is 404, whatever it looks like', { tag: '@I5' }, async ({ site }) => {
  const paths = [
    '/wp-admin',
    '/.env',
    '/index.html',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/package.json',
    '/assets/',
    '/assets/../../package.json',
  ]
  for (const path of paths) expect([path, (await ask(site, path)).status]).toEqual([path, 404])
})

test('a redirect to the tidied address stays on this site', { tag: '@I4' }, async ({ site }) => {
  const paths = [
    '//evil.example/',
    '/%5Cevil.example/',
    '/%5C%5Cevil.example//',
    '/%09/evil.example/',
    '/%2F/evil.example/',
    '/%0d%0aLocation:%20x/',
  ]
  for (const path of paths) {
    const { status, headers } = await ask(site, path)
    expect([path, status < 500]).toEqual([path, true])
    if (headers.location) expect(new URL(headers.location, site.url).origin).toBe(site.url)
  }
})

test('a redirect to the tidied address keeps path and query', async ({ site }) => {
  for (const [path, tidy] of [
    ['/request-access/?from=letter', '/request-access?from=letter'],
    ['//ui', '/ui'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ]) {
    const { headers } = await ask(site, path ?? '')
    expect(headers.location).toBe(tidy)
  }
})

test('no file of the server is public', async ({ site }) => {
  const source = await readFile(join(import.meta.dirname, '../build/server/index.js'), 'utf8')
  for (const path of [
    '/server/index.js',
    '/build/server/index.js',
    '/assets/../server/index.js',
    '/.vite/manifest.json',
  ]) {
    const { status, text } = await ask(site, path)
    expect(status).toBe(404)
    expect(text).not.toContain(source.slice(0, 200))
  }
})
