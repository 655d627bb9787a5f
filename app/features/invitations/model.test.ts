import { expect, test } from 'vitest'
import { invitationsPage, isChangeable, stateOf } from './model'

const now = new Date('2026-11-16T09:00:00Z')
const earlier = new Date('2026-11-15T09:00:00Z')
const later = new Date('2026-11-20T09:00:00Z')
const times = { acceptedAt: null, revokedAt: null, replacedAt: null, expiresAt: later }

test.each([
  ['waiting', {}],
  ['expired', { expiresAt: now }],
  ['accepted', { acceptedAt: earlier, expiresAt: earlier }],
  ['revoked', { revokedAt: earlier, expiresAt: earlier }],
  ['replaced', { replacedAt: earlier }],
  ['accepted', { acceptedAt: earlier, revokedAt: now }],
] as const)('an invitation is %s with %o', (state, change) => {
  expect(stateOf({ ...times, ...change }, now)).toBe(state)
})

test('only what waits or has expired can be changed', () => {
  const states = ['waiting', 'accepted', 'expired', 'revoked', 'replaced'] as const
  expect(states.filter(isChangeable)).toEqual(['waiting', 'expired'])
})

test('one view of the list has one address', () => {
  expect(invitationsPage({ q: '', state: 'all', sort: 'newest', page: 1 })).toBe('/admin/invitations')
  expect(invitationsPage({ state: 'expiring', sort: 'expiry', page: 2, id: 'x' })).toBe(
    '/admin/invitations?state=expiring&sort=expiry&page=2&id=x',
  )
})
