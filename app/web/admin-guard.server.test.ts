import { RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { withAdminGuard } from './admin-guard.server'
import { type Scope, scopeContext } from './scope.server'

const run = vi.fn(async () => 'data')

/** Only what the guard reads of a build. */
const build = {
  routes: {
    members: { id: 'members', module: { loader: run } },
    admin: { id: 'admin', parentId: 'members', module: { handle: { adminsOnly: true }, loader: run } },
    users: { id: 'users', parentId: 'admin', module: { loader: run, action: run } },
    about: { id: 'about', parentId: 'admin', module: {} },
  },
} as unknown as ServerBuild

function call(route: string, handler: 'loader' | 'action', member?: { isAdmin: boolean }) {
  const context = new RouterContextProvider()
  context.set(scopeContext, { session: member && { member } } as Scope)
  return withAdminGuard(build).routes[route]?.module[handler]?.({ context } as never)
}

test.for([
  ['admin', 'loader'],
  ['users', 'loader'],
  ['users', 'action'],
] as const)('below a route for admins no %s %s runs for others', async ([route, handler]) => {
  run.mockClear()
  const denied = { data: { isDenied: true }, init: { status: 403 } }
  await expect(call(route, handler, { isAdmin: false })).rejects.toMatchObject(denied)
  await expect(call(route, handler)).rejects.toMatchObject(denied)
  expect(run).not.toHaveBeenCalled()
  expect(await call(route, handler, { isAdmin: true })).toBe('data')
})

test('other routes, and routes without a loader, are left as they are', async () => {
  expect(await call('members', 'loader', { isAdmin: false })).toBe('data')
  expect(withAdminGuard(build).routes.about?.module).not.toHaveProperty('loader')
})
