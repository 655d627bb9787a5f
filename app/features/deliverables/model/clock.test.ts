import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliverableStates } from '~/lib/deliverable-states'
import { addDays } from '~/lib/office-hours'
import { pendingDays, toBegin } from './clock'

const today = '2026-11-16'
const row = (id: string, state: (typeof deliverableStates)[number], days: number) => ({
  id,
  state,
  dueOn: addDays(today, days),
})

test('the first one begins at once, and each after the one before it is complete', () => {
  expect(toBegin([row('a', 'upcoming', 90), row('b', 'upcoming', 100)], today)).toEqual(['a'])
  expect(toBegin([row('a', 'pending', 90), row('b', 'upcoming', 100)], today)).toEqual([])
  expect(toBegin([row('a', 'complete', 90), row('b', 'upcoming', 100), row('c', 'upcoming', 110)], today)).toEqual([
    'b',
  ])
})

test('what is due within two weeks or late begins, whatever comes before it', () => {
  const rows = [row('a', 'pending', -1), row('b', 'upcoming', -1), row('c', 'upcoming', 14), row('d', 'upcoming', 15)]
  expect(toBegin(rows, today)).toEqual(['b', 'c'])
})

test('what was dropped is passed over', () => {
  expect(toBegin([row('a', 'dropped', 1), row('b', 'upcoming', 90)], today)).toEqual(['b'])
  expect(toBegin([row('a', 'complete', 1), row('b', 'dropped', 2), row('c', 'upcoming', 90)], today)).toEqual(['c'])
  expect(toBegin([row('a', 'pending', 1), row('b', 'dropped', 2), row('c', 'upcoming', 90)], today)).toEqual([])
})

test('a second run finds nothing to do, and only upcoming ones begin', () => {
  const rows = fc.array(
    fc.record({ state: fc.constantFrom(...deliverableStates), days: fc.integer({ min: -60, max: 400 }) }),
  )
  fc.assert(
    fc.property(rows, (given) => {
      const inOrder = given
        .toSorted((one, other) => one.days - other.days)
        .map(({ state, days }, index) => row(`${index}`, state, days))
      const begun = toBegin(inOrder, today)
      for (const id of begun) expect(inOrder.find((each) => each.id === id)?.state).toBe('upcoming')
      const after = inOrder.map((each) => (begun.includes(each.id) ? { ...each, state: 'pending' as const } : each))
      expect(toBegin(after, today)).toEqual([])
      for (const { state, dueOn } of after) if (dueOn <= addDays(today, pendingDays)) expect(state).not.toBe('upcoming')
    }),
  )
})
