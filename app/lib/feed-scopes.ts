/** What a member's calendar has: what they attend, or also what they are invited to and have not answered. */
export const feedScopes = ['attending', 'invited'] as const
export type FeedScope = (typeof feedScopes)[number]
