import type { MiddlewareFunction } from 'react-router'
import { newToken } from '~/auth/tokens.server'
import { readSignOnToken, signOnCookie } from './cookies.server'
import { getScope } from './scope.server'

/** For forms that send someone to an identity provider: the browser keeps its token, so that two tabs can do so at once. */
export const bindBrowser: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST') return next()
  const scope = getScope(context)
  const { settings } = scope.services
  scope.browserToken = readSignOnToken(request, settings) ?? newToken()
  const response = await next()
  response.headers.append('Set-Cookie', signOnCookie(scope.browserToken, settings))
  return response
}
