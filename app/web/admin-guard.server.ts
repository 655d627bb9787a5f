import { data, type ServerBuild } from 'react-router'
import { can } from '~/auth/permissions'
import type { ErrorDetails } from './error-details'
import { getScope, type Scope } from './scope.server'

/** The `handle` of a route whose loaders and actions, and those of all routes below it, are for admins only. */
type GuardHandle = { adminsOnly?: boolean }

export const mayEnter = ({ session }: Scope) => can(session?.member ?? null, 'admin.enter')

const denied = () => data<ErrorDetails>({ isDenied: true }, { status: 403 })

/**
 * Puts the check in front of each loader and action, so that none runs for others, and none can be asked for past it. An
 * error thrown by a middleware would do the same, but is shown without the frame, whose data is then not loaded.
 */
export function withAdminGuard(build: ServerBuild): ServerBuild {
  const { routes } = build
  const isForAdmins = (id: string | undefined): boolean => {
    const route = id === undefined ? undefined : routes[id]
    if (!route) return false
    return (route.module.handle as GuardHandle | undefined)?.adminsOnly === true || isForAdmins(route.parentId)
  }
  const guarded = Object.entries(routes).map(([id, route]) => {
    if (!route || !isForAdmins(id)) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: guard(loader) }),
      ...(action && { action: guard(action) }),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(guarded) }
}

type Context = Parameters<typeof getScope>[0]

const guard =
  <Args extends { context: unknown }, Result>(handler: (args: Args) => Result) =>
  async (args: Args): Promise<Awaited<Result>> => {
    // The router's type allows other contexts; `createRenderer` always passes this one.
    if (!mayEnter(getScope(args.context as Context))) throw denied()
    return await handler(args)
  }
