import { ask } from './http.ts'
import { builtRoutes, routeAt } from './routes.ts'
import type { Site } from './server.ts'

/** The pages someone can open: one of every route, of every kind of document, and of every set of parameters in a link. */
export async function everyAddress(site: Site, Cookie: string | undefined) {
  const routes = builtRoutes()
  const kindOf = (address: string) => {
    const { pathname, searchParams } = new URL(address, site.url)
    const type = /^\/admin\/content\/\w+/.exec(pathname)?.[0]
    return [routeAt(routes, pathname), type, ...[...searchParams.keys()].sort()].join(' ')
  }
  const found = new Map<string, string>()
  const add = (address: string) => {
    const { searchParams } = new URL(address, site.url)
    if (searchParams.has('lang') || searchParams.size > 1) return
    if (!found.has(kindOf(address))) found.set(kindOf(address), address)
  }
  for (const { path } of routes) if (!/[:*]/.test(path)) add(path)
  const pages: string[] = []
  // A map's iterator goes on to what is added meanwhile.
  for (const address of found.values()) {
    const { status, headers, text } = await ask(site, address, { headers: { Cookie } })
    if (status >= 300 || !headers['content-type']?.startsWith('text/html')) continue
    pages.push(address)
    for (const [, link = ''] of text.matchAll(/href="(\/[^"#]*)"/g)) add(link.replaceAll('&amp;', '&'))
  }
  return pages
}
