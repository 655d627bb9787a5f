import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { AppError, Refused } from '~/lib/app-error'
import { line } from '~/lib/input'
import { type Scope, scopeContext } from '../scope.server'
import { form, formActions } from './form-actions.server'

const submittedFields: [string, string][] = [
  ['name', 'Kari'],
  ['colour', 'red'],
  ['colour', 'blue'],
]

const logged = vi.fn()

/** Sends a form to an action as React Router does. */
function send(action: ReturnType<typeof formActions>, fields: [string, string][], query = '', headers = {}) {
  const context = new RouterContextProvider()
  const services = { settings: {}, database: {}, limiter: { count: async () => {} } }
  const scope = { services, log: { error: logged }, clientAddress: '192.0.2.1', locale: 'en' }
  context.set(scopeContext, scope as unknown as Scope)
  const url = `https://nordbro.example/form${query}`
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers })
  return action({ request, params: { id: '7' }, context, pattern: '/form', url: new URL(url) })
}

const nameInput = z.object({ name: line(9) })

test('a field among the lists reaches the schema with all its values', async () => {
  const run = vi.fn(async () => {})
  const input = z.object({ name: line(9), colour: z.array(line(9)), size: z.array(line(9)) })
  const action = formActions({ paint: form({ input, run, lists: ['colour', 'size'] }) })
  expect(await send(action, submittedFields)).toMatchObject({ data: { form: 'paint', state: 'done' } })
  expect(run).toHaveBeenCalledWith(
    expect.anything(),
    { name: 'Kari', colour: ['red', 'blue'], size: [] },
    expect.objectContaining({ params: { id: '7' } }),
  )
})

test('what was submitted comes back with field errors and with a failure', async () => {
  const lists = ['colour']
  const submitted = { values: { name: 'Kari' }, lists: { colour: ['red', 'blue'] } }
  const short = z.object({ name: line(3), colour: z.array(line(9)) })
  const invalid = await send(
    formActions({ paint: form({ input: short, run: async () => {}, lists }) }),
    submittedFields,
  )
  expect(invalid).toMatchObject({
    init: { status: 422 },
    data: { form: 'paint', state: 'invalid', ...submitted, errors: { name: { key: 'tooLong', max: 3 } } },
  })
  const input = z.object({ name: line(9), colour: z.array(line(9)) })
  const run = async () => {
    throw new Error('the database is down')
  }
  const failed = await send(formActions({ paint: form({ input, run, lists }) }), submittedFields)
  expect(failed).toMatchObject({ init: { status: 503 }, data: { state: 'failed', ...submitted, failure: 'failed' } })
})

test('without lists a field has one value, the last', async () => {
  const input = z.object({ name: line(3), colour: line(9) })
  const answer = await send(formActions({ paint: form({ input, run: async () => {} }) }), submittedFields)
  expect(answer).toMatchObject({ data: { values: { name: 'Kari', colour: 'blue' } } })
})

test('a password never comes back', async () => {
  const input = z.object({ email: line(9), password: line(3) })
  const fields: [string, string][] = [
    ['email', 'a@b.example'],
    ['password', 'hunter22'],
  ]
  const answer = await send(formActions({ enter: form({ input, run: async () => {} }) }), fields)
  expect(JSON.stringify(answer)).not.toContain('hunter22')
})

test('the address names the form; a name that does not exist runs nothing', async () => {
  const [first, second] = [vi.fn(async () => 1), vi.fn(async () => 2)]
  const action = formActions({
    first: form({ input: nameInput, run: first }),
    second: form({ input: nameInput, run: second }),
  })
  expect(await send(action, submittedFields, '?form=second')).toMatchObject({ data: { form: 'second', data: 2 } })
  for (const query of ['', '?form=third', '?form=constructor', '?form=__proto__']) {
    await expect(send(action, submittedFields, query)).rejects.toMatchObject({ init: { status: 400 } })
  }
  expect(first).not.toHaveBeenCalled()
})

test('a reason that the form lists is an answer; another one is a fault that is logged', async () => {
  const refuse = (reason: string) =>
    formActions({
      book: form({
        input: nameInput,
        reasons: ['full'],
        run: async () => {
          throw new Refused(reason)
        },
      }),
    })
  expect(await send(refuse('full'), submittedFields)).toMatchObject({
    init: { status: 422 },
    data: { state: 'refused', reason: 'full' },
  })
  expect(logged).not.toHaveBeenCalled()
  expect(await send(refuse('rain'), submittedFields)).toMatchObject({
    init: { status: 503 },
    data: { state: 'failed' },
  })
  expect(logged).toHaveBeenCalledOnce()
})

test('too many submissions are answered with Retry-After; other access errors are rethrown', async () => {
  const fail = (error: Error) =>
    formActions({ book: form({ input: nameInput, run: () => Promise.reject<undefined>(error) }) })
  expect(await send(fail(new AppError('too-many', 'forms.tooMany', 60)), submittedFields)).toMatchObject({
    init: { status: 429, headers: { 'Retry-After': '60' } },
    data: { state: 'failed', failure: 'tooMany' },
  })
  await expect(send(fail(new AppError('not-found', 'events.unknown')), submittedFields)).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('a route without a page redirects a form that was sent without JavaScript', async () => {
  const page = vi.fn(() => '/supplier')
  const action = formActions({ book: form({ input: nameInput, run: async () => {} }) }, { page })
  const answer = await send(action, submittedFields, '', { Accept: 'text/html' })
  expect(answer).toBeInstanceOf(Response)
  expect(answer).toMatchObject({ status: 303 })
  expect(await send(action, submittedFields)).toMatchObject({ data: { state: 'done' } })
})
