import { organizationLength } from '~/lib/field-lengths'

/** What the site promises whoever writes: an answer within this many hours. */
export const responsePromise = { hours: 48 } as const

export const contactLengths = { organization: organizationLength, message: 4000 } as const
