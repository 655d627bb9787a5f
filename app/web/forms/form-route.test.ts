import { afterEach, expect, test, vi } from 'vitest'
import type { FormResult } from './form-result'
import { clientAction, shouldRevalidate } from './form-route'
import { revalidateUnlessRefused } from './revalidate-unless-refused'

afterEach(() => vi.unstubAllGlobals())

const send = (serverAction: () => Promise<unknown>) => {
  const body = new URLSearchParams([
    ['title', 'Round table'],
    ['roles', 'supplier'],
    ['roles', 'embassy'],
    ['password', 'secret'],
    ['unsaved', 'event:new'],
  ])
  const request = new Request('https://nordbro.example/admin/events/new?form=create', { method: 'POST', body })
  return clientAction({ request, serverAction } as never)
}

test('a failed connection is a result of the form, with what was typed and ticked but no password', async () => {
  const result = await send(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(result).toEqual({
    form: 'create',
    state: 'failed',
    failure: 'offline',
    values: { title: 'Round table', roles: 'embassy', unsaved: 'event:new' },
    lists: { title: ['Round table'], roles: ['supplier', 'embassy'], unsaved: ['event:new'] },
  })
})

test('an answer that can’t be read is no failed connection', async () => {
  const result = await send(() => Promise.reject(new Error('Unable to decode turbo-stream response')))
  expect(result).toMatchObject({ form: 'create', state: 'failed', failure: 'failed' })
})

test('a redirect, such as to sign in again, is followed', async () => {
  const redirect = new Response(null, { status: 302, headers: { Location: '/login' } })
  await expect(send(() => Promise.reject(redirect))).rejects.toBe(redirect)
})

const redirectTo = (Location: string) => Promise.reject(new Response(null, { status: 302, headers: { Location } }))
test.each([
  ['was saved', () => Promise.resolve({ form: 'create', state: 'done' }), ['unsaved event:new']],
  ['was saved and leads elsewhere', () => redirectTo('/admin/events/1'), ['unsaved event:new']],
  ['leads to signing in', () => redirectTo('/login?to=%2Fadmin'), []],
  ['was refused', () => Promise.resolve({ form: 'create', state: 'refused' }), []],
  ['met no server', () => Promise.reject(new TypeError('Failed to fetch')), []],
])('text that waits in the tab is removed only when it is stored: a form that %s', async (_, serverAction, removed) => {
  const removeItem = vi.fn()
  vi.stubGlobal('sessionStorage', { removeItem })
  await send(serverAction).catch(() => {})
  expect(removeItem.mock.calls.flat()).toEqual(removed)
})

test('a page is loaded again after a refusal, except for the reasons it names', () => {
  const refused: FormResult = { form: 'save', state: 'refused', reason: 'gone', values: {} }
  const args = { actionResult: refused, defaultShouldRevalidate: false } as never
  expect(shouldRevalidate(args)).toBe(true)
  expect(revalidateUnlessRefused('stale')(args)).toBe(true)
  expect(revalidateUnlessRefused('stale', 'gone')(args)).toBe(false)
})
