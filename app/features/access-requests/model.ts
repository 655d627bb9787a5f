/** What the site promises: an answer within this many business days. */
export const reviewPromise = { from: 2, to: 3 } as const

/** Where the form stands by itself. */
export const page = '/request-access'
