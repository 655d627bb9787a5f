import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { noContent } from '~/features/content/model'
import { type Scope, scopeContext } from '~/web/scope.server'
import { loader } from './pricing-pdf'

const address = 'https://nordbro.example/pricing.pdf?lang=sv'

function ask(headers: HeadersInit = {}) {
  const content = { get: async () => noContent }
  const settings = { brand: brandFrom(), publicUrl: new URL(address) }
  const context = new RouterContextProvider()
  context.set(scopeContext, { locale: 'sv', services: { settings, content, database: {}, jobs: {} } } as Scope)
  const args: unknown = { request: new Request(address, { headers }), context }
  return loader(args as Parameters<typeof loader>[0])
}

test('the price list is answered as a file to look at, and not sent again while it is the same', async () => {
  const first = await ask()
  const body = Buffer.from(await first.arrayBuffer())
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm' }).format(new Date())
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="nordbro-pricing-sv-${day}.pdf"`,
  })
  expect(body.length).toBeGreaterThan(10_000)

  const kept = await ask()
  expect(kept.headers.get('Content-Length')).toBe(String(body.length))
  expect(Buffer.from(await kept.arrayBuffer()).equals(body)).toBe(true)
  const known = await ask({ 'If-None-Match': kept.headers.get('ETag') ?? 'none' })
  expect([known.status, await known.text()]).toEqual([304, ''])
}, 30_000)
