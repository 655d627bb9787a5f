import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** What a route's `handle` says when its page is the same for everyone: the query parameters that matter to it. */
export type CacheHandle = { cache?: { query: string[] } }

export type PublicPage = {
  /** Its one path, however it was spelled: routes are found whatever the capitals and escapes. */
  path: string
  /** The query parameters that matter to it. */
  query: string[]
}

/** Far more than the site has pages. */
const mostKnown = 2000

/** Tells which public page a path names, if any. Looking through all routes is a tenth of rendering a page: once will do. */
export function publicPages(build: ServerBuild) {
  const tree = childrenOf(build, undefined)
  const known = new Map<string, PublicPage | undefined>()

  function find(path: string): PublicPage | undefined {
    const match = matchRoutes(tree, path)?.at(-1)
    const query = (match?.route.handle as CacheHandle | undefined)?.cache?.query
    return query && { path: generatePath(`/${match?.route.path ?? ''}`, match?.params), query }
  }

  return (path: string): PublicPage | undefined => {
    if (known.has(path)) return known.get(path)
    if (known.size >= mostKnown) known.clear()
    const page = find(path)
    known.set(path, page)
    return page
  }
}

/** The name in the cache of a page that was asked for at this path, with this query. */
export function cacheKey(path: string, { query }: PublicPage, given: URLSearchParams): string {
  const kept = query.flatMap((name) => (given.has(name) ? [`${name}=${given.get(name)}`] : []))
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const common = { id, ...(path === undefined ? {} : { path }), handle: module.handle }
    return index ? [{ ...common, index: true as const }] : [{ ...common, children: childrenOf(build, id) }]
  })
}
