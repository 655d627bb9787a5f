/** Why the second step of a sign-in is refused. `expired`: it has to begin again with the password. `closed`: the owner has reported the account. */
export const secondStepRefusals = ['code', 'recovery-code', 'passkey', 'expired', 'closed'] as const
export const passkeySignInRefusals = ['passkey', 'closed'] as const

/** Why a proof is refused. `factor`: a password is not enough for someone who has a second factor. */
export const proofRefusals = ['password', 'code', 'recovery-code', 'passkey', 'factor'] as const
export type ProofRefusal = (typeof proofRefusals)[number] | (typeof secondStepRefusals)[number]

/** Which ways to prove who they are someone has. */
export type ProofWays = { hasPasskey: boolean; hasTotp: boolean; hasRecoveryCodes: boolean }

/** How someone without a second factor proves who they are; `organisation` is where they sign in. */
export type FirstStepWays = { hasPassword: boolean; organisation: string | null }

export const secondStepPage = '/login/second-step'
