import { expect, test } from 'vitest'
import { networkOf, shortNetwork } from './network.server'

test.each([
  ['IPv4 is counted by address', '203.0.113.9', { narrow: '203.0.113.9' }],
  ['IPv6 by /64 and /48', '2001:db8:1:2:a:b:c:d', { narrow: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' }],
  ['another address of that /64', '2001:0DB8:0001:0002::1', { narrow: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' }],
  ['zeros left out', '2001:db8::1', { narrow: '2001:db8:0:0::/64', wide: '2001:db8:0::/48' }],
  ['a zone', 'fe80::1%eth0', { narrow: 'fe80:0:0:0::/64', wide: 'fe80:0:0::/48' }],
  ['IPv4 written as IPv6', '::ffff:cb00:7109', { narrow: '203.0.113.9' }],
  ['IPv4 behind NAT64', '64:ff9b::203.0.113.9', { narrow: '203.0.113.9' }],
  ['this machine', '::1', { narrow: '0:0:0:0::/64', wide: '0:0:0::/48' }],
  ['no address', '', { narrow: '' }],
])('%s', (_what, address, network) => {
  expect(networkOf(address)).toEqual(network)
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:cb00:7109', '203.0.113.0/24'],
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
  ['', ''],
])('the network of %s is shortened to %s', (address, network) => {
  expect(shortNetwork(address)).toBe(network)
})
