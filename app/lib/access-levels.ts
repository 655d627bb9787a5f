/** From the lowest to the highest. */
export const accessLevels = ['entry', 'builder', 'premium'] as const
export type AccessLevel = (typeof accessLevels)[number]
