/** Why a password is easy to guess. */
export const weaknesses = ['short', 'personal', 'word', 'pattern'] as const
export type Weakness = (typeof weaknesses)[number]

/** How far a password is from being enough, for a meter: 4 is enough, and then there is no weakness. */
export type Strength = { level: 1 | 2 | 3; weakness: Weakness } | { level: 4; weakness?: undefined }

/** Below this length every password is refused: even eight characters of no meaning take only 10^8 tries. */
export const minStrongLength = 8

/** Counts the NFKC form, as the estimate does: composed and decomposed letters have the same length. */
export const isTooShort = (password: string) => password.normalize('NFKC').length < minStrongLength
