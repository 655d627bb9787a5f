import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressResponse } from './compress-response'

const text = 'A partner reads about deliverables, and about nothing else. '.repeat(50)
const asked = (headers: Record<string, string> = {}) =>
  new Request('https://nordbro.example/supplier', { headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers } })
const page = (body: BodyInit | null = text, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a page is sent in Brotli, with its status, cookies and policy', async () => {
  const original = new Response(text, {
    status: 422,
    headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' },
  })
  for (const cookie of ['one=1', 'two=2']) original.headers.append('Set-Cookie', cookie)
  const response = await compressResponse(asked(), original)
  expect(response.status).toBe(422)
  expect(response.headers.getSetCookie()).toEqual(['one=1', 'two=2'])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  const bytes = await bytesOf(response)
  expect(bytes.length).toBeLessThan(text.length / 10)
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
})

test('a client without Brotli gets gzip', async () => {
  const response = await compressResponse(asked({ 'Accept-Encoding': 'gzip' }), page())
  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(await bytesOf(response)).toString()).toBe(text)
})

test.each([
  ['the data of a page', 'text/x-script', true],
  ['the list of routes', 'application/json', true],
  ['a PDF', 'application/pdf', false],
  ['a CSV file', 'text/csv; charset=utf-8', false],
])('%s: %s', async (_name, type, isCompressed) => {
  const response = await compressResponse(asked(), page(text, { 'Content-Type': type }))
  expect(response.headers.has('Content-Encoding')).toBe(isCompressed)
})

describe('left as it is', () => {
  test.each(['cross-site', 'same-site'])('what a %s request has caused', async (site) => {
    const response = await compressResponse(asked({ 'Sec-Fetch-Site': site }), page())
    expect(response.headers.has('Content-Encoding')).toBe(false)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(text)
  })

  test.each(['same-origin', 'none'])('not what a %s request has caused', async (site) => {
    const response = await compressResponse(asked({ 'Sec-Fetch-Site': site }), page())
    expect(response.headers.get('Content-Encoding')).toBe('br')
  })

  test('a response that is encoded already, a short one, and one without a body', async () => {
    const encoded = await compressResponse(asked(), page(text, { 'Content-Encoding': 'gzip' }))
    expect(encoded.headers.get('Content-Encoding')).toBe('gzip')
    const short = await compressResponse(asked(), page('short'))
    expect([short.headers.has('Content-Encoding'), await short.text()]).toEqual([false, 'short'])
    expect((await compressResponse(asked(), page(null))).body).toBeNull()
  })

  test('a response to a client that asks for no encoding', async () => {
    const response = await compressResponse(asked({ 'Accept-Encoding': 'identity' }), page())
    expect(response.headers.has('Content-Encoding')).toBe(false)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  })
})
