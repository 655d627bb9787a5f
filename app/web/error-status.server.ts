import { data, redirect, type ServerBuild } from 'react-router'
import { AppError, type ErrorKind } from '~/lib/app-error'
import { confirmPageFor, requestedPage } from './requested-page'

const statuses: Record<ErrorKind, number> = {
  'not-found': 404,
  forbidden: 403,
  'too-many': 429,
  busy: 503,
  'client-left': 503,
  'proof-needed': 403,
}

/**
 * A thrown `AppError` becomes the page of its status, or leads to the page that asks for a proof; any other error stays a
 * 500. After the proof, a file is asked for again from the page that links to it.
 */
const withStatus =
  <Args extends [{ request: Request }, ...unknown[]], Result>(handler: (...args: Args) => Result, isPage: boolean) =>
  async (...args: Args): Promise<Awaited<Result>> => {
    try {
      return await handler(...args)
    } catch (error) {
      if (error instanceof AppError && error.kind === 'proof-needed') {
        throw redirect(confirmPageFor(requestedPage(args[0].request, isPage)))
      }
      if (error instanceof AppError) throw isPage ? data(error.details, initOf(error)) : fileError(error)
      throw error
    }
  }

const initOf = ({ kind, retryAfterSeconds }: AppError): ResponseInit => ({
  status: statuses[kind],
  ...(retryAfterSeconds !== undefined && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
})

/** Of an error of a route without a page React Router keeps the status alone, so one that says when to come again is a response. */
const fileError = (error: AppError) =>
  error.retryAfterSeconds === undefined
    ? data(error.details, initOf(error))
    : Response.json(error.details, initOf(error))

/** Wraps every loader and action with `withStatus`. Middleware can't do this: it never sees what they throw. */
export function withErrorStatuses(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const isPage = route.module.default !== undefined
    const module = {
      ...route.module,
      ...(loader ? { loader: withStatus(loader, isPage) } : {}),
      ...(action ? { action: withStatus(action, isPage) } : {}),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}
