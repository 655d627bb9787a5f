/** What someone who writes to us may be interested in. */
export const contactInterests = ['clinical-visits', 'insight-exchange', 'ambassadors', 'speed-dial'] as const
export type ContactInterest = (typeof contactInterests)[number]

/** What a stored message is about. The last one comes from the page for rights to one's data, and is no choice of the contact form. */
export const contactTopics = [...contactInterests, 'personal-data'] as const
