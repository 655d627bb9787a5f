import { isIP } from 'node:net'

/** The network of a client: what is counted as one sender. `wide` is what one customer of a provider may hold of IPv6. */
export type Network = { narrow: string; wide?: string }

/**
 * An IPv4 address counts as one network. With IPv6 a household or an office has at least a /64 and can use any address in
 * it; many providers give each customer a /48.
 */
export function networkOf(address: string): Network {
  if (isIP(address) !== 6) return { narrow: address }
  const groups = groupsOf(address)
  const ipv4 = embeddedIpv4(groups)
  if (ipv4) return { narrow: ipv4 }
  return { narrow: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The network of an address, too wide to identify a person: a /24 of IPv4, or a /64 of IPv6. */
export function shortNetwork(address: string): string {
  const { narrow } = networkOf(address)
  return isIP(narrow) === 4 ? `${narrow.split('.', 3).join('.')}.0/24` : narrow
}

/** The eight groups, without leading zeros. The URL parser knows every way to write an IPv6 address. */
function groupsOf(address: string): string[] {
  const normalized = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = '', tail] = normalized.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}

/** `::ffff:a.b.c.d`, which is IPv4, and `64:ff9b::a.b.c.d`, which is IPv4 behind NAT64. */
function embeddedIpv4(groups: string[]): string | undefined {
  const prefix = groups.slice(0, 6).join(':')
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return undefined
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
