import { Secret, TOTP } from 'otpauth'

/** What every authenticator app supports: six digits of HMAC-SHA-1, new every 30 seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 }
/** The codes before and after the current one are accepted too, for clocks that are half a minute apart. */
const window = 1
const secretBytes = 20

export const newTotpSecret = () => new Secret({ size: secretBytes }).base32

/** The time step of a right code; undefined for a wrong one. The caller accepts each step once. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...parameters, secret: Secret.fromBase32(secret), token: code, timestamp, window })
  return delta === null ? undefined : TOTP.counter({ period: parameters.period, timestamp }) + delta
}

/** The address that an app reads from the QR code. */
export const totpAddress = (secret: string, issuer: string, email: string) =>
  new TOTP({ ...parameters, secret, issuer, label: email }).toString()
