import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerEvent, expressInterest } from '~/features/events/commands.server'
import { getCalendarEntry, seesEvent } from '~/features/events/queries.server'
import { AppError, Refused } from '~/lib/app-error'
import { type Scope, scopeContext } from '~/web/scope.server'
import { action as answer } from './event-answer'
import { loader as calendar } from './event-calendar'
import { action as interest } from './event-interest'

// Commands and queries have their own tests; these test the responses.
vi.mock('~/features/events/commands.server', () => ({ answerEvent: vi.fn(), expressInterest: vi.fn() }))
vi.mock('~/features/events/queries.server', () => ({ getCalendarEntry: vi.fn(), seesEvent: vi.fn() }))
beforeEach(() => void vi.mocked(seesEvent).mockResolvedValue(true))
afterEach(() => void vi.resetAllMocks())

const member = { userId: 'u1', email: '', role: 'supplier', level: 'entry', adminRole: null }

/** Arguments of a route. */
function routeArgs(form?: Record<string, string>, accept = '*/*', sentFrom = '/supplier', countBy = vi.fn()): never {
  const context = new RouterContextProvider()
  const services = { settings: {}, database: {}, limiter: { countBy } }
  context.set(scopeContext, {
    services,
    log: { error: () => {} },
    session: { member, user: { id: 'u1' } },
    clientAddress: '192.0.2.1',
    locale: 'en',
  } as unknown as Scope)
  const request = new Request('https://nordbro.example/events/e1/answer', {
    headers: {
      Accept: accept,
      Referer: `https://nordbro.example${sentFrom}${sentFrom.includes('?') ? '&' : '?'}events=full`,
    },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return { request, context, params: { id: 'e1' } } as never
}

/** The Accept header of a browser that sends a form without JavaScript. */
const htmlAccept = 'text/html,application/xhtml+xml,*/*;q=0.8'

/** Status and redirect of a plain form, or status and data for a script. */
const resultOf = (response: unknown) =>
  response instanceof Response
    ? [response.status, response.headers.get('Location')]
    : (({ init, data }) => [init?.status, data])(response as { init: ResponseInit | null; data: unknown })

const attending = { response: 'attending' }

test('a script gets the result as data, a plain form is redirected to the page', async () => {
  expect(resultOf(await answer(routeArgs(attending)))).toEqual([
    200,
    { form: 'answer', state: 'done', data: undefined },
  ])
  expect(resultOf(await answer(routeArgs(attending, htmlAccept)))).toEqual([303, '/supplier#events'])
})

test.each([
  ['/hospital', '/hospital#events'],
  ['/ambassador', '/ambassador#events'],
  ['/account', '/supplier#events'],
])('a form sent from %s redirects to %s', async (from, to) => {
  expect(resultOf(await answer(routeArgs(attending, htmlAccept, from)))).toEqual([303, to])
  expect(resultOf(await interest(routeArgs({}, htmlAccept, from)))).toEqual([303, to])
})

test.each([
  ['/events?view=mine&page=2', '/events?view=mine&page=2#event-e1'],
  ['/events/e1', '/events/e1'],
  ['/events/e2', '/supplier#events'],
  ['/eventsandmore', '/supplier#events'],
])('an answer from %s returns to %s', async (from, to) => {
  expect(resultOf(await answer(routeArgs(attending, htmlAccept, from)))).toEqual([303, to])
})

test('who no longer sees the event after giving the seat up is led to all events', async () => {
  vi.mocked(seesEvent).mockResolvedValue(false)
  for (const accept of ['*/*', htmlAccept]) {
    const response = await answer(routeArgs({ response: 'not_attending' }, accept, '/events/e1'))
    expect(resultOf(response)).toEqual([303, '/events'])
  }
})

test('a refused answer returns to the view or the event with the reason', async () => {
  vi.mocked(answerEvent).mockRejectedValue(new Refused('full'))
  const refusedFrom = async (from: string) => resultOf(await answer(routeArgs(attending, htmlAccept, from)))
  expect(await refusedFrom('/events?view=mine')).toEqual([303, '/events?view=mine&events=full'])
  expect(await refusedFrom('/events/e1')).toEqual([303, '/events/e1?events=full'])
})

test.each(['full', 'over'])(
  'the refusal %s is returned as data or in the redirect, not as an error page',
  async (reason) => {
    vi.mocked(answerEvent).mockRejectedValue(new Refused(reason))
    expect(resultOf(await answer(routeArgs(attending)))).toEqual([
      422,
      { form: 'answer', state: 'refused', reason, values: attending },
    ])
    expect(resultOf(await answer(routeArgs(attending, htmlAccept)))).toEqual([303, `/supplier?events=${reason}#events`])
  },
)

test('too many answers are named on the page, also without a script; a member may give 60', async () => {
  const countBy = vi.fn().mockRejectedValue(new AppError('too-many', 'forms.tooMany', 60))
  expect(resultOf(await answer(routeArgs(attending, htmlAccept, '/events/e1', countBy)))).toEqual([
    303,
    '/events/e1?events=too-many',
  ])
  expect(countBy).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(String), 60)
  expect(answerEvent).not.toHaveBeenCalled()
})

test('the answer is saved for the signed-in member and the event in the address, whatever ids the form has', async () => {
  await answer(routeArgs({ response: 'not_attending', userId: 'u2', user_id: 'u2', eventId: 'e2', id: 'e2' }))
  expect(answerEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ actor: member }), 'e1', 'not_attending')
})

test('a response that does not exist is a field error and runs no command', async () => {
  for (const form of [{ response: '' }, { response: 'maybe' }, {}]) {
    expect(await answer(routeArgs(form))).toMatchObject({ init: { status: 422 }, data: { state: 'invalid' } })
  }
  expect(answerEvent).not.toHaveBeenCalled()
})

test('an event that the member may not see is unknown, and an unexpected error is a failed form', async () => {
  const unknown = new AppError('not-found', 'events.unknown')
  vi.mocked(answerEvent).mockRejectedValueOnce(unknown).mockRejectedValueOnce(new Error('the database is down'))
  vi.mocked(getCalendarEntry).mockRejectedValue(unknown)
  await expect(answer(routeArgs(attending))).rejects.toBe(unknown)
  expect(await answer(routeArgs(attending))).toMatchObject({ init: { status: 503 }, data: { state: 'failed' } })
  await expect(calendar(routeArgs())).rejects.toMatchObject({ kind: 'not-found' })
})

test('interest is saved from a script and from a plain form', async () => {
  expect(resultOf(await interest(routeArgs({})))).toEqual([200, { form: 'interest', state: 'done', data: undefined }])
  expect(resultOf(await interest(routeArgs({}, htmlAccept)))).toEqual([303, '/supplier#events'])
  expect(expressInterest).toHaveBeenCalledTimes(2)
})

test('the calendar file is an attachment and is not cached', async () => {
  vi.mocked(getCalendarEntry).mockResolvedValue({ fileName: 'nordbro-2026-12-01.ics', body: 'BEGIN:VCALENDAR' })
  const response = await calendar(routeArgs())
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="nordbro-2026-12-01.ics"',
    'cache-control': 'no-store',
  })
  expect(await response.text()).toBe('BEGIN:VCALENDAR')
})
