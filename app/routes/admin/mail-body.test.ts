import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { retryMail } from '~/features/mail-log/commands.server'
import { getMailBody } from '~/features/mail-log/queries.server'
import { AppError, Refused } from '~/lib/app-error'
import { type Scope, scopeContext } from '~/web/scope.server'
import { loader as body } from './mail-body'
import { action as retry } from './mail-item'

// Who may do what is tested where it is decided; here, what becomes of it on its way to the browser.
vi.mock('~/features/mail-log/commands.server', () => ({ retryMail: vi.fn() }))
vi.mock('~/features/mail-log/queries.server', () => ({ getMailBody: vi.fn(), getMail: vi.fn() }))
afterEach(() => void vi.resetAllMocks())

const logged = vi.fn()

/** What a route is called with. */
function asked(): never {
  const context = new RouterContextProvider()
  const services = { settings: {}, database: {} }
  const session = { member: { isAdmin: true }, user: {} }
  const scope = { services, session, locale: 'en', clientAddress: '192.0.2.1', log: { error: logged } }
  context.set(scopeContext, scope as unknown as Scope)
  const body = new URLSearchParams()
  const request = new Request('https://nordbro.example/admin/mail/m1', { method: 'POST', body })
  return { request, context, params: { id: 'm1' } } as never
}

test('a mail’s markup is shown where nothing in it can run, send or be kept', async () => {
  vi.mocked(getMailBody).mockResolvedValue('<p>Hello</p>')
  const answered = await body(asked())
  expect(Object.fromEntries(answered.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(await answered.text()).toBe('<p>Hello</p>')
})

test('a mail that is not there is 404', async () => {
  const unknown = new AppError('not-found', 'mails.unknown')
  vi.mocked(getMailBody).mockRejectedValue(unknown)
  vi.mocked(retryMail).mockRejectedValue(unknown)
  await expect(body(asked())).rejects.toMatchObject({ kind: 'not-found' })
  await expect(retry(asked())).rejects.toMatchObject({ kind: 'not-found' })
})

test('a refusal to retry is an answer on the page, and what no one foresaw is logged', async () => {
  expect(await retry(asked())).toMatchObject({ data: { state: 'done' } })
  vi.mocked(retryMail).mockRejectedValueOnce(new Refused('link-lost'))
  expect(await retry(asked())).toMatchObject({ data: { state: 'refused', reason: 'link-lost' }, init: { status: 422 } })
  vi.mocked(retryMail).mockRejectedValueOnce(new Error('the database is down'))
  expect(await retry(asked())).toMatchObject({ data: { state: 'failed' }, init: { status: 503 } })
  expect(logged).toHaveBeenCalledOnce()
})
