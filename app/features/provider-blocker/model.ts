/** The parts of a browser that can ask for an address, or run what it answers. */
export type Browser = {
  fetch: (...args: never[]) => Promise<unknown>
  XMLHttpRequest: { prototype: object }
  HTMLScriptElement: { prototype: object }
  Node: { prototype: object }
}

type Providers = { blockedProvider: string; usedProvider: string }
type Method = (this: unknown, ...args: unknown[]) => unknown

/**
 * Refuses every fetch, XMLHttpRequest and script whose address contains the blocked provider's name. The pages' CSP
 * (`connect-src 'self'; script-src 'self' …`) forbids other hosts already; this also says why, and holds where a proxy drops it.
 */
export function blockProviders(browser: Browser, { blockedProvider, usedProvider }: Providers) {
  const check = (address: unknown) => {
    if (String(address).toLowerCase().includes(blockedProvider)) {
      throw new Error(`${address} is blocked: ${usedProvider} is used, not ${blockedProvider}`)
    }
  }
  /** Puts a look at the call before a method of `owner`. */
  const before = (owner: object, name: string, look: (...args: unknown[]) => void) => {
    const methods = owner as Record<string, Method>
    const real = methods[name] as Method
    methods[name] = function (...args) {
      look(...args)
      return real.apply(this, args)
    }
  }
  const checkScript = (node: unknown) => {
    const { nodeName, src } = node as HTMLScriptElement
    if (nodeName === 'SCRIPT') check(src)
  }
  const script = browser.HTMLScriptElement.prototype
  const source = Object.getOwnPropertyDescriptor(script, 'src')

  const { fetch } = browser
  // Async, so that it rejects rather than throws: what a caller of fetch expects.
  browser.fetch = async (...args: never[]) => {
    const input = args[0] as unknown as Request
    check(input?.url ?? input)
    return fetch.apply(browser, args)
  }
  before(browser.XMLHttpRequest.prototype, 'open', (_method, address) => check(address))
  before(script, 'setAttribute', (name, value) => /^src$/i.test(String(name)) && check(value))
  // One that was made with its source, by a parser or a copy, is stopped on its way into the page.
  before(browser.Node.prototype, 'appendChild', checkScript)
  before(browser.Node.prototype, 'insertBefore', checkScript)
  Object.defineProperty(script, 'src', {
    ...source,
    set(address) {
      check(address)
      source?.set?.call(this, address)
    },
  })
}
