import { expect, test } from 'vitest'
import { closingLabel, ownerOptions, timeLabel } from './labels'

test.each([
  [0, /^No deliverable is open\. The partner/],
  [1, /^1 deliverable is still open\. It is shown as not done/],
  [4, /^4 deliverables are still open\. They are shown as not done.+can no longer be completed/],
])('closing with %i open deliverables says what becomes of them', (count, text) => {
  expect(closingLabel(count)).toMatch(text)
})

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const listed = {
  ...{ validUntil: '2026-05-10', startsOn: '2026-05-12', startsLater: false },
  ...{ decidedAt: at('2026-05-09'), closedAt: at('2026-05-23'), updatedAt: at('2026-06-01') },
}

test.each([
  ['draft', 'Until 10 May 2026'],
  ['offered', 'Until 10 May 2026'],
  ['accepted', 'From 12 May 2026'],
  ['running', 'Since 12 May 2026'],
  ['closed', 'Closed 23 May 2026'],
  ['declined', 'Declined 9 May 2026'],
  ['withdrawn', 'Withdrawn 9 May 2026'],
  ['expired', 'Expired 10 May 2026'],
  ['discarded', 'Discarded 1 Jun 2026'],
] as const)('of one that is %s the list says: %s', (state, text) => {
  expect(timeLabel({ ...listed, state })).toBe(text)
})

test('what runs from a later day says from when, and what has no day says nothing', () => {
  expect(timeLabel({ ...listed, state: 'running', startsLater: true })).toBe('From 12 May 2026')
  expect(timeLabel({ ...listed, state: 'accepted', startsOn: null })).toBe('')
})

test('colleagues are chosen by name, and those with the same name are told apart', () => {
  const owners = [
    { id: '1', name: 'Anna Berg', email: 'anna@nordbro.example' },
    { id: '2', name: 'Anna Berg', email: 'anna.b@nordbro.example' },
    { id: '3', name: 'Per Dahl', email: 'per@nordbro.example' },
    { id: '4', name: '', email: 'ola@nordbro.example' },
  ]
  expect(ownerOptions(owners).map(({ label }) => label)).toEqual([
    'Anna Berg (anna@nordbro.example)',
    'Anna Berg (anna.b@nordbro.example)',
    'Per Dahl',
    'ola@nordbro.example',
  ])
})
