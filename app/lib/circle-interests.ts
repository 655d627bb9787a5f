/** Whose questions someone who asks for a seat would like to hear. */
export const circleInterests = ['providers', 'medtech', 'payers', 'investors'] as const
export type CircleInterest = (typeof circleInterests)[number]
