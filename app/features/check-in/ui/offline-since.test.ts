import { afterEach, expect, test, vi } from 'vitest'
import { noteFailure, noteSuccess } from './offline-since'

const at = (minute: number) => new Date(Date.UTC(2027, 2, 27, 17, minute))

function useStorage() {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
}
afterEach(() => vi.unstubAllGlobals())

test('the first failure is remembered until the server is heard', () => {
  useStorage()
  expect(noteFailure('e1', at(1))).toEqual(at(1))
  expect(noteFailure('e1', at(5))).toEqual(at(1))
  expect(noteFailure('e2', at(5))).toEqual(at(5))
  noteSuccess('e1')
  expect(noteFailure('e1', at(9))).toEqual(at(9))
  // The clock was put back.
  expect(noteFailure('e1', at(8))).toEqual(at(8))
})

test('without storage it is the moment itself', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(noteFailure('e1', at(1))).toEqual(at(1))
  noteSuccess('e1')
})
