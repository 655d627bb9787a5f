import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { noContent } from '~/features/content/model'
import { type Scope, scopeContext } from '~/web/scope.server'
import { loader } from './pricing-pdf'

const address = 'https://nordbro.example/pricing.pdf?lang=sv'

function requestPdf(headers: HeadersInit = {}) {
  const content = { get: async () => noContent }
  const settings = { brand: brandFrom(), publicUrl: new URL(address) }
  const context = new RouterContextProvider()
  context.set(scopeContext, { locale: 'sv', services: { settings, content, database: {}, jobs: {} } } as Scope)
  const args: unknown = { request: new Request(address, { headers }), context }
  return loader(args as Parameters<typeof loader>[0])
}

test('the price list is an inline PDF, and answers 304 while its ETag matches', async () => {
  const first = await requestPdf()
  const body = Buffer.from(await first.arrayBuffer())
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm' }).format(new Date())
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="nordbro-pricing-sv-${day}.pdf"`,
  })
  expect(body.length).toBeGreaterThan(10_000)

  const cached = await requestPdf()
  expect(cached.headers.get('Content-Length')).toBe(String(body.length))
  expect(Buffer.from(await cached.arrayBuffer()).equals(body)).toBe(true)
  const notModified = await requestPdf({ 'If-None-Match': cached.headers.get('ETag') ?? 'none' })
  expect([notModified.status, await notModified.text()]).toEqual([304, ''])
}, 30_000)
