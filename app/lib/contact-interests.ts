/** What someone who writes to us may be interested in. */
export const contactInterests = ['clinical-visits', 'insight-exchange', 'ambassadors', 'speed-dial'] as const
export type ContactInterest = (typeof contactInterests)[number]
