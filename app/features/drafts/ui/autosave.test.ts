import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AutosaveState, createAutosave, findWaitingText, pauseMs, retryMs } from './autosave'

let typed = ''
let states: AutosaveState['is'][] = []
const stored = new Map<string, string>()
const send = vi.fn<(url: string, init: RequestInit) => Promise<{ ok: boolean; type: string }>>()
const answer = (ok: boolean, type = 'basic') => Promise.resolve({ ok, type })
const sentTexts = () =>
  send.mock.calls.map(([, { body }]) => JSON.parse(String((body as FormData).get('text'))).values.title[0])

function newAutosave() {
  return createAutosave({
    form: 'event:1',
    owner: 'anna',
    read: () => ({ values: { title: [typed] }, base: {}, version: 2 }),
    onState: ({ is }) => states.push(is),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  states = []
  stored.clear()
  send.mockReset().mockImplementation(() => answer(true))
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const type = (autosave: ReturnType<typeof newAutosave>, text: string) => {
  typed = text
  autosave.change()
}

test('text is sent once the typing pauses, and waits in the tab until the server has it', async () => {
  const autosave = newAutosave()
  type(autosave, 'a')
  await vi.advanceTimersByTimeAsync(pauseMs - 1)
  type(autosave, 'ab')
  await vi.advanceTimersByTimeAsync(pauseMs - 1)
  expect(send).not.toHaveBeenCalled()
  expect(findWaitingText('event:1', 'anna')?.values).toEqual({ title: ['ab'] })
  await vi.advanceTimersByTimeAsync(1)
  expect(sentTexts()).toEqual(['ab'])
  expect(findWaitingText('event:1', 'anna')).toBeNull()
  expect(states.at(-1)).toBe('stored')
})

test('text that waits in the tab is only for the person who has typed it', () => {
  type(newAutosave(), 'secret')
  expect(findWaitingText('event:1', 'bo')).toBeNull()
  expect(findWaitingText('event:2', 'anna')).toBeNull()
})

test('while the server can’t be reached the text is kept and sent again', async () => {
  const autosave = newAutosave()
  send.mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
  type(autosave, 'a')
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect([states.at(-1), autosave.wouldLose()]).toEqual(['failed', true])
  expect(findWaitingText('event:1', 'anna')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(retryMs)
  expect([states.at(-1), autosave.wouldLose()]).toEqual(['stored', false])
})

test('a redirect means that the session has ended', async () => {
  const autosave = newAutosave()
  send.mockImplementationOnce(() => answer(false, 'opaqueredirect'))
  type(autosave, 'a')
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(states.at(-1)).toBe('signed-out')
  expect(findWaitingText('event:1', 'anna')).not.toBeNull()
})

test('what is typed while a text is on its way is sent after it', async () => {
  const autosave = newAutosave()
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; type: string }>()
  send.mockImplementationOnce(() => promise)
  type(autosave, 'a')
  await vi.advanceTimersByTimeAsync(pauseMs)
  type(autosave, 'ab')
  await vi.advanceTimersByTimeAsync(pauseMs * 2)
  expect(sentTexts()).toEqual(['a'])
  resolve({ ok: true, type: 'basic' })
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(sentTexts()).toEqual(['a', 'ab'])
})

test('nothing is sent while the form is being saved, nor after it', async () => {
  const autosave = newAutosave()
  type(autosave, 'a')
  expect(autosave.postpone()).toBeUndefined()
  autosave.pause()
  await vi.advanceTimersByTimeAsync(pauseMs * 3)
  autosave.saved()
  await vi.advanceTimersByTimeAsync(pauseMs * 3)
  autosave.stop()
  expect(send).not.toHaveBeenCalled()
  expect(states.at(-1)).toBe('none')
  expect(stored.size).toBe(0)
})

test('what is typed while the form is being saved is not lost', async () => {
  const autosave = newAutosave()
  type(autosave, 'a')
  autosave.pause()
  type(autosave, 'ab')
  autosave.resume()
  autosave.saved()
  expect(findWaitingText('event:1', 'anna')?.values).toEqual({ title: ['ab'] })
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(sentTexts()).toEqual(['ab'])
})

test('a form that could not be saved sends its text again', async () => {
  const autosave = newAutosave()
  type(autosave, 'a')
  autosave.pause()
  autosave.resume()
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(sentTexts()).toEqual(['a'])
})

test('a form that is left sends at once what is waiting, also while the page closes', async () => {
  const autosave = newAutosave()
  type(autosave, 'a')
  autosave.stop()
  expect(sentTexts()).toEqual(['a'])
  expect(send.mock.calls[0]?.[1].keepalive).toBe(true)
  await vi.advanceTimersByTimeAsync(retryMs * 2)
  expect(send).toHaveBeenCalledTimes(1)
})

test('closing the page is safe, unless the text is too large to be sent then', () => {
  const autosave = newAutosave()
  type(autosave, 'short')
  expect(autosave.wouldLose()).toBe(false)
  type(autosave, 'long'.repeat(20_000))
  expect(autosave.wouldLose()).toBe(true)
})

const leaves = () => send.mock.calls.filter(([url]) => url.endsWith('?form=leave'))

test('leaving a form whose text is stored says so once; one in which nothing was typed sends nothing', async () => {
  newAutosave().stop()
  expect(send).not.toHaveBeenCalled()
  const autosave = newAutosave()
  type(autosave, 'a')
  await vi.advanceTimersByTimeAsync(pauseMs)
  autosave.leave()
  autosave.stop()
  expect(leaves()).toHaveLength(1)
  expect(leaves()[0]?.[1].keepalive).toBe(true)
})

test('the last text says by itself that the form is left', async () => {
  const autosave = newAutosave()
  type(autosave, 'a')
  autosave.stop()
  expect(send.mock.calls.map(([, { body }]) => (body as FormData).get('leaving'))).toEqual(['on'])
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(leaves()).toEqual([])
})
