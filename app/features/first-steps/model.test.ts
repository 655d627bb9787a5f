import { expect, test } from 'vitest'
import { areShown, type FirstStepsRecord, progressOf } from './model'

const nothing = { name: false, exchange: false, event: false }
const everything = { name: true, exchange: true, event: true }
const record = (overrides: Partial<FirstStepsRecord> = {}): FirstStepsRecord => ({
  state: 'new',
  skipped: [],
  done: nothing,
  ...overrides,
})

test('the current step is the first that is neither done nor skipped', () => {
  expect(progressOf(record()).current).toBe('name')
  expect(progressOf(record({ done: { ...nothing, name: true } })).current).toBe('exchange')
  expect(progressOf(record({ skipped: ['name'], done: { ...nothing, exchange: true } }))).toEqual({
    steps: [
      { step: 'name', state: 'skipped' },
      { step: 'exchange', state: 'done' },
      { step: 'event', state: 'open' },
    ],
    current: 'event',
  })
  expect(progressOf(record({ skipped: ['name', 'event', 'exchange'] })).current).toBe(null)
})

test('a step that was skipped and is done later is done', () => {
  expect(progressOf(record({ skipped: ['name'], done: everything })).steps[0]?.state).toBe('done')
})

test('they are shown until they end, and then only to who asks for them again', () => {
  expect(areShown(record())).toBe(true)
  expect(areShown(record({ done: everything }))).toBe(false)
  expect(areShown(record({ state: 'ended' }))).toBe(false)
  expect(areShown(record({ state: 'ended', done: nothing }))).toBe(false)
  expect(areShown(record({ state: 'again', done: everything }))).toBe(true)
})
