import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'

type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean; hasAction: boolean }
export type BuiltRoute = { id: string; path: string; hasAction: boolean }

/** Every route of the build, read from its manifest, so that a new route is included without a change here. */
export function builtRoutes(): BuiltRoute[] {
  const [manifest = ''] = globSync('build/client/assets/manifest-*.js', { cwd: join(import.meta.dirname, '..') })
  const text = readFileSync(join(import.meta.dirname, '..', manifest), 'utf8')
  const { routes } = JSON.parse(text.slice(text.indexOf('=') + 1, text.lastIndexOf('}') + 1))
  const manifestRoutes = Object.values<ManifestRoute>(routes)
  const isLayout = ({ id }: ManifestRoute) => manifestRoutes.some(({ parentId }) => parentId === id)
  const pathOf = ({ path = '', parentId }: ManifestRoute): string => {
    const parent = parentId ? pathOf(routes[parentId]) : ''
    return path ? `${parent}/${path}` : parent
  }
  return manifestRoutes
    .filter((route) => !isLayout(route))
    .map((route) => ({ id: route.id, path: pathOf(route) || '/', hasAction: route.hasAction }))
}

/** The route that answers an address. */
export const routeAt = (routes: BuiltRoute[], address: string) =>
  matchRoutes(routes, address.split('?', 1)[0] ?? '')?.at(-1)?.route.id

/** The address from which the router in the browser loads the data of a page. */
export function dataAddress(address: string) {
  const [path, query] = address.split('?', 2)
  return `${path === '/' ? '/_' : path}.data${query ? `?${query}` : ''}`
}
