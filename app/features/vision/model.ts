/** The month the current perspective was written in. */
export const perspectiveDate = '2025-01'

/** With its origin: on a host of its own, the vision page is at `/` itself. */
export const siteHome = (origin: string) => `${origin}/`
