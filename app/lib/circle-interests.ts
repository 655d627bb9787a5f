/** The groups whose questions interest a person who requests a seat. */
export const circleInterests = ['providers', 'medtech', 'payers', 'investors'] as const
export type CircleInterest = (typeof circleInterests)[number]
