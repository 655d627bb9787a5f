import { data, type ServerBuild } from 'react-router'
import { can, hasRight, type Right } from '~/auth/permissions'
import type { ErrorDetails } from './error-details'
import { formParameter } from './forms/form-result'
import type { PageRights, RightsHandle } from './page-rights'
import { getScope, type Scope } from './scope.server'

/** The `handle` of a route whose loaders and actions, and those of all routes below it, are for admins only. */
type GuardHandle = { adminsOnly?: boolean } & Partial<RightsHandle>

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
    const { loader, action, handle } = route.module
    if (!loader && !action) return [id, route]
    const rights = (handle as GuardHandle | undefined)?.rights
    if (!rights) throw new Error(`${id} is for admins and does not say for which: its handle has no rights`)
    const module = {
      ...route.module,
      ...(loader && { loader: guard(loader, () => rights.see) }),
      ...(action && { action: guard(action, (request) => rightToChange(rights, request)) }),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(guarded) }
}

type Context = Parameters<typeof getScope>[0]

function rightToChange({ see, change = see }: PageRights, request: Request): Right {
  if (typeof change === 'string') return change
  const form = new URL(request.url).searchParams.get(formParameter) ?? ''
  return (Object.hasOwn(change, form) && change[form]) || see
}

const guard =
  <Args extends { context: unknown; request: Request }, Result>(
    handler: (args: Args) => Result,
    rightFor: (request: Request) => Right,
  ) =>
  async (args: Args): Promise<Awaited<Result>> => {
    // The router's type allows other contexts; `createRenderer` always passes this one.
    const { session } = getScope(args.context as Context)
    if (!hasRight(session?.member ?? null, rightFor(args.request))) throw denied()
    return await handler(args)
  }
