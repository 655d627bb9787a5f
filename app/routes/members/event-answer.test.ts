import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { answerEvent, expressInterest } from '~/features/events/commands.server'
import { getCalendarEntry } from '~/features/events/queries.server'
import { AppError, Refused } from '~/lib/app-error'
import { type Scope, scopeContext } from '~/web/scope.server'
import { action as answer } from './event-answer'
import { loader as calendar } from './event-calendar'
import { action as interest } from './event-interest'

// What they decide is tested where they are; here, what becomes of it on its way to the browser.
vi.mock('~/features/events/commands.server', () => ({ answerEvent: vi.fn(), expressInterest: vi.fn() }))
vi.mock('~/features/events/queries.server', () => ({ getCalendarEntry: vi.fn() }))
afterEach(() => void vi.resetAllMocks())

const member = { userId: 'u1', email: '', role: 'supplier', level: 'entry', isAdmin: false }

/** What a route is called with. */
function asked(form?: Record<string, string>, accept = '*/*', sentFrom = '/supplier'): never {
  const context = new RouterContextProvider()
  const services = { settings: {}, database: {}, limiter: { countBy: async () => {} } }
  context.set(scopeContext, {
    services,
    log: { error: () => {} },
    session: { member, user: { id: 'u1' } },
    clientAddress: '192.0.2.1',
    locale: 'en',
  } as unknown as Scope)
  const request = new Request('https://nordbro.example/events/e1/answer', {
    headers: { Accept: accept, Referer: `https://nordbro.example${sentFrom}?events=full` },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return { request, context, params: { id: 'e1' } } as never
}

/** What a browser says that it takes when it sends a form by itself. */
const page = 'text/html,application/xhtml+xml,*/*;q=0.8'

/** Where a form is led, or the status and body that a script gets. */
const told = (answered: unknown) =>
  answered instanceof Response
    ? [answered.status, answered.headers.get('Location')]
    : (({ init, data }) => [init?.status, data])(answered as { init: ResponseInit | null; data: unknown })

const attending = { response: 'attending' }

test('a script is told how it went, a form is led back to the page', async () => {
  expect(told(await answer(asked(attending)))).toEqual([200, { form: 'answer', state: 'done', data: undefined }])
  expect(told(await answer(asked(attending, page)))).toEqual([303, '/supplier#events'])
})

test.each([
  ['/hospital', '/hospital#events'],
  ['/ambassador', '/ambassador#events'],
  ['/account', '/supplier#events'],
])('a form sent from %s leads to %s', async (from, to) => {
  expect(told(await answer(asked(attending, page, from)))).toEqual([303, to])
  expect(told(await interest(asked({}, page, from)))).toEqual([303, to])
})

test.each(['full', 'over'])('%s is told either way, and is no error page', async (why) => {
  vi.mocked(answerEvent).mockRejectedValue(new Refused(why))
  expect(told(await answer(asked(attending)))).toEqual([
    422,
    { form: 'answer', state: 'refused', reason: why, values: attending },
  ])
  expect(told(await answer(asked(attending, page)))).toEqual([303, `/supplier?events=${why}#events`])
})

test('the answer is the signed-in member’s, for the event of the address, whatever else the form says', async () => {
  await answer(asked({ response: 'not_attending', userId: 'u2', user_id: 'u2', eventId: 'e2', id: 'e2' }))
  expect(answerEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ actor: member }), 'e1', 'not_attending')
})

test('a response that does not exist is a field error and runs no command', async () => {
  for (const form of [{ response: '' }, { response: 'maybe' }, {}]) {
    expect(await answer(asked(form))).toMatchObject({ init: { status: 422 }, data: { state: 'invalid' } })
  }
  expect(answerEvent).not.toHaveBeenCalled()
})

test('an event that the member may not see is unknown, and an unexpected error is a failed form', async () => {
  const unknown = new AppError('not-found', 'events.unknown')
  vi.mocked(answerEvent).mockRejectedValueOnce(unknown).mockRejectedValueOnce(new Error('the database is down'))
  vi.mocked(getCalendarEntry).mockRejectedValue(unknown)
  await expect(answer(asked(attending))).rejects.toBe(unknown)
  expect(await answer(asked(attending))).toMatchObject({ init: { status: 503 }, data: { state: 'failed' } })
  await expect(calendar(asked())).rejects.toMatchObject({ kind: 'not-found' })
})

test('interest is noted either way', async () => {
  expect(told(await interest(asked({})))).toEqual([200, { form: 'interest', state: 'done', data: undefined }])
  expect(told(await interest(asked({}, page)))).toEqual([303, '/supplier#events'])
  expect(expressInterest).toHaveBeenCalledTimes(2)
})

test('the calendar file is saved, not shown, and not kept by anyone between', async () => {
  vi.mocked(getCalendarEntry).mockResolvedValue({ fileName: 'nordbro-2026-12-01.ics', body: 'BEGIN:VCALENDAR' })
  const answered = await calendar(asked())
  expect(Object.fromEntries(answered.headers)).toEqual({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="nordbro-2026-12-01.ics"',
    'cache-control': 'no-store',
  })
  expect(await answered.text()).toBe('BEGIN:VCALENDAR')
})
