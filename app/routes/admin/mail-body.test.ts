import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { recordMailRead, retryMail } from '~/features/mail-log/commands.server'
import { getMailBody } from '~/features/mail-log/queries.server'
import { AppError, Refused } from '~/lib/app-error'
import { type Scope, scopeContext } from '~/web/scope.server'
import { loader as body } from './mail-body'
import { action as retry } from './mail-item'

// Commands and queries have their own tests; these test the responses.
vi.mock('~/features/mail-log/commands.server', () => ({
  recordMailRead: vi.fn(),
  retryMail: vi.fn(),
  tryMailNow: vi.fn(),
}))
vi.mock('~/features/mail-log/queries.server', () => ({ getMailBody: vi.fn(), getMail: vi.fn() }))
afterEach(() => void vi.resetAllMocks())

const logError = vi.fn()

/** Arguments of a route. */
function routeArgs(): never {
  const context = new RouterContextProvider()
  const services = { settings: { publicUrl: new URL('https://nordbro.example') }, database: {} }
  const session = { isAdmin: true, member: { adminRole: 'owner' }, user: {} }
  const scope = { services, session, locale: 'en', clientAddress: '192.0.2.1', log: { error: logError } }
  context.set(scopeContext, scope as unknown as Scope)
  const body = new URLSearchParams()
  const request = new Request('https://nordbro.example/admin/mail/m1?form=retry', { method: 'POST', body })
  return { request, context, params: { id: 'm1' } } as never
}

test('a mail’s HTML is served sandboxed, without scripts or requests, and is not cached', async () => {
  vi.mocked(getMailBody).mockResolvedValue('<p>Hello</p>')
  const response = await body(routeArgs())
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(await response.text()).toBe('<p>Hello</p>')
  expect(recordMailRead).toHaveBeenCalledWith(expect.anything(), 'm1')
})

test('an unknown mail is not found', async () => {
  const unknown = new AppError('not-found', 'mails.unknown')
  vi.mocked(getMailBody).mockRejectedValue(unknown)
  vi.mocked(retryMail).mockRejectedValue(unknown)
  await expect(body(routeArgs())).rejects.toMatchObject({ kind: 'not-found' })
  await expect(retry(routeArgs())).rejects.toMatchObject({ kind: 'not-found' })
})

test('a refused retry is shown on the page, and an unexpected error is logged', async () => {
  expect(await retry(routeArgs())).toMatchObject({ data: { state: 'done' } })
  vi.mocked(retryMail).mockRejectedValueOnce(new Refused('link-lost'))
  expect(await retry(routeArgs())).toMatchObject({
    data: { state: 'refused', reason: 'link-lost' },
    init: { status: 422 },
  })
  vi.mocked(retryMail).mockRejectedValueOnce(new Error('the database is down'))
  expect(await retry(routeArgs())).toMatchObject({ data: { state: 'failed' }, init: { status: 503 } })
  expect(logError).toHaveBeenCalledOnce()
})
