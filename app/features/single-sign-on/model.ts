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
 * account belongs to another person there. `admin`: an admin, and the
 * organisation is not the site's own. `policy`: there is no account, and none may be created. `restricted`: the same, as
 * the data of the person is only stored. `other-person`: someone else than the one who has to prove who they are. `stale`: the
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
    'admin',
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
const somethingHeld = ['sms', 'tel', 'sc', 'pop', 'otp', 'hwk', 'swk']
const somethingOneIs = ['fpt', 'face', 'iris', 'retina', 'vbm', 'bio']

/** Whether the methods by which a provider has recognised someone (RFC 8176) are two factors: `mfa`, or two of different kinds. */
export function isSecondFactor(amr: readonly string[] | undefined): boolean {
  const methods = amr ?? []
  if (methods.includes('mfa')) return true
  const kinds = [somethingKnown, somethingHeld, somethingOneIs]
  return kinds.filter((kind) => methods.some((method) => kind.includes(method))).length > 1
}

/** When the provider asked the person, for the age of the proof: one that does not say it has not asked. */
export const askedAt = ({ auth_time = 0 }: ProviderClaims, now: Date) =>
  new Date(Math.min(auth_time * 1000, now.getTime()))

/** Whether the provider has asked the person after the proof was begun. */
export const isAskedAgain = ({ auth_time }: ProviderClaims, begunAt: Date) =>
  auth_time !== undefined && auth_time * 1000 >= begunAt.getTime() - authTimeToleranceMs
