/** A way to prove who one is, besides the password. */
export type Factor = 'passkey' | 'totp' | 'recovery-code'

export const recoveryCodeCount = 10

/** 32 characters that are not mistaken for each other: ten of them are 50 bits. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const recoveryLength = 10

/** As it is shown: two groups, which are easier to copy from paper. */
export const writeRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

/** Codes of an app are digits; all else is taken for a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code)

/** As it is compared: people add spaces and hyphens, and type small letters. */
export const readCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** The file that people keep. */
export const recoveryFile = (title: string, codes: readonly string[]) => `${title}\r\n\r\n${codes.join('\r\n')}\r\n`

/** Why a change of the factors is refused. */
export const factorRefusals = ['code', 'set-up-ended', 'passkey', 'last-factor', 'gone', 'too-many'] as const
export type FactorRefusal = (typeof factorRefusals)[number]

/** One that was added or removed, as people know it. */
export type NamedFactor = { factor: 'passkey'; id: string; name: string } | { factor: 'totp' }

/** What ‘This was not me’ removes: passkeys by their names, the app, and how many unused recovery codes. */
export type RemovedFactors = { passkeys: string[]; hasTotp: boolean; recoveryCodes: number }

/** For each account: a list that a person can still tell apart. */
export const maxPasskeys = 20
export const passkeyNameLength = 60

/** New recovery codes, which are shown once; null when the earlier ones still work. */
export type AddedFactor = { codes: string[] | null }

type ListedPasskey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

/** What an app has to be told, as a text and as the modules of a QR code: a path in a square of `size`. */
/** `address` opens the app on the same device. */
export type TotpSetUp = { secret: string; address: string; qr: { size: number; path: string } }

export type Factors = {
  passkeys: ListedPasskey[]
  totpSince: Date | null
  /** Begun and not confirmed. */
  setUp: TotpSetUp | null
  recoveryCodesLeft: number
  /** Whether they must have one, and whether this is because they are an admin. */
  isNeeded: boolean
  isAdmin: boolean
}
