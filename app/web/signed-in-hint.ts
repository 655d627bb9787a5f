/**
 * The cookie that tells our scripts that someone is signed in, and nothing about who. Public pages are cached and the
 * same for everyone; only with it can they show the way back to the members' pages.
 */
export const signedInHint = 'signed-in'

export const hasSignedInHint = (cookies: string) => new RegExp(`(^|; )(__Host-)?${signedInHint}=1(;|$)`).test(cookies)
