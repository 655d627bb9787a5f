import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/**
 * The `handle` of a route whose page is the same for everyone. `query` lists the parameters that change the page, each with
 * its valid values; with any other value the page is the one without that parameter.
 */
type CacheHandle = { cache?: { query: Record<string, readonly string[]> } }

export type CacheablePage = {
  /** The path as the route table spells it; other spellings are redirected to it. */
  path: string
  query: Record<string, readonly string[]>
  /** The parameter of the path, if it has one: a note's slug, a category, a letter's week. */
  parameter?: { name: string; value: string } | undefined
  /** The page for all addresses that no route matches; they share one cache entry. */
  isNotFound?: boolean
}

/** Addresses that React Router answers itself: the data of a page, and the list of routes. */
const isInternal = (path: string) => path.endsWith('.data') || path === '/__manifest'

export const notFoundPage: CacheablePage = { path: '*', query: {}, isNotFound: true }

export type CacheablePages = ReturnType<typeof cacheablePages>

export function cacheablePages(build: ServerBuild) {
  const tree = childrenOf(build, 'root')
  const fixed = new Map(tree.flatMap((route) => fixedPage(route)))
  const neverCached = new Set(tree.flatMap((route) => fixedPaths(route)).filter((path) => !fixed.has(path)))
  const withParameters = tree.flatMap((route) => patterns(route))
  /** Matching against all routes costs a twentieth of a page; an expression for each of those with parameters does not. */
  const isPrivate = (path: string) => {
    const matching = withParameters.filter(({ expression }) => expression.test(path))
    return matching.length > 0 && matching.every(({ isCached }) => !isCached)
  }

  return {
    /** Finds only routes without path parameters, by a map lookup: matching costs a tenth of a render. */
    findFixed: (path: string): CacheablePage | undefined => fixed.get(path),
    find: (path: string): CacheablePage | undefined =>
      neverCached.has(path) || isPrivate(path) ? undefined : (fixed.get(path) ?? matchPage(tree, path)),
  }
}

function fixedPage({ path = '', handle }: RouteObject): [string, CacheablePage][] {
  const query = (handle as CacheHandle | undefined)?.cache?.query
  return query && !/[:*]/.test(path) ? [[`/${path}`, { path: `/${path}`, query }]] : []
}

/** The addresses of the routes below and including this one that have no path parameters. */
function fixedPaths({ path = '', children = [] }: RouteObject, parent = ''): string[] {
  const own = path ? `${parent}/${path}` : parent
  if (/[:*]/.test(path)) return []
  return [own, ...children.flatMap((child) => fixedPaths(child, own))]
}

type Pattern = { expression: RegExp; isCached: boolean }

/** What matches the addresses of the routes below and including this one that have path parameters, those of `*` left out. */
function patterns({ path = '', handle, children = [] }: RouteObject, parent = ''): Pattern[] {
  const own = path ? `${parent}/${path}` : parent
  const isCached = (handle as CacheHandle | undefined)?.cache !== undefined
  const expression = new RegExp(`^${own.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll(/:[^/]+/g, '[^/]+')}$`)
  const isSimple = own.includes(':') && !/[*?]/.test(own) && children.length === 0
  return [...(isSimple ? [{ expression, isCached }] : []), ...children.flatMap((child) => patterns(child, own))]
}

function matchPage(tree: RouteObject[], path: string): CacheablePage | undefined {
  if (isInternal(path)) return undefined
  const match = matchRoutes(tree, path)?.at(-1)
  const query = (match?.route.handle as CacheHandle | undefined)?.cache?.query
  if (!match || !query) return undefined
  if (match.route.path === '*') return notFoundPage
  const canonicalPath = generatePath(`/${match.route.path ?? ''}`, match.params)
  return isInternal(canonicalPath) ? undefined : { path: canonicalPath, query, parameter: parameterOf(match.params) }
}

function parameterOf(params: Record<string, string | undefined>): CacheablePage['parameter'] {
  const [name, value] = Object.entries(params)[0] ?? []
  return name !== undefined && value !== undefined ? { name, value } : undefined
}

/** The path with the valid part of the query. It is the key in the cache, and the address that is rendered. */
export function cacheKey({ path, query }: CacheablePage, requested: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const [name, allowed] of Object.entries(query)) {
    const value = requested.get(name)
    if (value !== null && allowed.includes(value)) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

function childrenOf(build: ServerBuild, parentId: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const common = { id, ...(path === undefined ? {} : { path }), handle: module.handle }
    return index ? [{ ...common, index: true as const }] : [{ ...common, children: childrenOf(build, id) }]
  })
}
