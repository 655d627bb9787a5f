import type { AnswerFault, ProviderClaims } from '~/auth/provider-answers'

export const signOnPage = '/login/organisation'

/** How long someone has to sign in at the provider. */
export const pendingLifetimeMs = 10 * 60 * 1000

/** How far the clock of a provider may be off, when it says at what time it has asked the person. */
const authTimeToleranceMs = 30 * 1000

/** Why a sign-in can't begin. */
export const startRefusals = ['no-organisation', 'unavailable'] as const

/**
 * Why an answer does not let someone in. `state`: it belongs to no sign-in that this browser has begun, or came too late.
 * `unverified`: the provider does not vouch for the address. `address`: it is not one of the organisation. `taken`: the
 * account belongs to another person there. `policy`: there is no account, and none may be created. `restricted`: the data
 * of the person is only stored. `other-person`: someone else than the one who has to prove who they are. `stale`: the
 * provider did not ask them again.
 */
export const answerRefusals = [
  ...(['denied', 'clock', 'unavailable', 'answer'] as const satisfies readonly AnswerFault[]),
  ...([
    'state',
    'off',
    'unverified',
    'address',
    'taken',
    'policy',
    'restricted',
    'closed',
    'other-person',
    'stale',
  ] as const),
] as const
export type AnswerRefusal = (typeof answerRefusals)[number]

export const unlinkRefusals = ['gone', 'no-password'] as const
export type UnlinkRefusal = (typeof unlinkRefusals)[number]

/** The organisation at which a person signs in. */
export type LinkedIdentity = {
  id: string
  organisation: string
  isEnabled: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

/** Where the browser goes on to. */
export type Departure = { address: string; organisation: string }

const somethingKnown = ['pwd', 'pin', 'kba']
const somethingHeld = ['sms', 'tel', 'sc', 'pop', 'user']
const somethingOneIs = ['iris', 'retina', 'vbm', 'bio']
/** Methods that stand for a second factor by themselves, as no provider offers them without another one. */
const strongMethods = ['mfa', 'otp', 'hwk', 'swk', 'fpt', 'face']

/** Whether the methods by which a provider has recognised someone (RFC 8176) are two factors. */
export function isSecondFactor(amr: readonly string[] | undefined): boolean {
  const methods = amr ?? []
  if (methods.some((method) => strongMethods.includes(method))) return true
  const kinds = [somethingKnown, somethingHeld, somethingOneIs]
  return kinds.filter((kind) => methods.some((method) => kind.includes(method))).length > 1
}

/**
 * The address that the provider vouches for, in lower case. Microsoft says so by `xms_edov`, as it has no `email_verified`: the
 * owner of the domain has verified it.
 */
export function verifiedAddress({ email, email_verified, xms_edov }: ProviderClaims): string | undefined {
  const isVerified = email_verified === true || [true, 1, '1', 'true'].includes(xms_edov ?? false)
  return isVerified && email?.includes('@') ? email.trim().toLowerCase() : undefined
}

/** Whether the provider has asked the person after the proof was begun. */
export const isAskedAgain = ({ auth_time }: ProviderClaims, begunAt: Date) =>
  auth_time !== undefined && auth_time * 1000 >= begunAt.getTime() - authTimeToleranceMs
