import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'

type Listed = { id: string; parentId?: string; path?: string; index?: boolean; hasAction: boolean }
export type BuiltRoute = { id: string; path: string; hasAction: boolean }

/** Every address of the built product, as its own list of routes has them: a new one is here by itself. */
export function builtRoutes(): BuiltRoute[] {
  const [manifest = ''] = globSync('build/client/assets/manifest-*.js', { cwd: join(import.meta.dirname, '..') })
  const text = readFileSync(join(import.meta.dirname, '..', manifest), 'utf8')
  const { routes } = JSON.parse(text.slice(text.indexOf('=') + 1, text.lastIndexOf('}') + 1))
  const listed = Object.values<Listed>(routes)
  const isFrame = ({ id }: Listed) => listed.some(({ parentId }) => parentId === id)
  const pathOf = ({ path = '', parentId }: Listed): string => {
    const parent = parentId ? pathOf(routes[parentId]) : ''
    return path ? `${parent}/${path}` : parent
  }
  return listed
    .filter((route) => !isFrame(route))
    .map((route) => ({ id: route.id, path: pathOf(route) || '/', hasAction: route.hasAction }))
}

/** The route that answers an address. */
export const routeAt = (routes: BuiltRoute[], address: string) =>
  matchRoutes(routes, address.split('?', 1)[0] ?? '')?.at(-1)?.route.id

/** Where a browser with JavaScript asks for the data of a page. */
export function dataAddress(address: string) {
  const [path, query] = address.split('?', 2)
  return `${path === '/' ? '/_' : path}.data${query ? `?${query}` : ''}`
}
