import { challengeLifetimeMs } from '~/auth/challenges.server'
import { deviceKnownForDays } from '~/auth/known-devices.server'
import type { Settings } from '~/config/settings.server'
import { signedInHint } from './signed-in-hint'

type Secure = Pick<Settings, 'secure'>

/** With https the prefix `__Host-` forbids other hosts and paths to set the cookie. */
const nameOf = (name: string, { secure }: Secure) => (secure ? `__Host-${name}` : name)

/** As long as someone has to sign in at the provider. */
const signOnSeconds = 10 * 60

type Readers = 'server' | 'server and scripts'

/** A cookie that other sites can't send with a form. */
function cookie(name: string, value: string, maxAgeSeconds: number, { secure }: Secure, readers: Readers = 'server') {
  const httpOnly = readers === 'server' ? '; HttpOnly' : ''
  return `${nameOf(name, { secure })}=${value}; Path=/; Max-Age=${maxAgeSeconds}${httpOnly}; SameSite=Lax${secure ? '; Secure' : ''}`
}

function readCookie(request: Request, name: string, settings: Secure): string | undefined {
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? []
  const start = `${nameOf(name, settings)}=`
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

/** Expires with its session. */
export const sessionCookie = (token: string, lastsMs: number, settings: Secure) =>
  cookie('session', token, Math.floor(lastsMs / 1000), settings)

export const endedCookie = (settings: Secure) => cookie('session', '', 0, settings)

/** Lasts as long as the session. Scripts can read it, and it says nothing about the person. */
export const signedInHintCookie = (lastsMs: number, settings: Secure) =>
  cookie(signedInHint, '1', Math.floor(lastsMs / 1000), settings, 'server and scripts')

export const endedHintCookie = (settings: Secure) => cookie(signedInHint, '', 0, settings, 'server and scripts')

export function readSessionToken(request: Request, settings: Secure): string | undefined {
  const token = readCookie(request, 'session', settings)
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined
}

/** Shows that an account was signed in to from this browser before. It does not sign anyone in. */
export const deviceCookie = (value: string, settings: Secure) =>
  cookie('device', value, deviceKnownForDays * 24 * 60 * 60, settings)

export const readDeviceCookie = (request: Request, settings: Secure) => readCookie(request, 'device', settings)

/** Between the password and the second step of a sign-in; without the second step it opens nothing. */
export const secondStepCookie = (token: string, settings: Secure) =>
  cookie('second-step', token, challengeLifetimeMs['second-step'] / 1000, settings)

export const endedSecondStepCookie = (settings: Secure) => cookie('second-step', '', 0, settings)

export function readSecondStepToken(request: Request, settings: Secure): string {
  const token = readCookie(request, 'second-step', settings)
  return token && /^[\w-]{20,100}$/.test(token) ? token : ''
}

/** Recognises the browser that was sent to an identity provider when it comes back. Without the answer it opens nothing. */
export const signOnCookie = (token: string, settings: Secure) => cookie('sign-on', token, signOnSeconds, settings)

export function readSignOnToken(request: Request, settings: Secure): string | undefined {
  const token = readCookie(request, 'sign-on', settings)
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}
