/** Who must have a second factor. */
export type FactorPolicy = { admins: boolean; members: boolean }

export const needsFactor = (policy: FactorPolicy, isAdmin: boolean) => (isAdmin ? policy.admins : policy.members)

/** What a session may not go past: a factor has to be set up, or the one that there is has to be used. */
export type SessionRestriction = 'set-up' | 'confirm'

type State = {
  isNeeded: boolean
  /** The session has passed the second factor. */
  isPassed: boolean
  hasFactor: boolean
  createdAt: Date
  graceAt: Date | null
}

/**
 * The first sign-in without the factor is let in, and so are sessions from before it. Once there is a factor, it has to be
 * used: else whoever waits with a password alone would be let in by the owner's set-up.
 */
export function restrictionOf({ isNeeded, isPassed, hasFactor, createdAt, graceAt }: State) {
  if (!isNeeded || isPassed) return undefined
  if (hasFactor) return 'confirm' satisfies SessionRestriction
  return graceAt !== null && createdAt > graceAt ? ('set-up' satisfies SessionRestriction) : undefined
}
