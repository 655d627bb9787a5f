import { rememberDevice } from '~/auth/known-devices.server'
import { endSessionOf, findSession, renewSession, type StartedSession } from '~/auth/sessions.server'
import { deviceCookie, readDeviceCookie, readSessionToken, sessionCookie, signedInHintCookie } from './cookies.server'
import { createCtx, type Scope } from './scope.server'

/** Whether a request has a session cookie; `loadSession` finds out whether it is valid. */
export const mayBeSignedIn = (cookie: string | undefined) => /(^|;\s*)(__Host-)?session=/.test(cookie ?? '')

/** Looks up the session of the request, and sets it on the scope. */
export async function loadSession(request: Request, scope: Scope) {
  scope.session = await findRequestSession(request, scope)
  return scope.session
}

export async function findRequestSession(request: Request, scope: Scope) {
  const token = readSessionToken(request, scope.services.settings)
  return token ? findSession(createCtx(scope), token) : undefined
}

/** Renews the session, and returns its cookies with the same new end; none when it was renewed recently. */
export async function renewedCookies(request: Request, scope: Scope): Promise<string[]> {
  const { session, services } = scope
  const token = readSessionToken(request, services.settings)
  if (!session || !token) return []
  const ctx = createCtx(scope)
  const expiresAt = await renewSession(ctx, session)
  if (!expiresAt) return []
  session.expiresAt = expiresAt
  const lastsMs = expiresAt.getTime() - ctx.now.getTime()
  return [sessionCookie(token, lastsMs, services.settings), signedInHintCookie(lastsMs, services.settings)]
}

/** The cookies of a new session. Ends the session that the browser had before, whoever's it is. */
export async function signedInHeaders(request: Request, scope: Scope, started: StartedSession): Promise<Headers> {
  const { settings } = scope.services
  const previousToken = readSessionToken(request, settings)
  if (previousToken) await endSessionOf(createCtx(scope), previousToken)
  const headers = knownDeviceHeaders(request, scope, started.email)
  headers.append('Set-Cookie', sessionCookie(started.token, started.lastsMs, settings))
  headers.append('Set-Cookie', signedInHintCookie(started.lastsMs, settings))
  return headers
}

/** The cookie that makes this browser a known device at the next sign-in to this account. */
export function knownDeviceHeaders(request: Request, scope: Scope, email: string): Headers {
  const { settings } = scope.services
  const value = rememberDevice(createCtx(scope), readDeviceCookie(request, settings), email)
  return new Headers({ 'Set-Cookie': deviceCookie(value, settings) })
}
