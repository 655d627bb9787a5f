import { expect, test } from 'vitest'
import { createMemoryLimiter } from './memory-limiter.server'

const countAllowed = (allows: (address: string) => boolean, address: string, count: number) =>
  Array.from({ length: count }, () => allows(address)).filter(Boolean).length

test('each network has its tries in a window, and has them again in the next', () => {
  let time = 0
  const { allows } = createMemoryLimiter({ tries: 3, windowMs: 1000, now: () => time })
  expect(countAllowed(allows, '203.0.113.9', 5)).toBe(3)
  expect(countAllowed(allows, '203.0.113.10', 5)).toBe(3)
  time = 1000
  expect(countAllowed(allows, '203.0.113.9', 5)).toBe(3)
})

test('addresses of one IPv6 network are counted together', () => {
  const { allows } = createMemoryLimiter({ tries: 3, windowMs: 1000, now: () => 0 })
  const addresses = Array.from({ length: 10 }, (_, turn) => `2001:db8:1:${turn}::1`)
  expect(addresses.filter(allows)).toHaveLength(3)
})

test('no more than `maxNetworks` networks are counted in a window', () => {
  const { allows } = createMemoryLimiter({ tries: 3, windowMs: 1000, maxNetworks: 2, now: () => 0 })
  expect(['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.1'].map(allows)).toEqual([true, true, false, true])
})
