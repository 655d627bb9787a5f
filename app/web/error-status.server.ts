import { data, type ServerBuild } from 'react-router'
import { AppError, type ErrorKind } from '~/lib/app-error'

const statuses: Record<ErrorKind, number> = {
  'not-found': 404,
  forbidden: 403,
  'too-many': 429,
  busy: 503,
  'client-left': 503,
}

/** A thrown `AppError` becomes the page of its status; any other error stays a 500. */
const withStatus =
  <Args extends unknown[], Result>(handler: (...args: Args) => Result) =>
  async (...args: Args): Promise<Awaited<Result>> => {
    try {
      return await handler(...args)
    } catch (error) {
      if (error instanceof AppError) throw data(error.details, { status: statuses[error.kind] })
      throw error
    }
  }

/** Wraps every loader and action with `withStatus`. Middleware can't do this: it never sees what they throw. */
export function withErrorStatuses(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader ? { loader: withStatus(loader) } : {}),
      ...(action ? { action: withStatus(action) } : {}),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}
