import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from './keyed-hash.server'

/** A browser is known for this long after its last sign-in. */
export const deviceKnownForDays = 365
/** A shared computer is known for the last few accounts. */
const maxAccounts = 5

type KnownDeviceCtx = { keyedHash: KeyedHash; now: Date }

/**
 * A device cookie: entries of `issued.nonce.mac`, one for each account that was signed in to from this browser. The MAC
 * binds an entry to its account with the server's secret: nobody can forge one, or learn from it which account it is for.
 */
const entry = /^([0-9a-z]{1,12})\.([\w-]{22})\.([0-9a-f]{64})$/

const macOf = (keyedHash: KeyedHash, email: string, issued: string, nonce: string) =>
  keyedHash('device', email, issued, nonce)

/** The nonce of this account's entry; undefined when the browser is not known for it. */
export function findKnownDevice(
  { keyedHash, now }: KnownDeviceCtx,
  cookie: string | undefined,
  email: string,
): string | undefined {
  for (const text of cookie?.split('~', maxAccounts) ?? []) {
    const [, issued = '', nonce = '', mac = ''] = entry.exec(text) ?? []
    const ageMs = now.getTime() - Number.parseInt(issued, 36) * 1000
    const isOfAccount =
      mac !== '' && timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(keyedHash, email, issued, nonce)))
    if (isOfAccount && ageMs < deviceKnownForDays * 24 * 60 * 60 * 1000) return nonce
  }
  return undefined
}

/** The cookie with a new entry for this account in front; the entries of other accounts stay. */
export function rememberDevice({ keyedHash, now }: KnownDeviceCtx, cookie: string | undefined, email: string): string {
  const issued = Math.floor(now.getTime() / 1000).toString(36)
  const nonce = randomBytes(16).toString('base64url')
  const others = (cookie?.split('~', maxAccounts) ?? []).filter(
    (text) => entry.test(text) && !findKnownDevice({ keyedHash, now }, text, email),
  )
  return [`${issued}.${nonce}.${macOf(keyedHash, email, issued, nonce)}`, ...others].slice(0, maxAccounts).join('~')
}
