import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DeliverableState, deliverableStates } from '~/lib/deliverable-states'
import { canBecome, needsReason, nextStates } from './states'

const edges: [from: DeliverableState, to: DeliverableState, needsReason: boolean][] = [
  ['upcoming', 'pending', false],
  ['pending', 'complete', false],
  ['complete', 'pending', true],
  ['upcoming', 'dropped', true],
  ['pending', 'dropped', true],
  ['complete', 'dropped', true],
]
const isEdge = (from: DeliverableState, to: DeliverableState) =>
  edges.some(([one, other]) => one === from && other === to)

describe.for(deliverableStates)('from %s', (from) => {
  test.for(deliverableStates)('to %s', (to) => {
    expect(canBecome(from, to)).toBe(isEdge(from, to))
    expect(nextStates(from).includes(to)).toBe(isEdge(from, to))
  })
})

test.for(edges)('%s to %s takes a reason: %s', ([from, to, needs]) => {
  expect(needsReason(from, to)).toBe(needs)
})

test('whatever is tried, nothing leaves dropped, and what is complete was pending right before', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...deliverableStates)), (tries) => {
      const passed: DeliverableState[] = ['upcoming']
      for (const to of tries) {
        const at = passed.at(-1) ?? 'upcoming'
        if (canBecome(at, to)) passed.push(to)
      }
      expect(passed.slice(0, -1)).not.toContain('dropped')
      for (const [index, state] of passed.entries()) {
        if (state === 'complete') expect(passed[index - 1]).toBe('pending')
        if (index > 0) expect(state).not.toBe('upcoming')
      }
    }),
  )
})
