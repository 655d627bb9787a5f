import { data, type MiddlewareFunction, redirect } from 'react-router'
import { can } from '~/auth/permissions'
import { getScope } from './scope.server'
import { loadSession, renewedCookie } from './session.server'

/**
 * Lets in who is signed in; others are led to `/login`, and from there back to where they wanted to go. A session in use
 * is renewed here, with its cookie; no page that is cached passes here.
 */
export const requireMember: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const scope = getScope(context)
  const unavailable = (err: unknown) => {
    scope.log.error({ err }, 'the session could not be looked up')
    throw data(null, { status: 503 })
  }
  const session = await loadSession(request, scope).catch(unavailable)
  if (!session) throw redirect(`/login?${new URLSearchParams({ to: wanted(request) })}`)
  const cookie = await renewedCookie(request, scope).catch(unavailable)
  const response = await next()
  if (cookie) response.headers.append('Set-Cookie', cookie)
  return response
}

/** The page that was asked for; after a form, the page that the form is on. */
function wanted(request: Request) {
  const url = new URL(request.url)
  const page = request.method === 'GET' ? url : URL.parse(request.headers.get('Referer') ?? '')
  if (page?.origin !== url.origin) return '/select-role'
  return `${page.pathname.replace(/\.data$/, '')}${page.search}`
}

/** Lets admins in. To others the answer is 403, from here, before any loader has run: it carries no data. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (can(getScope(context).session?.member ?? null, 'admin.enter')) return next()
  throw data('denied', { status: 403 })
}

/** Documents of a Sanity project are edited there: ours are none that anyone would see. */
export const requireOwnContent: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (getScope(context).services.settings.sanity) throw redirect('/admin/content')
  return next()
}
