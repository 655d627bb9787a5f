import { BlockList, isIP } from 'node:net'

/**
 * Finds the client's address. `X-Forwarded-For` is used only if a trusted proxy sent the request: read from the right, the
 * first address that is not a trusted proxy's is the client's.
 */
export function clientAddressReader(trustedProxies: string[]) {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (socketAddress: string | undefined, forwarded: string | undefined): string => {
    const direct = plain(socketAddress ?? '')
    if (!forwarded || !isIP(direct) || !isTrusted(direct)) return direct
    const hops = forwarded.split(',').map((hop) => plain(hop.trim()))
    for (const hop of hops.reverse()) {
      if (!isIP(hop)) return direct
      if (!isTrusted(hop)) return hop
    }
    return direct
  }
}

/** IPv4 addresses are reported as IPv6 on a dual-stack socket: `::ffff:10.0.0.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
