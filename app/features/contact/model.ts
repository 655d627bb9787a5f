/** What the site promises whoever writes: an answer within this many hours. */
export const responsePromise = { hours: 48 } as const
