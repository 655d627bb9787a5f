import { ask } from './http.ts'
import { builtRoutes, routeAt } from './routes.ts'
import type { Site } from './server.ts'

/** Addresses of pages that a person can open: one for each route, document type and set of parameters in a link. */
export async function everyAddress(site: Site, Cookie: string | undefined) {
  const routes = builtRoutes()
  const kindOf = (address: string) => {
    const { pathname, searchParams } = new URL(address, site.url)
    const type = /^\/admin\/content\/\w+/.exec(pathname)?.[0]
    return [routeAt(routes, pathname), type, ...[...searchParams.keys()].sort()].join(' ')
  }
  const addresses = new Map<string, string>()
  const add = (address: string) => {
    const { searchParams } = new URL(address, site.url)
    if (searchParams.has('lang') || searchParams.size > 1) return
    if (!addresses.has(kindOf(address))) addresses.set(kindOf(address), address)
  }
  for (const { path } of routes) if (!/[:*]/.test(path)) add(path)
  const pages: string[] = []
  // The iterator of a Map also visits entries added during the loop.
  for (const address of addresses.values()) {
    const { status, headers, text } = await ask(site, address, { headers: { Cookie } })
    if (status >= 300 || !headers['content-type']?.startsWith('text/html')) continue
    pages.push(address)
    for (const [, link = ''] of text.matchAll(/href="(\/[^"#]*)"/g)) add(link.replaceAll('&amp;', '&'))
  }
  return pages
}
