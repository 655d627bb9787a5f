import type { Right } from '~/auth/permissions'

/**
 * The rights that a page of admins asks for: `see` for its loader, and `change` for its action, for all forms or for each by
 * its name. A form that is not named asks for `see`.
 */
export type PageRights = { see: Right; change?: Right | Record<string, Right> }

/** The `handle` of a route below the admin area. The server does not start while one has none. */
export type RightsHandle = { rights: PageRights }
