import { expect, test } from 'vitest'
import { startAddress, startPagesFor } from './model'

test('each choice leads to its page', () => {
  const admin = { role: 'hospital', adminRole: 'owner' } as const
  expect(startAddress('select-role', admin)).toBe('/select-role')
  expect(startAddress('own-role', admin)).toBe('/hospital')
  expect(startAddress('own-role', { ...admin, role: 'embassy' })).toBe('/ambassador')
  expect(startAddress('today', admin)).toBe('/admin/today')
})

test('someone who is no longer an admin lands on the choice of a role, and is not offered Today', () => {
  const member = { role: 'supplier', adminRole: null } as const
  expect(startAddress('today', member)).toBe('/select-role')
  expect(startPagesFor(member)).toEqual(['select-role', 'own-role'])
  expect(startPagesFor({ adminRole: 'owner' })).toContain('today')
})
