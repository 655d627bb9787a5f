/** The browser APIs that can request an address or run a script. */
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
 * (`connect-src 'self'; script-src 'self' …`) forbids other hosts already; this also gives the reason, and works where a proxy drops it.
 */
export function blockProviders(browser: Browser, { blockedProvider, usedProvider }: Providers) {
  const check = (address: unknown) => {
    if (String(address).toLowerCase().includes(blockedProvider)) {
      throw new Error(`${address} is blocked: ${usedProvider} is used, not ${blockedProvider}`)
    }
  }
  /** Wraps a method of `owner`, so that `inspect` gets its arguments first and may throw. */
  const wrapMethod = (owner: object, name: string, inspect: (...args: unknown[]) => void) => {
    const methods = owner as Record<string, Method>
    const original = methods[name] as Method
    methods[name] = function (...args) {
      inspect(...args)
      return original.apply(this, args)
    }
  }
  const checkScript = (node: unknown) => {
    const { nodeName, src } = node as HTMLScriptElement
    if (nodeName === 'SCRIPT') check(src)
  }
  const script = browser.HTMLScriptElement.prototype
  const source = Object.getOwnPropertyDescriptor(script, 'src')

  const { fetch } = browser
  // Async, so that it rejects instead of throwing, as callers of fetch expect.
  browser.fetch = async (...args: never[]) => {
    const input = args[0] as unknown as Request
    check(input?.url ?? input)
    return fetch.apply(browser, args)
  }
  wrapMethod(browser.XMLHttpRequest.prototype, 'open', (_method, address) => check(address))
  wrapMethod(script, 'setAttribute', (name, value) => /^src$/i.test(String(name)) && check(value))
  // A script created with its source, by a parser or a copy, is stopped when it is inserted.
  wrapMethod(browser.Node.prototype, 'appendChild', checkScript)
  wrapMethod(browser.Node.prototype, 'insertBefore', checkScript)
  Object.defineProperty(script, 'src', {
    ...source,
    set(address) {
      check(address)
      source?.set?.call(this, address)
    },
  })
}
