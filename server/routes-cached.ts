import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** What a route's `handle` says when its page is the same for everyone: the query parameters that matter to it. */
export type CacheHandle = { cache?: { query: string[] } }

/**
 * The one path of a public page, however it was spelled: routes are found whatever the capitals and escapes. Undefined
 * when what was asked for is no such page.
 */
export function publicPaths(build: ServerBuild) {
  const tree = childrenOf(build, undefined)
  return (path: string): string | undefined => {
    const match = matchRoutes(tree, path)?.at(-1)
    if (!(match?.route.handle as CacheHandle | undefined)?.cache) return undefined
    return generatePath(`/${match?.route.path ?? ''}`, match?.params)
  }
}

/** Tells which page of the cache an address names; undefined when its page is not for the cache. */
export function cacheKeys(build: ServerBuild) {
  const tree = childrenOf(build, undefined)
  return (path: string, query: URLSearchParams): string | undefined => {
    const leaf = matchRoutes(tree, path)?.at(-1)?.route
    const matters = (leaf?.handle as CacheHandle | undefined)?.cache?.query
    if (!matters) return undefined
    const kept = matters.flatMap((name) => (query.has(name) ? [`${name}=${query.get(name)}`] : []))
    return kept.length > 0 ? `${path}?${kept.join('&')}` : path
  }
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const common = { id, ...(path === undefined ? {} : { path }), handle: module.handle }
    return index ? [{ ...common, index: true as const }] : [{ ...common, children: childrenOf(build, id) }]
  })
}
