import { deviceKnownForDays } from '~/auth/known-devices.server'
import type { Settings } from '~/config/settings.server'

type Secure = Pick<Settings, 'secure'>

/** With https the prefix `__Host-` forbids other hosts and paths to set the cookie. */
const nameOf = (name: string, { secure }: Secure) => (secure ? `__Host-${name}` : name)

/** A cookie that scripts can't read and other sites can't send with a form. */
const cookie = (name: string, value: string, maxAgeSeconds: number, settings: Secure) =>
  `${nameOf(name, settings)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${settings.secure ? '; Secure' : ''}`

function readCookie(request: Request, name: string, settings: Secure): string | undefined {
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? []
  const start = `${nameOf(name, settings)}=`
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

/** Expires with its session. */
export const sessionCookie = (token: string, lastsMs: number, settings: Secure) =>
  cookie('session', token, Math.floor(lastsMs / 1000), settings)

export const endedCookie = (settings: Secure) => cookie('session', '', 0, settings)

export function readSessionToken(request: Request, settings: Secure): string | undefined {
  const token = readCookie(request, 'session', settings)
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined
}

/** Shows that an account was signed in to from this browser before. It does not sign anyone in. */
export const deviceCookie = (value: string, settings: Secure) =>
  cookie('device', value, deviceKnownForDays * 24 * 60 * 60, settings)

export const readDeviceCookie = (request: Request, settings: Secure) => readCookie(request, 'device', settings)
