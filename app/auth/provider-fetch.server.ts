import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { CustomFetch } from 'openid-client'
import type { OutgoingFault } from './provider-answers'

// The address of an identity provider is typed by an admin, and its metadata name further addresses. Requests to them must
// not reach what only this machine or its network can reach.

const timeoutMs = 5000
const maxBytes = 512 * 1024

/** A request that was not sent, or had no usable answer. */
export class OutgoingError extends Error {
  override name = 'OutgoingError'
  readonly fault: OutgoingFault

  constructor(fault: OutgoingFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

export type OutgoingRules = {
  /** The site has https. Without it, it runs on someone's own machine, where a provider may too. */
  isSecure: boolean
  /** Hosts that may have a private address. */
  privateHosts: readonly string[]
}

const privateRanges = new BlockList()
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
]) {
  const [network = '', bits] = range.split('/')
  privateRanges.addSubnet(network, Number(bits), 'ipv4')
}
/** Those that lead to an IPv4 address or to nobody. */
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16']) {
  const [network = '', bits] = range.split('/')
  privateRanges.addSubnet(network, Number(bits), 'ipv6')
}
const publicRange = new BlockList()
publicRange.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is anything but one of the public internet. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return privateRanges.check(address, 'ipv4')
  return version !== 6 || !publicRange.check(address, 'ipv6') || privateRanges.check(address, 'ipv6')
}

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')
const isLoopback = (url: URL) => ['localhost', '127.0.0.1', '::1'].includes(hostOf(url))

/** Https only; http to this machine while the site itself has no https. */
export function isAllowedProtocol({ isSecure }: Pick<OutgoingRules, 'isSecure'>, url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && !isSecure && isLoopback(url))
}

/** Checks the addresses that are connected to: a name that is looked up twice can have another address at the second time. */
const checkedLookup: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new OutgoingError('unreachable'), '')
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new OutgoingError('private'), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })

/** A `fetch` for `openid-client`: no redirects, a time limit, a size limit, and no private addresses. */
export const providerFetch =
  (rules: OutgoingRules): CustomFetch =>
  async (address, { method, headers, body, signal }) => {
    const url = new URL(address)
    if (!isAllowedProtocol(rules, url)) throw new OutgoingError('protocol')
    const mayBePrivate = !rules.isSecure || rules.privateHosts.includes(hostOf(url))
    // A literal address is not looked up.
    if (!mayBePrivate && isIP(hostOf(url)) && isPrivateAddress(hostOf(url))) throw new OutgoingError('private')
    const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
    const options = {
      ...{ method, headers, signal: AbortSignal.any(limits), agent: false },
      ...(!mayBePrivate && { lookup: checkedLookup }),
    }
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(outgoingError(error))
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
        const chunks: Buffer[] = []
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > maxBytes) response.destroy(new OutgoingError('too-large'))
          else chunks.push(chunk)
        })
        response.on('error', fail)
        response.on('end', () => {
          const type = response.headers['content-type']
          const content = chunks.length > 0 ? Buffer.concat(chunks) : null
          resolve(
            new Response(content, {
              status: response.statusCode ?? 502,
              headers: type ? { 'Content-Type': type } : {},
            }),
          )
        })
      })
      request.on('error', fail)
      request.end(typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined)
    })
  }

function outgoingError(error: unknown) {
  if (error instanceof OutgoingError) return error
  const isTimeout = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)
  return new OutgoingError(isTimeout ? 'timeout' : 'unreachable', error)
}
