import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsUploads, canonicalPath, discardBody, hasControlCharacter, originCheck } from './request-limits'

test('forms are accepted from our own origin, and on a developer’s machine from its other names', () => {
  const mayChange = originCheck({ publicUrl: new URL('https://nordbro.example/x') })
  expect(mayChange('/contact', { origin: 'https://nordbro.example' })).toBe(true)
  expect(mayChange('/contact', { origin: 'https://evil.example' })).toBe(false)
  expect(mayChange('/contact', { origin: 'http://127.0.0.1:3000' })).toBe(false)
  const locally = originCheck({ publicUrl: new URL('http://localhost:3000') })
  expect(locally('/contact', { origin: 'http://127.0.0.1:3000' })).toBe(true)
  expect(locally('/contact', { origin: 'http://127.0.0.1:3001' })).toBe(false)
  expect(locally('/contact', { origin: 'null' })).toBe(false)
})

test('a form without an Origin header is accepted only to unsubscribe, for mail programs', () => {
  const mayChange = originCheck({ publicUrl: new URL('https://nordbro.example') })
  expect(mayChange('/newsletter/unsubscribe', { origin: undefined })).toBe(true)
  expect(mayChange('/announcements/unsubscribe', { origin: undefined })).toBe(true)
  expect(mayChange('/newsletter/unsubscribe', { origin: 'https://evil.example' })).toBe(false)
  expect(mayChange('/newsletter/confirm', { origin: undefined })).toBe(false)
  expect(mayChange('/contact', { origin: undefined })).toBe(false)
})

test('a form with Origin null is accepted only if Sec-Fetch-Site is same-origin', () => {
  const mayChange = originCheck({ publicUrl: new URL('https://nordbro.example') })
  expect(mayChange('/invite', { origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true)
  for (const site of ['cross-site', 'same-site', 'none', undefined])
    expect(mayChange('/invite', { origin: 'null', 'sec-fetch-site': site })).toBe(false)
  expect(mayChange('/invite', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(false)
})

test.each(['/%00', '/%09/x', '/a%1Fb', '/%7f', '/%C2%85', '/%c2%9F'])('%s has a control character', (path) => {
  expect(hasControlCharacter(path)).toBe(true)
})

test.each(['/', '/notes/%C3%A5-b', '/%20', '/%C2%A0', '/100%25', '/%E0%A4%A'])('%s has none', (path) => {
  expect(hasControlCharacter(path)).toBe(false)
})

test.each([
  ['/', undefined],
  ['/ui', undefined],
  ['/ui/', '/ui'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['/a//b', '/a/b'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('uploads are accepted at the pages with a file field and at their data addresses', () => {
  const uploadPaths = [
    '/admin/content/pictures',
    '/admin/content/pictures.data',
    '/admin/content/insights/new',
    '/admin/content/insights/1.data',
    '/admin/dialogue/1',
    '/admin/engagements/1/deliverables/2.data',
    '/dialogue',
    '/dialogue.data',
    '/dialogue/1',
  ]
  expect(uploadPaths.filter(acceptsUploads)).toEqual(uploadPaths)
  const otherPaths = [
    '/admin',
    '/admin/content/pictureste',
    '/admin/content/pictures/x',
    '/admin/content/insights',
    '/media',
    '/x/admin/content/pictures',
    '/admin/content/insights/1/2',
    '/dialogue/1/files/2',
    '/admin/dialogue',
  ]
  expect(otherPaths.filter(acceptsUploads)).toEqual([])
})

test('a body is read to its end and discarded, unless it has a reader', async () => {
  let sent = 0
  const chunks = async function* () {
    for (; sent < 100; sent += 1) yield new Uint8Array(1000)
  }
  await discardBody(NodeReadableStream.from(chunks()) as ReadableStream<Uint8Array>)
  expect(sent).toBe(100)
  const read = new Response('text').body
  read?.getReader()
  await discardBody(read)
  await discardBody(null)
})

test('any path is made canonical in one step, and never leads to another host', () => {
  const pieces = fc.constantFrom('/', '//', '\\', '.', '..', 'evil.example', '%2f', '@', ':', 'a')
  fc.assert(
    fc.property(fc.string({ unit: pieces }), (rest) => {
      const { pathname } = new URL(`https://nordbro.example/${rest.replace(/^[/\\]+/, (slashes) => `.${slashes}`)}`)
      const canonical = canonicalPath(pathname)
      if (canonical === undefined) return
      expect(canonicalPath(canonical)).toBeUndefined()
      expect(new URL(canonical, 'https://nordbro.example').host).toBe('nordbro.example')
    }),
  )
})
