import { expect, test } from 'vitest'
import type { FormResult } from './form-result'
import { clientAction, shouldRevalidate } from './form-route'
import { revalidateUnlessRefused } from './revalidate-unless-refused'

const send = (serverAction: () => Promise<never>) => {
  const body = new URLSearchParams([
    ['title', 'Round table'],
    ['roles', 'supplier'],
    ['roles', 'embassy'],
    ['password', 'secret'],
  ])
  const request = new Request('https://nordbro.example/admin/events/new?form=create', { method: 'POST', body })
  return clientAction({ request, serverAction } as never)
}

test('a failed connection is a result of the form, with what was typed and ticked but no password', async () => {
  const result = await send(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(result).toEqual({
    form: 'create',
    state: 'failed',
    failure: 'failed',
    values: { title: 'Round table', roles: 'embassy' },
    lists: { title: ['Round table'], roles: ['supplier', 'embassy'] },
  })
})

test('a redirect, such as to sign in again, is followed', async () => {
  const redirect = new Response(null, { status: 302, headers: { Location: '/login' } })
  await expect(send(() => Promise.reject(redirect))).rejects.toBe(redirect)
})

test('a page is loaded again after a refusal, except for the reasons it names', () => {
  const refused: FormResult = { form: 'save', state: 'refused', reason: 'gone', values: {} }
  const args = { actionResult: refused, defaultShouldRevalidate: false } as never
  expect(shouldRevalidate(args)).toBe(true)
  expect(revalidateUnlessRefused('stale')(args)).toBe(true)
  expect(revalidateUnlessRefused('stale', 'gone')(args)).toBe(false)
})
