import { RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { withAdminGuard } from './admin-guard.server'
import { type Scope, scopeContext } from './scope.server'

const run = vi.fn(async () => 'data')

const usersRights = { see: 'user.list', change: { role: 'user.change', promote: 'admin.manage' } }

/** Only what the guard reads of a build. */
const build = {
  routes: {
    members: { id: 'members', module: { loader: run } },
    admin: {
      id: 'admin',
      parentId: 'members',
      module: { handle: { adminsOnly: true, rights: { see: 'admin.enter' } }, loader: run },
    },
    users: { id: 'users', parentId: 'admin', module: { handle: { rights: usersRights }, loader: run, action: run } },
    about: { id: 'about', parentId: 'admin', module: {} },
  },
} as unknown as ServerBuild

function call(route: string, handler: 'loader' | 'action', member?: { adminRole: string | null }, form = '') {
  const context = new RouterContextProvider()
  context.set(scopeContext, { session: member && { member } } as Scope)
  return withAdminGuard(build).routes[route]?.module[handler]?.({
    context,
    request: new Request(`https://x.example/?form=${form}`),
  } as never)
}

test.for([
  ['admin', 'loader'],
  ['users', 'loader'],
  ['users', 'action'],
] as const)('below a route for admins no %s %s runs for others', async ([route, handler]) => {
  run.mockClear()
  const denied = { data: { isDenied: true }, init: { status: 403 } }
  await expect(call(route, handler, { adminRole: null })).rejects.toMatchObject(denied)
  await expect(call(route, handler)).rejects.toMatchObject(denied)
  expect(run).not.toHaveBeenCalled()
  expect(await call(route, handler, { adminRole: 'owner' })).toBe('data')
})

test('other routes, and routes without a loader, are left as they are', async () => {
  expect(await call('members', 'loader', { adminRole: null })).toBe('data')
  expect(withAdminGuard(build).routes.about?.module).not.toHaveProperty('loader')
})

test('a page asks for the right to see it, and each form for its own', async () => {
  const reader = { adminRole: 'reader' }
  const manager = { adminRole: 'member_manager' }
  const denied = { init: { status: 403 } }
  expect(await call('users', 'loader', reader)).toBe('data')
  await expect(call('users', 'loader', { adminRole: 'editor' })).rejects.toMatchObject(denied)
  await expect(call('users', 'action', reader, 'role')).rejects.toMatchObject(denied)
  expect(await call('users', 'action', manager, 'role')).toBe('data')
  await expect(call('users', 'action', manager, 'promote')).rejects.toMatchObject(denied)
  expect(await call('users', 'action', { adminRole: 'owner' }, 'promote')).toBe('data')
  // A form that the page does not have, also by the name of what every object has.
  expect(await call('users', 'action', reader, 'constructor')).toBe('data')
})

test('a route for admins that does not say for which is a fault', () => {
  const routes = { ...build.routes, forgotten: { id: 'forgotten', parentId: 'admin', module: { loader: run } } }
  expect(() => withAdminGuard({ ...build, routes } as unknown as ServerBuild)).toThrow('forgotten')
})
