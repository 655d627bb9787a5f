import { expect, test } from 'vitest'
import { clientAddressReader } from './client-address'

const behindProxy = clientAddressReader(['10.0.0.0/8', '::1'])

test.each([
  ['no proxy is trusted', clientAddressReader([]), '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a stranger writes the header', behindProxy, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy wrote it', behindProxy, '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['a visitor put more in front', behindProxy, '10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['the header has no address', behindProxy, '10.1.2.3', 'unknown', '10.1.2.3'],
  ['the header has only proxies', behindProxy, '10.1.2.3', '10.1.1.1', '10.1.2.3'],
  ['IPv4 written as IPv6', behindProxy, '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
  ['there is no header', behindProxy, '::1', undefined, '::1'],
])('%s', (_when, addressOf, socket, forwarded, expected) => {
  expect(addressOf(socket, forwarded)).toBe(expected)
})
