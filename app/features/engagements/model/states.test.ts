import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EngagementState, engagementStates } from '~/lib/engagement-states'
import { canBecome, isShownToPartner } from './states'

/** Written out once more, so that a change of one is noticed. */
const expected: [EngagementState, EngagementState][] = [
  ['draft', 'offered'],
  ['draft', 'discarded'],
  ['offered', 'accepted'],
  ['offered', 'declined'],
  ['offered', 'expired'],
  ['offered', 'withdrawn'],
  ['accepted', 'running'],
  ['running', 'closed'],
]

const targets = engagementStates.filter((state) => state !== 'draft')

test.each(engagementStates.flatMap((from) => targets.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
  expect(canBecome(from, to)).toBe(expected.some(([one, other]) => one === from && other === to))
})

test('whatever is tried, an engagement is offered before it is decided, and nothing follows an end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...targets), { maxLength: 30 }), (tried) => {
      const path: EngagementState[] = ['draft']
      for (const to of tried) if (canBecome(path.at(-1) ?? 'draft', to)) path.push(to)
      expect(new Set(path).size).toBe(path.length)
      const [, second] = path
      if (path.length > 2) expect(second).toBe('offered')
      if (path.includes('running')) expect(path).toContain('accepted')
      const end = path.findIndex((state) => ['closed', 'declined', 'expired', 'withdrawn', 'discarded'].includes(state))
      if (end >= 0) expect(end).toBe(path.length - 1)
    }),
  )
})

test('partners see everything but drafts', () => {
  expect(engagementStates.filter((state) => !isShownToPartner(state))).toEqual(['draft', 'discarded'])
})
