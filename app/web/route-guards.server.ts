import { data, type MiddlewareFunction, redirect } from 'react-router'
import type { SessionRestriction } from '~/auth/factor-policy'
import { errorsMessages } from '~/i18n/messages/errors'
import { getTranslator } from '~/i18n/translator'
import { mayEnter } from './admin-guard.server'
import { endedHintCookie } from './cookies.server'
import { pagePath } from './page-path'
import { confirmPage, confirmPageFor, factorsPage, factorsPageFor, ownDataPath, requestedPage } from './requested-page'
import { getScope } from './scope.server'
import { loadSession, renewedCookies } from './session.server'
import { hasSignedInHint } from './signed-in-hint'

/** All that a restricted session reaches; the rights to one's data do not depend on a factor. Before the factor has been used, factors can't be changed either. */
const reachable: Record<SessionRestriction, string[]> = {
  'set-up': [factorsPage, confirmPage, ownDataPath],
  confirm: [confirmPage],
}

/**
 * Lets signed-in people pass; others are redirected to `/login`, and from there back to the page they requested. Renews
 * the session and its cookies. Routes of cached pages must not use it.
 */
export const requireMember: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const scope = getScope(context)
  const unavailable = (err: unknown) => {
    scope.log.error({ err }, 'the session could not be looked up')
    throw data(null, { status: 503 })
  }
  const session = await loadSession(request, scope).catch(unavailable)
  if (!session) {
    const login = `/login?${new URLSearchParams({ to: requestedPage(request) })}`
    const isHinted = hasSignedInHint(request.headers.get('Cookie') ?? '')
    const headers = isHinted ? { 'Set-Cookie': endedHintCookie(scope.services.settings) } : {}
    throw redirect(login, { headers })
  }
  if (session.restriction && !reachable[session.restriction].includes(pagePath(new URL(request.url)))) {
    const pageFor = session.restriction === 'set-up' ? factorsPageFor : confirmPageFor
    throw redirect(pageFor(requestedPage(request)))
  }
  if (session.view) scope.locale = session.view.locale
  const cookies = await renewedCookies(request, scope).catch(unavailable)
  const response = await next()
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/**
 * Refuses what others ask of admin pages. The loaders and actions do, so that the error stands in the frame; an answer
 * without any of them, as to `x.data?_routes=…` or to a form where there is none, is replaced.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const scope = getScope(context)
  if (mayEnter(scope)) return next()
  const isRead = ['GET', 'HEAD'].includes(request.method)
  const response = await next()
  if (isRead ? response.status >= 400 : response.status === 403) return response
  // The server shows a browser the error page instead of JSON, in the frame of who is signed in.
  if (request.headers.get('Accept')?.includes('text/html')) return Response.json({ isDenied: true }, { status: 403 })
  const t = await getTranslator(errorsMessages, scope.locale, 'denied')
  return new Response(t('text'), { status: 403, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** When a Sanity project is configured, content is edited there, and our own documents are shown nowhere. */
export const requireOwnContent: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (getScope(context).services.settings.sanity) throw redirect('/admin/content')
  return next()
}
