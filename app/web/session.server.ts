import { rememberDevice } from '~/auth/known-devices.server'
import { endSessionOf, findSession, renewSession, type StartedSession } from '~/auth/sessions.server'
import { deviceCookie, readDeviceCookie, readSessionToken, sessionCookie } from './cookies.server'
import { createCtx, type Scope } from './scope.server'

/** Whether a request brings a session along; whether it is one, `loadSession` finds out. */
export const mayBeSignedIn = (cookie: string | undefined) => /(^|;\s*)(__Host-)?session=/.test(cookie ?? '')

/** Looks up who asks, and keeps it with the request. */
export async function loadSession(request: Request, scope: Scope) {
  const token = readSessionToken(request, scope.services.settings)
  scope.session = token ? await findSession(createCtx(scope), token) : undefined
  return scope.session
}

/** Renews the session and gives its cookie anew: the two end together. Nothing when that was done a moment ago. */
export async function renewedCookie(request: Request, scope: Scope): Promise<string | undefined> {
  const { session, services } = scope
  const token = readSessionToken(request, services.settings)
  if (!session || !token) return undefined
  const ctx = createCtx(scope)
  const expiresAt = await renewSession(ctx, session)
  if (!expiresAt) return undefined
  session.expiresAt = expiresAt
  return sessionCookie(token, expiresAt.getTime() - ctx.now.getTime(), services.settings)
}

/** The cookies of someone who has just signed in. The session that the browser brought, whoever's it is, is ended. */
export async function signedInHeaders(request: Request, scope: Scope, started: StartedSession): Promise<Headers> {
  const { settings } = scope.services
  const brought = readSessionToken(request, settings)
  if (brought) await endSessionOf(createCtx(scope), brought)
  const headers = knownDeviceHeaders(request, scope, started.email)
  headers.append('Set-Cookie', sessionCookie(started.token, started.lastsMs, settings))
  return headers
}

/** The cookie by which this browser is known, the next time this account is signed in to. */
export function knownDeviceHeaders(request: Request, scope: Scope, email: string): Headers {
  const { settings } = scope.services
  const value = rememberDevice(createCtx(scope), readDeviceCookie(request, settings), email)
  return new Headers({ 'Set-Cookie': deviceCookie(value, settings) })
}
