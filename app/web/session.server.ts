import { findSession } from '~/auth/sessions.server'
import type { Settings } from '~/config/settings.server'
import { ctxOf, type Scope } from './scope.server'

type Secure = Pick<Settings, 'secure'>

/** With https the name itself forbids another host or path to set it. */
const nameOf = ({ secure }: Secure) => (secure ? '__Host-session' : 'session')

/** A cookie that scripts can't read and other sites can't send with a form; it lives as long as its session. */
export const sessionCookie = (token: string, settings: Secure) =>
  `${nameOf(settings)}=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax${settings.secure ? '; Secure' : ''}`

export const endedCookie = (settings: Secure) =>
  `${nameOf(settings)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${settings.secure ? '; Secure' : ''}`

function readSessionToken(request: Request, settings: Secure): string | undefined {
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? []
  const name = `${nameOf(settings)}=`
  const token = pairs.find((pair) => pair.startsWith(name))?.slice(name.length)
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined
}

/** Whether a request brings a session along; whether it is one, `loadSession` finds out. */
export const mayBeSignedIn = (cookie: string | undefined) => /(^|;\s*)(__Host-)?session=/.test(cookie ?? '')

/** Looks up who asks, and keeps it with the request. */
export async function loadSession(request: Request, scope: Scope) {
  const token = readSessionToken(request, scope.services.settings)
  scope.session = token ? await findSession(ctxOf(scope), token) : undefined
  return scope.session
}
