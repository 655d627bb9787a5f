/** What a hospital gives its time to, as in the price list. */
export const hospitalActivities = ['survey', 'plenum', 'evaluation', 'pilot'] as const
export type HospitalActivity = (typeof hospitalActivities)[number]
